import type { Selectable } from 'kysely';
import type { QuestionResult } from '@pinjian/contract/interview-report.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';
import type { InterviewTryTable } from '#server/tables.ts';

export type TryRow = Selectable<InterviewTryTable>;

/** Every answer given again in an interview, by question, the oldest first. */
export async function findTries(ctx: Ctx, interviewId: string): Promise<TryRow[]> {
  return ctx.db
    .selectFrom('interview_try')
    .selectAll()
    .where('interview_id', '=', interviewId)
    .orderBy('question')
    .orderBy('ordinal')
    .execute();
}

/** Answers that somebody gave again since, in all of their practices. */
export async function countTriesSince(ctx: Ctx, seekerId: string, since: Date): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('interview_try as again')
    .innerJoin('interview_interview as interview', 'interview.id', 'again.interview_id')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('interview.seeker_id', '=', seekerId)
    .where('again.created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds a try; earlier ones stay. */
export async function insertTry(
  tx: Ctx,
  added: {
    readonly interviewId: string;
    readonly question: number;
    readonly ordinal: number;
    readonly text: string;
    readonly before: QuestionResult;
    readonly result: QuestionResult;
    readonly scorer: string;
  },
): Promise<void> {
  const { interviewId, before, result, ...rest } = added;
  await tx.db
    .insertInto('interview_try')
    .values({
      ...rest,
      id: newId(),
      interview_id: interviewId,
      before: JSON.stringify(before),
      result: JSON.stringify(result),
      created_at: tx.now(),
    })
    .execute();
}
