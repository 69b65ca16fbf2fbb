import type { QuestionResult } from '@pinjian/contract/interview-report.ts';
import type { Rewrite } from '@pinjian/contract/interview-try.ts';
import { topicOf } from '../ai/bank/question.ts';
import type { PlannedQuestion } from '../ai/engine/plan.ts';
import { toldIn, type Told } from '../ai/rule/told.ts';

type Part = Rewrite['parts'][number];
type Asked = Pick<PlannedQuestion, 'source' | 'form' | 'anchors' | 'points'>;

/** Where something stands that only the person knows. */
export const blank = '＿＿';

/** Every fixed word that a rewritten sentence may hold. */
const frames = {
  stop: '。',
  own: '；其中由我负责的是',
  from: '；具体是从',
  to: '变成',
  why: '；这样做是因为',
  came: '；最后',
  otherwise: '；如果不行，就',
  topic: '；说到“',
  topicIs: '”，',
  once: '当时的情况是',
  iDid: '，我',
  result: '，结果',
  first: '我会先',
  because: '，因为',
  it: '它是',
  unlike: '；不适用的情况是',
  atLeast: '。要讲到“',
  atLeastEnd: '”。',
} as const;
export const frameWords: readonly string[] = Object.values(frames);

/** Pieces that are asked for beyond what was said: one step at a time. */
const mostPieces = 2;
/** Letters of one's own words that a sentence is built on. */
const longestOwn = 90;
/** From this step on there is nothing to reach for. */
const topStep = 5;
/** Flags under which nothing of what was said is built on. */
const besideIt: readonly QuestionResult['flags'][number][] = [
  'offTopic',
  'looselyRelated',
  'textbook',
  'keywordList',
  'repetition',
  'copiedQuestion',
  'copiedDescription',
  'gibberish',
  'empty',
];

const frame = (text: string): Part => ({ piece: 'frame', text });
const gap: Part = { piece: 'blank', text: blank };

/**
 * A sentence of somebody's answer towards the next step of the question's scale: their own words as they said them, and
 * blanks for what only they know. Nothing is added, improved or praised. Where little was shown, the beginning of a
 * sentence; null where it would do harm: a claim that may be wrong, another language, a company's own question, the top.
 * @param said what answered the question, turn by turn
 */
export function rewriteOf(result: QuestionResult, asked: Asked | undefined, said: readonly string[]): Rewrite | null {
  if (asked === undefined || asked.source === 'company' || result.outcome !== 'answered') return null;
  const { flags, wrongs = [], score } = result;
  if (wrongs.length > 0 || flags.includes('otherLanguage') || flags.includes('steering')) return null;
  const step = score === null ? 1 : Math.round(score);
  if (step >= topStep) return null;
  const towards = step < 3 ? asked.anchors[3] : asked.anchors[5];
  // A kind whose numbers are not shown has its evidence all the same.
  const isTold = score !== null || result.standing === 'evidence';
  const own = !isTold || flags.some((flag) => besideIt.includes(flag)) ? null : ownWords(result);
  const parts = own === null ? beginning(result, asked) : continued(own, result, asked, toldIn(said));
  return parts === null ? null : { towards, parts };
}

/** The longest of the words that a point was heard in, short enough to be one sentence. */
function ownWords({ points }: QuestionResult): string | null {
  const heard = points.flatMap(({ met, quote }) => (met && quote !== null ? [bare(quote.text)] : []));
  const fitting = heard.filter((words) => words !== '' && [...words].length <= longestOwn);
  return fitting.toSorted((a, b) => [...b].length - [...a].length)[0] ?? null;
}

/** Without what one says before one begins, and without the mark at the end. */
function bare(words: string): string {
  return words
    .trim()
    .replace(/^(?:(?:嗯|呃|额|那个|就是说?|然后|其实)[，,、\s]*)+/u, '')
    .replace(/[，。；、,.;！!？?\s]+$/u, '');
}

function firstMissing({ points }: QuestionResult): Part[] {
  const missing = points.find(({ met }) => !met);
  return missing === undefined
    ? []
    : [frame(frames.topic), { piece: 'topic', text: topicOf(missing.label) }, frame(frames.topicIs), gap];
}

/** One's own words with the pieces that are missing; null where nothing is. */
function continued(own: string, result: QuestionResult, { form }: Asked, told: Told): Part[] | null {
  const pieces = [firstMissing(result), ...(form === 'experience' ? ofStory(told) : ofCase(told))].filter(
    ({ length }) => length > 0,
  );
  if (pieces.length === 0) return null;
  return [{ piece: 'own', text: own }, ...pieces.slice(0, mostPieces).flat(), frame(frames.stop)];
}

function ofStory(told: Told): Part[][] {
  return [
    told.vagueChange ? [frame(frames.from), gap, frame(frames.to), gap] : [],
    told.ownPart ? [] : [frame(frames.own), gap],
    told.result ? [] : [frame(frames.came), gap],
    told.reason ? [] : [frame(frames.why), gap],
  ];
}

function ofCase(told: Told): Part[][] {
  return [told.reason ? [] : [frame(frames.why), gap], told.alternative ? [] : [frame(frames.otherwise), gap]];
}

/** How an answer to such a question can begin, all of it to be filled in. */
const beginnings: Readonly<Record<Asked['form'], readonly Part[]>> = {
  experience: [frame(frames.once), gap, frame(frames.iDid), gap, frame(frames.result), gap],
  scenario: [frame(frames.first), gap, frame(frames.because), gap, frame(frames.otherwise), gap],
  knowledge: [frame(frames.it), gap, frame(frames.because), gap, frame(frames.unlike), gap],
};

function beginning({ points }: QuestionResult, { form }: Asked): Part[] {
  const missing = points.find(({ met }) => !met);
  const end: Part[] =
    missing === undefined
      ? [frame(frames.stop)]
      : [frame(frames.atLeast), { piece: 'topic', text: topicOf(missing.label) }, frame(frames.atLeastEnd)];
  return [...beginnings[form], ...end];
}
