import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { turnWeightsText } from '../../../server/src/domains/interview/ai/reading/turn/data/turn-weights.ts';
import { heardKind } from '../../../server/src/domains/interview/ai/reading/turn/read-turn-kind.ts';
import { turnKinds } from '../../../server/src/domains/interview/ai/reading/turn/turn-kind.ts';
import { drawFrom } from '../resume-layouts/draw.ts';
import { learnTurns } from './learn.ts';
import { otherLessons, scriptedLessons } from './lessons.ts';

/**
 * `main.ts --out FILE`: learns what a turn is (reading/turn) from the scripted conversations that may be tuned on and from
 * sayings. The same turns give the same weights.
 *
 * `main.ts --folds N`: what may be expected of conversations at first sight: an Nth of them left out in turn.
 */
const { values } = parseArgs({ options: { out: { type: 'string' }, folds: { type: 'string' } } });
const [scripted, others] = [scriptedLessons(), otherLessons()];

if (values.folds !== undefined) tryFolds(Number(values.folds));
else if (values.out !== undefined)
  await writeFile(values.out, turnWeightsText(learnTurns(drawFrom(7), [...scripted, ...others])));
else throw new Error('usage: main.ts --out FILE | --folds N');

function tryFolds(folds: number): void {
  const ids = [...new Set(scripted.map(({ of }) => of))];
  const tried = Array.from({ length: folds }, (_, fold) => {
    const left = ids.filter((_, at) => at % folds === fold);
    const weights = learnTurns(drawFrom(7), [...scripted.filter(({ of }) => !left.includes(of)), ...others]);
    return scripted
      .filter(({ of }) => left.includes(of))
      .map((lesson) => {
        const { kind: best, likely } = heardKind(lesson.said, lesson, weights);
        return { kind: lesson.kind, best, likely, said: lesson.said };
      });
  }).flat();
  for (const kind of turnKinds) {
    const own = tried.filter((each) => each.kind === kind);
    const wrong = own.filter(({ best }) => best !== kind);
    process.stdout.write(`${kind} ${own.length - wrong.length} of ${own.length}\n`);
    for (const { best, likely, said } of wrong)
      process.stdout.write(`    ${best} ${likely.toFixed(2)}: ${said.slice(0, 60)}\n`);
  }
}
