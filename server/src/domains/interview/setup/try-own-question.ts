import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { answerFlagLabels } from '@pinjian/contract/interview-report.ts';
import { setupErrors, type tryOwnQuestion as endpoint } from '@pinjian/contract/interview-setup.ts';
import { requirePermission } from '#domains/account/index.ts';
import { findWrittenContent } from '#domains/position/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, Employing } from '#server/context.ts';
import { followUpTo } from '../ai/rule/follow-up.ts';
import { toldIn } from '../ai/rule/told.ts';
import { seenOf } from '../ai/scoring/answer.ts';
import { scoreQuestion } from '../ai/scoring/question-result.ts';
import { issueOf, plannedOwnQuestion } from '../ai/rule/own-question.ts';

/** Fewer characters are hardly an answer. */
const thinAnswer = 15;

/**
 * What the scorer makes of one answer to a question as it is being written, so that its writer sees what its points
 * find. Stores nothing and asks no model.
 * @throws Refusal 40311 without position.write, 40400, 40966 for a question that is not whole or may not be asked
 */
export async function tryOwnQuestion(
  ctx: Ctx<Employing>,
  { positionId, question, answer }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const companyId = requirePermission(ctx.actor, 'position.write');
  const content = await findWrittenContent(ctx, companyId, positionId);
  const issue = issueOf(question);
  if (issue !== null) throw new Refusal(setupErrors.questionNotReady, { message: issue });
  const planned = plannedOwnQuestion(question);
  const description = content.description.map(({ text }) => text);
  const { result } = scoreQuestion({
    index: 0,
    question: planned,
    asked: { outcome: 'answered', turns: [1], followUps: 0 },
    turns: [{ seq: 1, speaker: 'candidate', kind: 'said', text: answer, question: 0 }],
    description,
    earlier: [],
  });
  const { evidence } = seenOf(planned, [answer], { asked: [], description, earlier: [] });
  const thin = [...answer].length < thinAnswer;
  const told = toldIn([answer]);
  const followUp = followUpTo(planned, { evidence, thin, probes: [], said: [], isBeside: false, told });
  return {
    state: result.state === 'notAssessed' ? 'insufficient' : result.state,
    score: result.score,
    remark: result.flags.map((flag) => answerFlagLabels[flag]).join('；'),
    points: result.points.map(({ label, met, quote }) => ({ label, said: met, quote: quote?.text ?? null })),
    wrongs: (result.wrongs ?? []).map(({ label, quote }) => ({ label, quote: quote.text })),
    followUp: followUp?.text ?? null,
  };
}
