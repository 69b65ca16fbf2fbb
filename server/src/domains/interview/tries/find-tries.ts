import type { AnswerTries } from '@pinjian/contract/interview-try.ts';
import type { Ctx } from '#server/context.ts';
import type { InterviewRow } from '../ai/queries.ts';
import { triesLeft } from './count-tries-left.ts';
import { findTries } from './queries.ts';
import { tryView } from './view.ts';

/** What was answered again in an interview, and what still can be. */
export async function triesView(ctx: Ctx, row: InterviewRow): Promise<AnswerTries> {
  const byQuestion = Map.groupBy(await findTries(ctx, row.id), ({ question }) => question);
  return {
    interviewId: row.id,
    available: row.company_id === null,
    left: await triesLeft(ctx, row.seeker_id),
    questions: [...byQuestion].map(([index, tries]) => ({
      index,
      tries: tries.map((each) => tryView(each, row.plan.questions[index])).toReversed(),
    })),
  };
}
