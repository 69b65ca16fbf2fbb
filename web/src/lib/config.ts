import { isRecord, parseStored } from './storage.ts';

/** What the server tells every page, as JSON in <script type="application/json" id="pinjian-config">. */
export interface PublicConfig {
  /** Name of the product. */
  readonly brand: string;
  /** Copyright holder. */
  readonly holder: string;
  /** ICP filing number, '' when none is configured. */
  readonly icp: string;
  /** Public security filing number, '' when none is configured. */
  readonly police: string;
  /** True while SMS, licences and the like are answered by the embedded defaults and listed at /sandbox. */
  readonly sandbox: boolean;
}

function text(value: unknown, fallback: string): string {
  return typeof value === 'string' && value !== '' ? value : fallback;
}

/** Reads the injected JSON; what is missing (a page opened from the development server) takes the default. */
export function parseConfig(json: string | null | undefined): PublicConfig {
  const parsed = parseStored(json);
  const root = isRecord(parsed) ? parsed : {};
  const brand = text(root['brand'], '聘见');
  return {
    brand,
    holder: text(root['holder'], brand),
    icp: text(root['icp'], ''),
    police: text(root['police'], ''),
    sandbox: root['sandbox'] === true,
  };
}

export const config: PublicConfig = parseConfig(document.getElementById('pinjian-config')?.textContent);
