import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Every `…errors` export of the contract: [name, code, message]. */
async function allCodes(): Promise<[string, number, string][]> {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const found: [string, number, string][] = [];
  for (const file of files) {
    const module = (await import(/* @vite-ignore */ `./${file}`)) as Record<string, unknown>;
    for (const [name, value] of Object.entries(module)) {
      if (!/^([a-z]+E|e)rrors$/.test(name)) continue;
      for (const [key, reason] of Object.entries(value as Record<string, { code: number; message: string }>)) {
        found.push([`${file} ${name}.${key}`, reason.code, reason.message]);
      }
    }
  }
  return found;
}

describe('error codes', async () => {
  const codes = await allCodes();

  it('are unique over all domains', () => {
    const byCode = Map.groupBy(codes, ([, code]) => code);
    const doubled = [...byCode.values()].filter((same) => same.length > 1).map((same) => same.map(([name]) => name));
    expect(doubled).toEqual([]);
  });

  it.each(codes)('%s has a status or a five-digit code, and a Chinese message', (_name, code, message) => {
    expect((code >= 400 && code < 600) || (code >= 40_000 && code < 50_000)).toBe(true);
    expect(message).toMatch(/[\u4e00-\u9fff]/);
  });
});
