import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import type { saveWishes as endpoint } from '@pinjian/contract/matching-wish.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { viewOf } from './get-wishes.ts';
import { findWishRows, lockWish, updateWish } from './queries.ts';
import { issuesOfWishes, questionsAfter, settleWishes } from './rules.ts';
import { ownOf } from './view.ts';

/**
 * Saves what the caller looks for, as far as it is given: the rest stays theirs, or their resume's.
 * @throws Refusal 40001 naming what is no position, city or value of a dictionary, 40900 where it was saved elsewhere
 * since `version`
 */
export async function saveWishes(
  ctx: Ctx<SeekerActor>,
  { version, content, personalOrder, question }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { userId } = ctx.actor;
  const [issue, ...more] = issuesOfWishes(content);
  if (issue !== undefined) throw new Refusal(errors.invalidInput, { message: issue.message, data: [issue, ...more] });
  return ctx.transaction(async (tx) => {
    const row = await lockWish(tx, userId);
    if (row.version !== version) throw new Refusal(errors.stateChanged);
    const given = settleWishes(content);
    const own = ownOf(row);
    const { wishes = own.wishes, jobTypes = own.jobTypes, recruitTypes = own.recruitTypes } = given;
    const arrival = given.arrival === undefined ? own.arrival : given.arrival;
    await updateWish(tx, userId, {
      wishes: wishes === undefined ? null : JSON.stringify(wishes),
      job_types: jobTypes ?? null,
      recruit_types: recruitTypes ?? null,
      arrival_set: arrival !== undefined,
      arrival: arrival ?? null,
      personal_order: personalOrder ?? row.personal_order,
      ...questionsAfter(row, { question, hasWishes: content.wishes !== undefined }),
      version: row.version + 1,
    });
    await tx.emit('matching.wishChanged', { seekerId: userId });
    const [saved] = await findWishRows(tx, [userId]);
    return viewOf(tx, userId, saved);
  });
}
