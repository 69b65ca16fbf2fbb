import { bigrams, contentLength } from '../scoring/fold.ts';
import { conceptNames, concepts } from './concepts.ts';

/** Features share as many buckets as there is room for. */
export const buckets = 1 << 14;

/** Families that say who a thing is said of, and whether it is told as work: each is seen together with every other. */
const speakers = ['self', 'selfNow', 'kin', 'partner', 'workOthers', 'deed', 'story', 'quote', 'asks'];

/**
 * What is seen of words that were said to a question, both plain: the families in them, alone and by whom, what the
 * question is about, their length, and their characters by one, two and three.
 */
export function featuresOf(question: string, said: string): number[] {
  const found = new Set<number>();
  const add = (feature: string): void => void found.add(bucketOf(feature));
  add('always');
  const spoken = conceptNames.filter((name) => concepts[name]?.test(said) === true);
  for (const name of spoken) {
    add(`c:${name}`);
    for (const by of speakers) add(`c:${name}${spoken.includes(by) ? '+' : '-'}${by}`);
  }
  // In a row of clauses whoever was named last is still spoken of (有个学员怀孕了，不想说): each family by its subject.
  let subject = 'none';
  for (const clause of said.split(/[,.。!?;:\s]+/u)) {
    const own = conceptNames.filter((name) => concepts[name]?.test(clause) === true);
    subject = own.find((name) => subjects.includes(name)) ?? subject;
    for (const name of own) add(`s:${name}@${subject}${own.includes('deed') ? '+deed' : ''}`);
  }
  for (const name of conceptNames) if (concepts[name]?.test(question) === true) add(`q:${name}`);
  const asked = bigrams(question);
  const shared = [...bigrams(said)].filter((pair) => asked.has(pair)).length;
  add(`shared:${Math.min(4, shared)}`);
  const length = contentLength(said);
  const size = lengthSteps.findIndex((step) => length <= step);
  add(`length:${size}`);
  for (const name of spoken) if (length <= 24) add(`short:${name}`);
  const run = `^${said.replaceAll(/[^\p{L}\p{N}?!]+/gu, ' ').trim()}$`;
  for (let at = 0; at < run.length; at += 1) {
    for (let size2 = 1; size2 <= 3 && at + size2 <= run.length; size2 += 1) add(`n:${run.slice(at, at + size2)}`);
  }
  return [...found];
}

const subjects = ['workOthers', 'boss', 'partner', 'kin', 'child', 'self', 'you'];
const lengthSteps = [3, 6, 10, 15, 22, 30, 40, 60, 10_000];

/** FNV-1a. */
function bucketOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < feature.length; index += 1) {
    hash ^= feature.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return ((hash ^ (hash >>> 15)) >>> 0) % buckets;
}
