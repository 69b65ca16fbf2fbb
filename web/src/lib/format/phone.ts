import { phoneInvalid, phoneRequired } from '@pinjian/contract/account.ts';
import { phonePattern } from '@pinjian/contract/person.ts';

/** Longest input of the phone field (spec §5). */
export const phoneLength = 11;

/** What is wrong with a phone, to the letter of spec §5; null when it is right. */
export function phoneError(phone: string): string | null {
  const trimmed = phone.trim();
  if (trimmed === '') return phoneRequired;
  return phonePattern.test(trimmed) ? null : phoneInvalid;
}

/** The digits of a pasted number: blanks, dashes and the country code 86 go, at most 11 stay. */
export function phoneDigits(pasted: string): string {
  const digits = pasted.replace(/\D/g, '');
  const national = digits.length > phoneLength && digits.startsWith('86') ? digits.slice(2) : digits;
  return national.slice(0, phoneLength);
}
