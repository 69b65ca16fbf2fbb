import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import {
  turnWeights,
  turnWeightsText,
  type TurnWeights,
} from '../../../server/src/domains/interview/ai/reading/turn/data/turn-weights.ts';
import { heardKind } from '../../../server/src/domains/interview/ai/reading/turn/read-turn-kind.ts';
import { turnKinds } from '../../../server/src/domains/interview/ai/reading/turn/turn-kind.ts';
import { drawFrom } from '../resume-layouts/draw.ts';
import { learnTurns } from './learn.ts';
import { handLessons, hands, otherLessons, scriptedLessons, type TurnLesson } from './lessons.ts';

/**
 * `main.ts --out FILE [--without HAND]`: learns what a turn is (reading/turn) from the scripted conversations that may be
 * tuned on and from sayings. The same turns give the same weights; without a hand they show how a new voice is heard.
 *
 * `main.ts --folds N`: what may be expected of conversations at first sight: an Nth of them left out in turn.
 *
 * `main.ts --held-out`: the sayings that are never learned from, by the weights as they stand, as totals.
 *
 * `main.ts --hands`: what may be expected of a new voice: each hand left out in turn, its sayings and its conversations.
 */
const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    without: { type: 'string' },
    folds: { type: 'string' },
    hands: { type: 'boolean' },
    'held-out': { type: 'boolean' },
  },
});
const [scripted, others] = [scriptedLessons(), otherLessons()];
const written = hands.flatMap((hand) => handLessons(hand));

if (values.folds !== undefined) tryFolds(Number(values.folds));
else if (values.hands === true) tryHands();
else if (values['held-out'] === true) tellTotals(heard(handLessons('w', '-held-out'), turnWeights()));
else if (values.out !== undefined) {
  const lessons = [...scripted, ...others, ...written].filter(({ hand }) => hand === '' || hand !== values.without);
  await writeFile(values.out, turnWeightsText(learn(lessons)));
} else throw new Error('usage: main.ts --out FILE [--without HAND] | --folds N | --hands | --held-out');

function learn(lessons: readonly TurnLesson[]): TurnWeights {
  return learnTurns(drawFrom(7), lessons);
}

function tryFolds(folds: number): void {
  const ids = [...new Set(scripted.map(({ of }) => of))];
  const tried = Array.from({ length: folds }, (_, fold) => {
    const left = ids.filter((_, at) => at % folds === fold);
    const weights = learn([...scripted.filter(({ of }) => !left.includes(of)), ...others, ...written]);
    return heard(
      scripted.filter(({ of }) => left.includes(of)),
      weights,
    );
  }).flat();
  tell(tried);
}

function tryHands(): void {
  for (const hand of hands) {
    const isOther = (lesson: TurnLesson): boolean => lesson.hand !== hand;
    const weights = learn([...scripted.filter(isOther), ...others, ...written.filter(isOther)]);
    for (const [what, lessons] of [
      ['sayings', written.filter((lesson) => lesson.hand === hand)],
      ['turns of conversations', scripted.filter((lesson) => lesson.hand === hand)],
    ] as const) {
      process.stdout.write(`\n${what} of ${hand}\n`);
      tell(heard(lessons, weights));
    }
  }
}

interface Tried {
  readonly lesson: TurnLesson;
  readonly best: string;
  readonly likely: number;
}

/** Sounds alone are nothing said, and whoever is given time is given it for them too. */
function isRight({ lesson, best }: Tried): boolean {
  return best === lesson.kind || (best === 'silent' && lesson.kind === 'think');
}

function heard(lessons: readonly TurnLesson[], weights: TurnWeights): Tried[] {
  return lessons.map((lesson) => {
    const { kind, likely } = heardKind(lesson.said, lesson, weights);
    return { lesson, best: kind, likely };
  });
}

function tellTotals(tried: readonly Tried[]): void {
  process.stdout.write(`${tried.filter(isRight).length} of ${tried.length}\n`);
  for (const kind of turnKinds) {
    const own = tried.filter(({ lesson }) => lesson.kind === kind);
    process.stdout.write(`${kind} ${own.filter(isRight).length} of ${own.length}\n`);
  }
}

function tell(tried: readonly Tried[]): void {
  process.stdout.write(`${tried.filter(isRight).length} of ${tried.length}\n`);
  for (const kind of turnKinds) {
    const own = tried.filter(({ lesson }) => lesson.kind === kind);
    const wrong = own.filter((each) => !isRight(each));
    process.stdout.write(`${kind} ${own.length - wrong.length} of ${own.length}\n`);
    for (const { best, likely, lesson } of wrong)
      process.stdout.write(`    ${best} ${likely.toFixed(2)}: ${lesson.said.slice(0, 60)}\n`);
  }
}
