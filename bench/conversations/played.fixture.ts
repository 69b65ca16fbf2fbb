import { bank } from '../../server/src/domains/interview/ai/bank/bank.ts';
import type { Intent, Reading } from '../../server/src/domains/interview/ai/engine/event.ts';
import type { State } from '../../server/src/domains/interview/ai/engine/state.ts';
import type { ScriptedTurn } from './read-conversations.ts';
import { replay, type PlayedTurn } from './replay.ts';

/** What a test says of one turn; everything else is an ordinary answer to the first of three questions. */
export interface Told {
  readonly reply: string;
  readonly said?: string;
  readonly is?: string;
  readonly intent?: Intent;
  /** Turns of the script before this one. */
  readonly before?: readonly Partial<ScriptedTurn>[];
  /** Follow-ups that were asked of the question before. */
  readonly asked?: readonly string[];
  readonly after?: Partial<State>;
  /** The turn is attached to the question as an answer. */
  readonly counts?: boolean;
  /** A question of the candidate's is kept without an answer. */
  readonly passes?: boolean;
}

const scripted = (turn: Partial<ScriptedTurn>): ScriptedTurn => ({
  question: 0,
  said: '我先看了监控，再把超时从十秒改到八百毫秒，失败率当天就降下来了。',
  is: 'answer',
  must: [],
  mustNot: [],
  ...turn,
});

const ids = bank.slice(0, 3).map(({ id }) => id);

/** A turn as `replay` would tell of it, with a reply that a test dictates. */
export function played({
  reply,
  said,
  is,
  intent = 'answer',
  before = [],
  asked = [],
  after = {},
  ...more
}: Told): PlayedTurn {
  const turn = scripted({
    said: said ?? '我先看了监控，再把超时从十秒改到八百毫秒，失败率当天就降下来了。',
    is: is ?? 'answer',
  });
  const conversation = {
    id: 't',
    position: { title: '后端工程师', company: '青杉', facts: ['早十晚七，双休', '面试共两轮'] },
    questions: ids,
    turns: [turn],
  };
  const [real] = replay(conversation, 0);
  if (real === undefined) throw new Error('nothing was played');
  const attached = more.counts === true ? [real.seq] : [];
  const state: State = {
    ...real.before,
    phase: 'asking',
    questions: real.before.questions.map((each, at) => (at === 0 ? { ...each, turns: attached } : each)),
    candidateQuestions: more.passes === true ? [{ text: '有餐补吗', answered: false }] : [],
    ...after,
  };
  const followUps = asked.map((text, at) => ({
    seq: 100 + at,
    speaker: 'interviewer' as const,
    kind: 'followUp' as const,
    text,
    question: 0,
    at: 0,
  }));
  const reading: Reading = { ...real.reading, intent };
  return {
    ...real,
    turn,
    reply,
    reading,
    after: state,
    earlier: [...real.earlier, ...followUps],
    said: before.map((each) => scripted(each)),
  };
}

/** What is asked first in a turn of `played`. */
export const firstQuestion = bank[0]?.text ?? '';
export const firstInOtherWords = bank[0]?.rephrase ?? '';
