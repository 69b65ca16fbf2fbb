import { parseArgs } from 'node:util';
import { join } from 'node:path';
import { writeFile } from 'node:fs/promises';
import { allCities } from '../../../../server/src/domains/dictionary/index.ts';
import { openWeights, tryWeights } from '../../../../server/src/domains/resume/parsing/data/learned-weights.ts';
import { createPlaces } from '../../../../server/src/domains/resume/parsing/fields/places.ts';
import { readFields } from '../../../../server/src/domains/resume/parsing/read-fields.ts';
import { compare, f1, type Report, type Tally } from '../../../../server/src/domains/resume/parsing/samples/compare.ts';
import { addMarks, noMarks } from '../../../../server/src/domains/resume/parsing/samples/marks.ts';
import { misplacedPosts, sourceOfFile } from '../../../../server/src/domains/resume/parsing/samples/read-corpus.ts';
import { generatedDocuments, tunedDocuments } from './documents.ts';
import { learnWeights, lessonOf, type Lesson } from './train.ts';

/**
 * `learn/leave-out.ts --seeds 601,602 --count 250 --folder DIR [--folds 5] [--copies K] [--misses FILE]`: what may be
 * expected of a template that nobody saw. Every tuned public source is read with weights that learned from all the
 * others and from none of its files; what was missed is written to a file.
 */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string' },
    count: { type: 'string' },
    folder: { type: 'string' },
    folds: { type: 'string' },
    copies: { type: 'string' },
    misses: { type: 'string' },
  },
});
const seeds = (values.seeds ?? '').split(',').map(Number);
const [count, folds, copies] = [Number(values.count), Number(values.folds ?? 5), Number(values.copies ?? 4)];
const { folder } = values;
if (seeds.some((seed) => !Number.isSafeInteger(seed)) || !(count > 0) || !(folds > 1) || folder === undefined) {
  throw new Error('usage: leave-out.ts --seeds N,N --count M --folder DIR [--folds N] [--copies K] [--misses FILE]');
}

const places = createPlaces(allCities());
const halves: [Lesson[], Lesson[]] = [[], []];
for (const seed of seeds) {
  const made = await generatedDocuments(seed, count, join(folder, String(seed)));
  for (const [index, document] of made.entries())
    halves[index % 2]?.push(lessonOf(document, 1, seed * 1009 + index * 31, places));
}
const tuned = (await tunedDocuments()).map(({ name, document }, index) => ({
  document,
  name,
  half: index % 2,
  source: sourceOfFile.get(name) ?? null,
  lesson: lessonOf(document, copies, 17 + index * 31, places),
}));
const sources = [...new Set(tuned.flatMap(({ source }) => source ?? []))];
const report: Report = new Map();
const misses: string[] = [];
const marks = noMarks();
const misplaced = { all: 0, unmarked: 0 };
for (let fold = 0; fold < folds; fold++) {
  const isOut = (source: string | null) => source !== null && sources.indexOf(source) % folds === fold;
  const learned = ([0, 1] as const).map((half) => [
    ...halves[half],
    ...tuned.filter((each) => each.half === half && !isOut(each.source)).map(({ lesson }) => lesson),
  ]);
  tryWeights(openWeights(learnWeights([learned[0] ?? [], learned[1] ?? []], places).bytes));
  for (const { name, document } of tuned.filter((each) => isOut(each.source))) {
    const read = readFields(document.rows, places);
    addMarks(marks, read, document.truth);
    const posts = misplacedPosts(read, document.truth);
    misplaced.all += posts.length;
    misplaced.unmarked += posts.filter(({ isMarked }) => !isMarked).length;
    compare(report, read.content, document.truth, (field, expected, read) =>
      misses.push(`${name} ${field}: expected ${JSON.stringify(expected)}, read ${JSON.stringify(read)}`),
    );
  }
}
for (const [field, tally] of report) console.log(`${field.padEnd(22)} F1 ${f1(tally).toFixed(3)} of ${tally.expected}`);
const sum = (names: readonly string[]): Tally =>
  names.reduce<Tally>(
    (all, name) => {
      const { expected, read, right } = report.get(name) ?? { expected: 0, read: 0, right: 0 };
      return { expected: all.expected + expected, read: all.read + read, right: all.right + right };
    },
    { expected: 0, read: 0, right: 0 },
  );
console.log(
  `education and work ${f1(sum(['education', 'work'])).toFixed(3)}, projects ${f1(sum(['projects'])).toFixed(3)}`,
);
const share = ({ all, wrong }: { all: number; wrong: number }) => `${wrong} of ${all} wrong`;
console.log(`marked: ${share(marks.marked)}; unmarked: ${share(marks.unmarked)}`);
console.log(`posts under a wrong employer: ${misplaced.all}, unmarked ${misplaced.unmarked}`);
if (values.misses !== undefined) await writeFile(values.misses, `${misses.join('\n')}\n`);
