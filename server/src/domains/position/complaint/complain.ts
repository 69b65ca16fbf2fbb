import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import type {
  complainAboutPosition as endpoint,
  getMyComplaint as mineEndpoint,
} from '@pinjian/contract/position-complaint.ts';
import { newId } from '#platform/core/ids.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { isVisibleToSeekers } from '../policy.ts';
import { findPositionById } from '../queries.ts';
import { countComplaintsSince, findComplaintOf, insertComplaint } from './queries.ts';
import { ownComplaintView } from './view.ts';

const dayMs = 24 * 3_600_000;
/** Of one person in a day: more is no longer about positions. */
const mostADay = 20;

/**
 * Tells the platform that something is wrong with a position. Once for a person and a position: again is the same one.
 * @throws Refusal 40400 for a position that the caller may not see, 40001 for 其他 without a word, 42900
 */
export async function complainAboutPosition(
  ctx: Ctx<SeekerActor>,
  { positionId, kind, words }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const seekerId = ctx.actor.userId;
  if (kind === 'other' && words === '') {
    const message = '请写明是什么问题';
    throw new Refusal(errors.invalidInput, { message, data: [{ path: 'words', message }] });
  }
  return ctx.transaction(async (tx) => {
    const before = await findComplaintOf(tx, seekerId, positionId);
    if (before !== undefined) return ownComplaintView(before);
    const record = await findPositionById(tx, positionId);
    if (record === undefined || !isVisibleToSeekers(record)) throw new Refusal(errors.notFound);
    const since = new Date(tx.now().getTime() - dayMs);
    if ((await countComplaintsSince(tx, seekerId, since)) >= mostADay)
      throw new Refusal(errors.tooSoon, { message: '今天的举报次数已用完，请明天再试', data: { retryAfter: 3600 } });
    await insertComplaint(tx, { id: newId(), positionId, seekerId, kind, words });
    const made = await findComplaintOf(tx, seekerId, positionId);
    if (made === undefined) throw new Error(`the complaint about ${positionId} was not stored`);
    return ownComplaintView(made);
  });
}

/** What the caller said of a position, and how it stands. */
export async function getMyComplaint(
  ctx: Ctx<SeekerActor>,
  { positionId }: Received<typeof mineEndpoint>,
): Promise<Answer<typeof mineEndpoint>> {
  const row = await findComplaintOf(ctx, ctx.actor.userId, positionId);
  return { complaint: row === undefined ? null : ownComplaintView(row) };
}
