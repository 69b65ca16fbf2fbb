import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { openWeights, tryWeights } from '../../../server/src/domains/interview/ai/reading/data/learned-weights.ts';
import { readSaying } from '../../../server/src/domains/interview/ai/reading/read-saying.ts';
import { drawFrom } from '../resume-layouts/draw.ts';
import { learn } from './learn.ts';
import { authoredLessons, lessonsOf } from './lessons.ts';
import { labelledSayings, type LabelledSaying } from './sayings.ts';

/**
 * `main.ts --out FILE`: learns from the sayings in this folder, the answers that try the scoring, and the labelled
 * sayings for tuning what the interviewer makes of a turn. The same sayings give the same weights.
 *
 * `main.ts --folds N`: what may be expected of sayings at first sight: an Nth of the labelled ones left out in turn.
 */
const { values } = parseArgs({ options: { out: { type: 'string' }, folds: { type: 'string' } } });
const authored = authoredLessons(drawFrom(5), 1);
const labelled = labelledSayings('sayings-tuning');

function learnt(from: readonly LabelledSaying[]): Uint8Array {
  const lessons = from.flatMap(lessonsOf);
  return learn(drawFrom(6), [...authored, ...lessons, ...lessons]);
}

if (values.folds !== undefined) tryFolds(Number(values.folds));
else if (values.out !== undefined) await writeFile(values.out, learnt(labelled));
else throw new Error('usage: main.ts --out FILE | --folds N');

function tryFolds(folds: number): void {
  const right = new Map<string, { right: number; all: number }>();
  for (let fold = 0; fold < folds; fold += 1) {
    tryWeights(openWeights(learnt(labelled.filter((_, at) => at % folds !== fold))));
    for (const { question, text, label } of labelled.filter((_, at) => at % folds === fold)) {
      const { kind, kinds } = readSaying(question, text);
      const heard =
        label === 'answer' ? kind === 'answer' : kinds.includes(label) || (label === 'crisis' && kind === 'distress');
      const sum = right.get(label) ?? { right: 0, all: 0 };
      right.set(label, { right: sum.right + Number(heard), all: sum.all + 1 });
    }
  }
  for (const [label, sum] of right) process.stdout.write(`${label} ${sum.right} of ${sum.all}\n`);
}
