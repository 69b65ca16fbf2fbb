import type { ReportContent } from '@pinjian/contract/interview-report.ts';
import type { Plan } from '../engine/plan.ts';
import type { AskedQuestion, ScoredTurn } from '../scoring/transcript.ts';
import type { SpokenTurn } from './asked-before.ts';
import { readAmong } from './put-right.ts';
import { quotableText } from './read-saying.ts';

interface Spoken<Turn> {
  readonly plan: Plan;
  readonly asked: readonly AskedQuestion[];
  readonly turns: readonly Turn[];
}

/**
 * The interview as a scorer may read it: in the candidate's turns only what answers is left, in its place, and a turn
 * without any of it answers nothing. Nothing private and nobody's distress reaches a score, a quote or a model.
 */
export function answeringTurns<Turn extends ScoredTurn>({
  plan,
  asked,
  turns,
}: Spoken<Turn>): Pick<Spoken<Turn>, 'asked' | 'turns'> & { readonly steered: Steered } {
  const left = answeringTexts(plan, turns);
  const silent = new Set(left.filter(({ text }) => text.trim() === '').map(({ seq }) => seq));
  const inNeed = new Set(
    turns.filter((turn) => turn.speaker === 'candidate' && isNeed(plan, turns, turn)).map(({ question }) => question),
  );
  return {
    turns: left,
    steered: steeredQuestions({ plan, asked, turns }),
    asked: asked.map((question, index) => {
      const answers = question.turns.filter((seq) => !silent.has(seq));
      // Nobody has a question held against them at which they were in need.
      if (answers.length === 0 && inNeed.has(index)) return { ...question, turns: answers, outcome: 'notAsked' };
      if (answers.length === question.turns.length) return question;
      return { ...question, turns: answers, outcome: answers.length === 0 ? 'unanswered' : question.outcome };
    }),
  };
}

/** Turns with what answers alone, places kept: everything else of the candidate's is line breaks. */
export function answeringTexts<Turn extends SpokenTurn>(plan: Plan, turns: readonly Turn[]): Turn[] {
  return turns.map((turn) => {
    if (turn.speaker === 'interviewer') return turn;
    return { ...turn, text: quotableText(turn.text, readAmong(plan, turns, turn)) };
  });
}

function isNeed<Turn extends ScoredTurn>(plan: Plan, turns: readonly Turn[], turn: Turn): boolean {
  const { kind } = readAmong(plan, turns, turn);
  return kind === 'crisis' || kind === 'distress';
}

/** Attempts to steer the scoring: questions with one beside an answer, and how many came by themselves. */
export interface Steered {
  readonly beside: readonly number[];
  readonly alone: number;
}

function steeredQuestions<Turn extends ScoredTurn>({ plan, turns }: Spoken<Turn>): Steered {
  const beside = new Set<number>();
  let alone = 0;
  for (const turn of turns) {
    if (turn.speaker === 'interviewer') continue;
    const { kinds } = readAmong(plan, turns, turn);
    if (!kinds.includes('steering')) continue;
    if (kinds.includes('answer') && turn.question !== null) beside.add(turn.question);
    else alone += 1;
  }
  return { beside: [...beside], alone };
}

/**
 * The report with a neutral word about attempts to steer its scoring: at the question whose answer had one in it, and on
 * the whole where they came again and again. Once and by itself it was told so, and that was all.
 */
export function withSteeringNoted(content: ReportContent, { beside, alone }: Steered): ReportContent {
  const questions = content.questions.map((each) =>
    beside.includes(each.index) && !each.flags.includes('steering')
      ? { ...each, flags: [...each.flags, 'steering' as const] }
      : each,
  );
  const caps =
    alone > 1
      ? [...content.overall.caps, `有 ${alone} 次提到怎么评分，已说明评分方式不会因此改变，没有计入`]
      : content.overall.caps;
  return { ...content, questions, overall: { ...content.overall, caps } };
}
