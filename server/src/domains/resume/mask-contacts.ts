import type { ResumeBasics, ResumeContent } from '@pinjian/contract/resume-content.ts';

/** Ways to reach a person: phone numbers however they are grouped, e-mail addresses, WeChat and QQ, pages. */
const contacts: readonly RegExp[] = [
  /(?<!\d)(?:\+?86[\s-]?)?1[3-9]\d[\s.-]?\d{4}[\s.-]?\d{4}(?!\d)/g,
  /[\w.+-]+\s?@\s?[\w-]+(?:\.[\w-]+)+/g,
  /(?:微信号?|WeChat|VX|V信|QQ号?)\s*[:：]?\s*[A-Za-z0-9_-]{5,20}/gi,
  /(?:https?:\/\/|www\.)[^\s，。；、）)]+/gi,
];

/** As many stars as there were characters: what is said of a place in the text (a span) holds for the masked one too. */
const stars = (words: string): string => '*'.repeat(words.length);

/** Every text of the content with ways of contact, and the person's own name, replaced by stars of the same length. */
export function maskContacts<T>(content: T, name: string): T {
  const hiddenName = `${name.slice(0, 1)}${stars(name.slice(1))}`;
  const mask = (text: string) =>
    contacts.reduce(
      (masked, contact) => masked.replaceAll(contact, stars),
      name.length > 1 ? text.replaceAll(name, hiddenName) : text,
    );
  const walk = (node: unknown): unknown => {
    if (typeof node === 'string') return mask(node);
    if (Array.isArray(node)) return node.map(walk);
    if (typeof node === 'object' && node !== null)
      return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, walk(value)]));
    return node;
  };
  return walk(content) as T;
}

/** A resume without anything of who the person is: what facts, search documents and indexes are made from. */
export type UnnamedContent = Omit<ResumeContent, 'basics'> & {
  readonly basics: Pick<ResumeBasics, 'city' | 'jobStatus'>;
};

/** Leaves out name, contact, gender, birth and links; in texts stars stand for them, so that places stay the same. */
export function unnamedContent(content: ResumeContent): UnnamedContent {
  const { city, jobStatus, name } = content.basics;
  return maskContacts({ ...content, basics: { city, jobStatus } }, name);
}
