import type { SecretBox } from '#platform/core/secret-box.ts';

/** Fewer digits find nobody: their hashes would be few enough to tell what they stand for. */
const shortestPart = 4;
/** Of a hash: a search among a company's own meets a wrong one less than once in ten thousand million. */
const bytesOfPart = 6;

const use = 'resume-phone-part';
const partOf = (companyId: string, part: string): string => `${companyId}\n${part}`;

/**
 * What a phone is found by without standing in the table: keyed hashes of each of its parts of four digits and more, one
 * after the other. They differ from company to company, and their order says nothing of where in the phone a part stands.
 * null for no phone.
 */
export function phoneParts(secretBox: SecretBox, companyId: string, phone: string): Buffer | null {
  const parts = new Set<string>();
  for (let from = 0; from + shortestPart <= phone.length; from += 1)
    for (let to = from + shortestPart; to <= phone.length; to += 1) parts.add(phone.slice(from, to));
  if (parts.size === 0) return null;
  const hashes = [...parts].map((part) => secretBox.hash(use, partOf(companyId, part)).subarray(0, bytesOfPart));
  return Buffer.concat(hashes.toSorted((one, other) => one.compare(other)));
}

/**
 * What the hashes of a phone hold, one of these by each known secret, where the words are a part of it; nothing for words
 * that are part of none.
 */
export function phonePart(secretBox: SecretBox, companyId: string, words: string): Buffer[] {
  if (!/^\d{4,11}$/.test(words)) return [];
  return secretBox.hashes(use, partOf(companyId, words)).map((hash) => hash.subarray(0, bytesOfPart));
}
