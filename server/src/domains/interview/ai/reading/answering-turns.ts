import type { ReportContent } from '@pinjian/contract/interview-report.ts';
import type { Plan } from '../engine/plan.ts';
import type { AskedQuestion, ScoredTurn } from '../scoring/transcript.ts';
import { askedBefore, type SpokenTurn } from './asked-before.ts';
import { quotableText, readSaying } from './read-saying.ts';

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
}: Spoken<Turn>): Pick<Spoken<Turn>, 'asked' | 'turns'> & { readonly steered: readonly number[] } {
  const left = answeringTexts(plan, turns);
  const silent = new Set(left.filter(({ text }) => text.trim() === '').map(({ seq }) => seq));
  return {
    turns: left,
    steered: steeredQuestions({ plan, asked, turns }),
    asked: asked.map((question) => {
      const answers = question.turns.filter((seq) => !silent.has(seq));
      if (answers.length === question.turns.length) return question;
      return { ...question, turns: answers, outcome: answers.length === 0 ? 'unanswered' : question.outcome };
    }),
  };
}

/** Turns with what answers alone, places kept: everything else of the candidate's is line breaks. */
export function answeringTexts<Turn extends SpokenTurn>(plan: Plan, turns: readonly Turn[]): Turn[] {
  return turns.map((turn) => {
    if (turn.speaker === 'interviewer') return turn;
    return { ...turn, text: quotableText(turn.text, readSaying(askedBefore(plan, turns, turn), turn.text)) };
  });
}

/**
 * Questions at which somebody tried to steer the scoring: beside an answer, or a second time. Once and by itself it was
 * told so and that was all.
 */
function steeredQuestions<Turn extends ScoredTurn>({ plan, turns }: Spoken<Turn>): number[] {
  const steering = turns.flatMap((turn) => {
    if (turn.speaker === 'interviewer' || turn.question === null) return [];
    const { kinds } = readSaying(askedBefore(plan, turns, turn), turn.text);
    return kinds.includes('steering') ? [{ question: turn.question, beside: kinds.includes('answer') }] : [];
  });
  const noted = steering.filter(({ beside }) => beside || steering.length > 1);
  return [...new Set(noted.map(({ question }) => question))];
}

/** The report with a neutral word at each question where somebody tried to steer the scoring. */
export function withSteeringNoted(content: ReportContent, steered: readonly number[]): ReportContent {
  const questions = content.questions.map((each) =>
    steered.includes(each.index) && !each.flags.includes('steering')
      ? { ...each, flags: [...each.flags, 'steering' as const] }
      : each,
  );
  return { ...content, questions };
}
