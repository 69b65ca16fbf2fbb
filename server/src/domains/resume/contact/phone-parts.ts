import type { SecretBox } from '#platform/core/secret-box.ts';

/** Fewer digits find nobody: their hashes would be few enough to tell what they stand for. */
const shortestPart = 4;
/** Of a hash: a search among a company's own meets a wrong one less than once in ten thousand million. */
const bytesOfPart = 6;

function hashOf(secretBox: SecretBox, companyId: string, part: string): Buffer {
  return secretBox.hash('resume-phone-part', `${companyId}\n${part}`).subarray(0, bytesOfPart);
}

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
  return Buffer.concat(
    [...parts].map((part) => hashOf(secretBox, companyId, part)).toSorted((one, other) => one.compare(other)),
  );
}

/** What the hashes of a phone hold where the words are a part of it; null for words that are part of none. */
export function phonePart(secretBox: SecretBox, companyId: string, words: string): Buffer | null {
  return /^\d{4,11}$/.test(words) ? hashOf(secretBox, companyId, words) : null;
}
