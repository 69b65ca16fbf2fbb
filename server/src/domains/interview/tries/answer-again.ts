import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { tryErrors, type answerAgain as endpoint } from '@pinjian/contract/interview-try.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { requireOwn } from '../ai/policy.ts';
import { lockInterview } from '../ai/queries.ts';
import { scorerVersion } from '../ai/scoring/report.ts';
import { lockPractices } from '../practice/queries.ts';
import { heldForReport } from '../report/score-held-interview.ts';
import { requireReport } from '../review/find-reports.ts';
import { triesView } from './find-tries.ts';
import { triesLeft } from './count-tries-left.ts';
import { findTries, insertTry } from './queries.ts';
import { scoreTry } from './score-try.ts';

/**
 * Scores an answer to a question of one's own practice that is given once more, beside the first one. The practice's
 * feedback and report stay as they are; an answer that was given to this question before is that answer.
 * @throws Refusal 40400, 40954 before there is feedback, 40967 where a company asked, 40968 for a question that was not
 * asked, 42952 {perDay}
 */
export async function answerAgain(
  ctx: Ctx<SeekerActor>,
  { interviewId, question, text }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  return ctx.transaction(async (tx) => {
    const row = requireOwn(await lockInterview(tx, interviewId), ctx.actor.userId);
    const report = await requireReport(tx, interviewId);
    if (row.company_id !== null) throw new Refusal(tryErrors.tryNotHere);
    const asked = row.plan.questions[question];
    if (asked === undefined) throw new Refusal(errors.notFound);
    if (report.content.questions[question]?.outcome === 'notAsked') throw new Refusal(tryErrors.tryNotAsked);
    const mine = (await findTries(tx, interviewId)).filter((each) => each.question === question);
    if (!mine.some((each) => each.text === text)) {
      await lockPractices(tx, ctx.actor.userId);
      await refuseTooMany(tx, ctx.actor.userId);
      const scored = scoreTry(await heldForReport(tx, row, report), question, text);
      const ordinal = mine.length + 1;
      await insertTry(tx, { interviewId, question, ordinal, text, ...scored, scorer: scorerVersion });
    }
    return triesView(tx, row);
  });
}

async function refuseTooMany(tx: Ctx, seekerId: string): Promise<void> {
  if ((await triesLeft(tx, seekerId)) > 0) return;
  const { triesPerDay } = tx.ports.config.practice;
  throw new Refusal(tryErrors.tooManyTries, {
    message: `24 小时内最多再答 ${triesPerDay} 次，请明天再来`,
    data: { perDay: triesPerDay },
  });
}
