import { createHash } from 'node:crypto';

interface Agreed {
  readonly id: string;
  readonly kind: string;
  readonly position_id: string | null;
  readonly seeker_id: string | null;
  readonly input: object | null;
  readonly words: string | null;
}

/** What somebody agrees to: the act, whom and what it is about, and every word of it. */
export function fingerprintOf({ id, kind, position_id, seeker_id, input, words }: Agreed): string {
  const agreed = [id, kind, position_id, seeker_id, inOrder(input), words];
  return createHash('sha256').update(JSON.stringify(agreed)).digest('base64url');
}

/** The database keeps fields of an object in an order of its own. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (value === null || typeof value !== 'object') return value;
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, each]) => [name, inOrder(each)]);
}
