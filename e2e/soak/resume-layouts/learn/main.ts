import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { allCities } from '../../../../server/src/domains/dictionary/index.ts';
import { createPlaces } from '../../../../server/src/domains/resume/parsing/fields/places.ts';
import {
  judgeBuckets,
  lineTags,
  openWeights,
  tagBuckets,
  tryWeights,
  wordTags,
} from '../../../../server/src/domains/resume/parsing/data/learned-weights.ts';
import { drawFrom } from '../draw.ts';
import { generatedDocuments, tunedDocuments, type Document } from './documents.ts';
import { exampleOf, type Example } from './examples.ts';
import { judgedReadings, learnJudge, type Judged } from './learn-judge.ts';
import { learnTagger, type Bytes } from './perceptron.ts';
import { rename } from './rename.ts';

/**
 * `learn/main.ts --seeds 601,602 --count 250 --folder DIR --out FILE`: learns the weights of the resume reader from
 * generated resumes and the open files of the corpus. The same seeds give the same weights.
 */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string' },
    count: { type: 'string' },
    folder: { type: 'string' },
    out: { type: 'string' },
    copies: { type: 'string' },
  },
});
const seeds = (values.seeds ?? '').split(',').map(Number);
const [count, copies] = [Number(values.count), Number(values.copies ?? 4)];
const { folder, out } = values;
if (seeds.some((seed) => !Number.isSafeInteger(seed)) || !(count > 0) || folder === undefined || out === undefined) {
  throw new Error('usage: main.ts --seeds N,N --count M --folder DIR --out FILE [--copies K]');
}

const epochs = 7;
const places = createPlaces(allCities());
/** Weights that judge nothing yet. */
const noJudge = { weights: new Int8Array(judgeBuckets), unit: 0 };

function taggersOf(examples: readonly Example[]): [lines: Bytes, words: Bytes] {
  return [
    learnTagger(
      drawFrom(7),
      examples.map((each) => each.lines),
      lineTags,
      tagBuckets,
      epochs,
    ),
    learnTagger(
      drawFrom(8),
      examples.flatMap((each) => each.words),
      wordTags,
      tagBuckets,
      epochs,
    ),
  ];
}

function fileOf(taggers: readonly Bytes[], judge: { weights: Int8Array; unit: number }): Uint8Array {
  const unit = new Uint8Array(4);
  new DataView(unit.buffer).setUint32(0, Math.round(judge.unit * 1e6));
  const parts = [...taggers.flatMap(({ weights, moves }) => [weights, moves]), judge.weights, unit];
  return new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength))));
}

interface Group {
  readonly documents: readonly Document[];
  readonly examples: readonly Example[];
}

/** Renamed copies of documents, and what they teach. */
function groupOf(documents: readonly Document[], times: number, seed: number): Group {
  const renamed = documents.flatMap((document, index) =>
    Array.from({ length: times }, (_, copy) => rename(drawFrom(seed + index * 31 + copy * 7919), document)),
  );
  return { documents: renamed, examples: renamed.map((document) => exampleOf(document, places)) };
}

// Two halves, so that the judge sees taggers at work on documents that they did not learn from.
const halves: Document[][] = [[], []];
const tuned: Document[][] = [[], []];
for (const seed of seeds) {
  const made = await generatedDocuments(seed, count, join(folder, String(seed)));
  for (const [index, document] of made.entries()) halves[index % 2]?.push(document);
}
for (const [index, document] of (await tunedDocuments()).entries()) tuned[index % 2]?.push(document);
const groups = [0, 1].map((half) => {
  const [own, ours] = [groupOf(halves[half] ?? [], 1, 4242 + half), groupOf(tuned[half] ?? [], copies, 17 + half)];
  return { documents: [...own.documents, ...ours.documents], examples: [...own.examples, ...ours.examples] };
});
console.log(`${groups.map((group) => group.examples.length).join(' + ')} documents`);
const judged: Judged[] = [];
for (const [half, group] of groups.entries()) {
  tryWeights(openWeights(fileOf(taggersOf(groups[1 - half]?.examples ?? []), noJudge)));
  for (const document of group.documents) judged.push(...judgedReadings(document, places));
}
const bytes = fileOf(taggersOf(groups.flatMap((group) => group.examples)), learnJudge(drawFrom(9), judged, 8));
await writeFile(out, bytes);
console.log(`${bytes.length} bytes in ${out}, ${judged.length} readings judged`);
