/** The 31 characters of GB 32100-2015 in the order of their values; I, O, S, V and Z are left out. */
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/**
 * Whether a unified social credit code of 18 characters bears the right check character (GB 32100-2015, 4.2.5: the
 * first 17 values weighted by powers of 3, modulo 31). One wrong character, or two neighbours exchanged, are found.
 */
export function isCreditCode(code: string): boolean {
  if (code.length !== 18) return false;
  const values = [...code].map((character) => alphabet.indexOf(character));
  if (values.includes(-1)) return false;
  let weight = 1;
  let sum = 0;
  for (const value of values.slice(0, 17)) {
    sum += value * weight;
    weight = (weight * 3) % 31;
  }
  return values[17] === (31 - (sum % 31)) % 31;
}
