import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { allCities } from '../../../../server/src/domains/dictionary/index.ts';
import { createPlaces } from '../../../../server/src/domains/resume/parsing/fields/places.ts';
import { generatedDocuments, tunedDocuments } from './documents.ts';
import { learnWeights, lessonOf, type Lesson } from './train.ts';

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

const places = createPlaces(allCities());
const halves: [Lesson[], Lesson[]] = [[], []];
for (const seed of seeds) {
  const made = await generatedDocuments(seed, count, join(folder, String(seed)));
  for (const [index, document] of made.entries())
    halves[index % 2]?.push(lessonOf(document, 1, seed * 1009 + index * 31, places));
}
for (const [index, { document }] of (await tunedDocuments()).entries())
  halves[index % 2]?.push(lessonOf(document, copies, 17 + index * 31, places));
console.log(`${halves.map((half) => half.flatMap(({ documents }) => documents).length).join(' + ')} documents`);
const { bytes, judged } = learnWeights(halves, places);
await writeFile(out, bytes);
console.log(`${bytes.length} bytes in ${out}, ${judged} readings judged`);
