import { bigrams, contentLength, plainAddress } from '../scoring/fold.ts';
import { clausesIn, familiesIn } from './families.ts';
import { topicsOf } from './topics.ts';

/** Features share as many buckets as there is room for. */
export const windowBuckets = 1 << 15;
export const wholeBuckets = 24_000;

/** Families that say who a thing is said of, and whether it is told as work: each is seen together with every other. */
const speakers = ['self', 'selfNow', 'kin', 'partner', 'workOthers', 'deed', 'story', 'quote', 'asks'];

/**
 * What is seen of a few clauses that were said to a question, both plain: the families in them, alone and by whom, what
 * the question is about, their length, and their characters by one, two and three.
 */
export function featuresOf(question: string, said: string): number[] {
  const found = new Set<number>();
  const add = (feature: string): void => void found.add(bucketOf(feature, windowBuckets));
  add('always');
  const clauses = clausesIn(said);
  const spoken = [...new Set(clauses.flatMap(familiesIn))];
  for (const name of spoken) {
    add(`c:${name}`);
    for (const by of speakers) add(`c:${name}${spoken.includes(by) ? '+' : '-'}${by}`);
  }
  // In a row of clauses whoever was named last is still spoken of (有个学员怀孕了，不想说): each family by its subject.
  let subject = 'none';
  for (const clause of clauses) {
    const own = familiesIn(clause);
    subject = own.find((name) => subjects.includes(name)) ?? subject;
    for (const name of own) add(`s:${name}@${subject}${own.includes('deed') ? '+deed' : ''}`);
  }
  for (const clause of clausesIn(question)) for (const name of familiesIn(clause)) add(`q:${name}`);
  const asked = bigrams(plainAddress(question));
  const shared = [...bigrams(plainAddress(said))].filter((pair) => asked.has(pair)).length;
  add(`shared:${Math.min(4, shared)}`);
  const length = contentLength(said);
  add(`length:${stepOf(length, lengthSteps)}`);
  for (const name of spoken) if (length <= 24) add(`short:${name}`);
  const run = runOf(said);
  for (const topic of topicsOf(question)) {
    add(`t:${topic}`);
    for (const name of spoken) add(`t:${topic}:${name}`);
    if (length <= 24) for (let at = 0; at + 2 <= run.length; at += 1) add(`t:${topic}:${run.slice(at, at + 2)}`);
  }
  addRuns(run, 3, 'n', add);
  return [...found];
}

/**
 * What is seen of all that was said to a question, both plain: besides the same as of a few clauses how it begins, how it
 * ends, how much of it tells of work, and what the question makes of that. Refusals and the like are told at any length.
 */
export function wholeFeaturesOf(question: string, said: string): number[] {
  const found = new Set<number>();
  const add = (feature: string): void => void found.add(bucketOf(feature, wholeBuckets));
  add('always');
  const clauses = clausesIn(said);
  const [first = ''] = clauses;
  const last = clauses.slice(-2).flatMap(familiesIn);
  const begins = familiesIn(first);
  const spoken = [...new Set(clauses.flatMap(familiesIn))];
  const length = contentLength(said);
  const size = stepOf(length, wholeSteps);
  for (const name of spoken) {
    const often = clauses.filter((clause) => familiesIn(clause).includes(name)).length;
    add(`c:${name}`);
    add(`c:${name}*${Math.min(3, often)}`);
    add(`c:${name}/${size}`);
    if (counted.includes(name)) add(`share:${name}:${Math.round((often / clauses.length) * 5)}`);
    for (const by of counted) add(`c:${name}${spoken.includes(by) ? '+' : '-'}${by}`);
  }
  for (const name of counted) if (!spoken.includes(name)) add(`no:${name}/${size}`);
  for (const name of begins) add(`b:${name}`);
  for (const name of last) add(`e:${name}`);
  add(`length:${size}`);
  const run = runOf(said);
  for (const topic of topicsOf(question)) {
    add(`t:${topic}`);
    add(`t:${topic}:${size}`);
    for (const name of begins) add(`t:${topic}:b:${name}`);
    for (const name of last) add(`t:${topic}:e:${name}`);
    for (const name of spoken) add(`t:${topic}:${name}`);
    add(`t:${topic}:${run.slice(0, 2)}`);
    add(`t:${topic}:${run.slice(0, 3)}`);
    add(`t:${topic}:${run.slice(-3)}`);
  }
  const asked = bigrams(plainAddress(question));
  const shared = [...bigrams(plainAddress(said))].filter((pair) => asked.has(pair)).length;
  add(`shared:${Math.min(4, shared)}:${Math.min(size, 4)}`);
  if (said.includes('?')) add(`mark:${size}`);
  if (said.endsWith('?')) add(`mark:end:${size}`);
  addRuns(run, 3, 'n', add);
  if (length > 24) {
    addRuns(run.slice(0, 16), 3, 'nb', add);
    addRuns(run.slice(-26), 3, 'ne', add);
  }
  return [...found];
}

/** Words with the marks between them gone, their beginning and end kept. */
function runOf(said: string): string {
  return `^${said.replaceAll(/[^\p{L}\p{N}?!]+/gu, ' ').trim()}$`;
}

function addRuns(run: string, longest: number, as: string, add: (feature: string) => void): void {
  for (let at = 0; at < run.length; at += 1) {
    for (let size = 1; size <= longest && at + size <= run.length; size += 1) add(`${as}:${run.slice(at, at + size)}`);
  }
}

function stepOf(length: number, steps: readonly number[]): number {
  return steps.findIndex((step) => length <= step);
}

const subjects = ['workOthers', 'boss', 'partner', 'kin', 'child', 'self', 'you'];
const counted = [
  'deed',
  'story',
  'outcome',
  'figure',
  'workOthers',
  'asks',
  'never',
  'done',
  'unwilling',
  'company',
  'you',
];
const lengthSteps = [3, 6, 10, 15, 22, 30, 40, 60, 10_000];
const wholeSteps = [3, 6, 10, 16, 24, 40, 70, 120, 1e9];

/** FNV-1a. */
function bucketOf(feature: string, buckets: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < feature.length; index += 1) {
    hash ^= feature.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return ((hash ^ (hash >>> 15)) >>> 0) % buckets;
}
