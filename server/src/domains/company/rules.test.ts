import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newCreditCode } from '#testing/company.ts';
import { isCreditCode } from './rules.ts';

const alphabet = [...'0123456789ABCDEFGHJKLMNPQRTUWXY'];
const place = fc.integer({ min: 0, max: 17 });

describe('isCreditCode', () => {
  it.each([
    // The examples of GB 32100-2015 and of public registers.
    ['91350100M000100Y43', true],
    ['91350100M000100Y44', false],
    ['9135010OM000100Y43', false],
    ['91350100M000100Y4', false],
    ['91350100M000100Y433', false],
    ['91350100m000100y43', false],
    ['', false],
    ['000000000000000000', true],
  ])('%s: %s', (code, right) => {
    expect(isCreditCode(code)).toBe(right);
  });

  it('weighs each place as the standard’s table does', () => {
    // GB 32100-2015, table 2: the example above has zeros at seven of these places, and says nothing of their weights.
    const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];
    for (const [at, weight] of weights.entries()) {
      const start = Array.from({ length: 17 }, (_each, place) => (place === at ? '1' : '0')).join('');
      expect(alphabet.filter((check) => isCreditCode(start + check))).toEqual([alphabet[31 - weight]]);
    }
  });

  it('finds any one wrong character', () => {
    fc.assert(
      fc.property(place, fc.constantFrom(...alphabet), (at, character) => {
        const code = newCreditCode();
        const changed = code.slice(0, at) + character + code.slice(at + 1);
        return isCreditCode(changed) === (changed === code);
      }),
    );
  });

  it('finds two neighbours exchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 16 }), (at) => {
        const code = newCreditCode();
        const changed = code.slice(0, at) + code[at + 1] + code[at] + code.slice(at + 2);
        return isCreditCode(changed) === (changed === code);
      }),
    );
  });
});
