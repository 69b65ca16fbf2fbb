import { normalizeInPlace } from '#platform/text/tokens.ts';
import { listOf, once, readTable } from './table.ts';

/** A certificate, licence or professional title that is asked for by name. */
export interface Certificate {
  /** C0001; stable. */
  readonly code: string;
  readonly name: string;
  /** Spellings that mean it wherever they stand. */
  readonly aliases: readonly string[];
  /** Spellings that mean it beside words of holding one only: 税务师 is a trade too. */
  readonly beside: readonly string[];
  /** Codes of those that its holder need not show: the next lower step. */
  readonly implies: readonly string[];
}

const columns = ['code', 'name', 'aliases', 'beside', 'implies'] as const;

const certificates = once(() => {
  const all = readTable('certificates.tsv', columns).map(
    ([code, name, aliases, beside, implies]): Certificate => ({
      code,
      name,
      aliases: listOf(aliases),
      beside: listOf(beside),
      implies: listOf(implies),
    }),
  );
  const certain = new Map<string, string>();
  const beside = new Map<string, string>();
  for (const each of all) {
    for (const spelling of each.beside) beside.set(normalizeInPlace(spelling), each.code);
    for (const spelling of [each.name, ...each.aliases]) {
      if (!each.beside.includes(spelling)) certain.set(normalizeInPlace(spelling), each.code);
    }
  }
  return { byCode: new Map(all.map((each) => [each.code, each])), certain, beside };
});

/** Every certificate, by trade. */
export function allCertificates(): readonly Certificate[] {
  return [...certificates().byCode.values()];
}

export function certificateByCode(code: string): Certificate | undefined {
  return certificates().byCode.get(code);
}

/** Spellings in the form of `normalizeInPlace` -> code. */
export function certificateSpellings(): {
  readonly certain: ReadonlyMap<string, string>;
  readonly beside: ReadonlyMap<string, string>;
} {
  return certificates();
}

/** Codes of what the holder of a certificate need not show any more, whole chains: CPA -> 中级, 初级, 会计证. */
export function impliedCertificates(code: string): string[] {
  const found = new Set<string>();
  const open = [code];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const lower of certificateByCode(next)?.implies ?? []) {
      if (!found.has(lower)) open.push(lower);
      found.add(lower);
    }
  }
  return [...found];
}
