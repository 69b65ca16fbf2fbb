import { createHash } from 'node:crypto';

/** A prompt for one purpose. `system` is fixed; only `version` may go up when it changes. */
export interface Prompt {
  readonly name: string;
  readonly version: number;
  readonly system: string;
}

/** Name, version and fingerprint, for reports: 追问 1 (3f2a91c0). */
export function promptMark({ name, version, system }: Prompt): string {
  const hash = createHash('sha256').update(`${name}\n${version}\n${system}`).digest('hex').slice(0, 8);
  return `${name} ${version} (${hash})`;
}
