import type { QuestionResult } from '@pinjian/contract/interview-report.ts';
import { answeringTurns, withSteeringNoted } from '../ai/reading/answering-turns.ts';
import { scoreInterview, type Held } from '../ai/scoring/report.ts';

/** The first answer to a question and one given again, as the same scorer sees both. */
interface ScoredTry {
  readonly before: QuestionResult;
  readonly result: QuestionResult;
}

/**
 * Scores an answer that is given again, in its place in the interview that it belongs to: what other questions were
 * answered with is a repetition here too, and what is private, need or an order to the interviewer is read as it is
 * there. Outcome `notAsked` says that its speaker was in need. Pure; the interview's own report is not touched.
 */
export function scoreTry(held: Held, index: number, text: string): ScoredTry {
  const question = held.plan.questions[index];
  if (question === undefined) throw new Error(`there is no question ${index}`);
  const last = Math.max(0, ...held.turns.map(({ seq }) => seq));
  const asking = {
    seq: last + 1,
    speaker: 'interviewer',
    kind: 'question',
    text: question.text,
    question: index,
  } as const;
  const answering = { seq: last + 2, speaker: 'candidate', kind: 'said', text, question: index } as const;
  const own = new Set(held.asked[index]?.turns);
  const said = answeringTurns({
    plan: held.plan,
    // The first answer is no part of this one, and nothing that it would repeat.
    turns: [...held.turns.filter(({ seq }) => !own.has(seq)), asking, answering],
    asked: held.asked.map((each, at) =>
      at === index ? { outcome: 'answered', turns: [answering.seq], followUps: 0 } : each,
    ),
  });
  const content = withSteeringNoted(scoreInterview({ ...held, ...said }), said.steered);
  return { before: resultOf(scoreInterview(held).questions, index), result: resultOf(content.questions, index) };
}

function resultOf(questions: readonly QuestionResult[], index: number): QuestionResult {
  const found = questions.find((each) => each.index === index);
  if (found === undefined) throw new Error(`question ${index} has no result`);
  return found;
}
