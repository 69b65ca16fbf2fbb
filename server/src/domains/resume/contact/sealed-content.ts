import type { ResumeBasics, ResumeContent } from '@pinjian/contract/resume-content.ts';
import type { SecretBox } from '#platform/core/secret-box.ts';

/** How a person is reached past the platform. */
type Contact = Pick<ResumeBasics, 'phone' | 'email' | 'links'>;

/**
 * A content as a table holds it: without the contact, which stands encrypted beside it. In rows that were written before
 * there was this it still stands here, so that only `openContent` knows. No ResumeContent: the compiler finds who forgets.
 */
export type StoredContent = Omit<ResumeContent, 'basics'> & {
  readonly basics: Omit<ResumeBasics, keyof Contact> & Partial<Contact>;
};

export interface SealedContent {
  /** JSON of a StoredContent. */
  readonly json: string;
  /** null where there is no contact. */
  readonly cipher: Buffer | null;
}

const empty = { phone: '', email: '', links: [] } satisfies Contact;

/** A content as it is to be stored. */
export function sealContent(secretBox: SecretBox, content: ResumeContent): SealedContent {
  const { phone, email, links } = content.basics;
  const isEmpty = phone === '' && email === '' && links.length === 0;
  return {
    json: JSON.stringify({ ...content, basics: { ...content.basics, ...empty } }),
    cipher: isEmpty ? null : secretBox.encrypt(JSON.stringify({ phone, email, links } satisfies Contact)),
  };
}

/** A stored content whole. What stands in clear beside a cipher was written later, by a copy of an earlier version. */
export function openContent(secretBox: SecretBox, stored: StoredContent, cipher: Buffer | null): ResumeContent {
  const sealed = cipher === null ? empty : (JSON.parse(secretBox.decrypt(cipher)) as Contact);
  const { phone = '', email = '', links = [], ...basics } = stored.basics;
  return {
    ...stored,
    basics: {
      ...basics,
      phone: phone === '' ? sealed.phone : phone,
      email: email === '' ? sealed.email : email,
      links: links.length === 0 ? sealed.links : links,
    },
  };
}

/** The same for the same content, however its keys are ordered. */
export function contentHash(secretBox: SecretBox, content: ResumeContent): Buffer {
  return secretBox.hash('resume-content', JSON.stringify(ordered(content)));
}

function ordered(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(ordered);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, value]) => [key, ordered(value)] as const);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
