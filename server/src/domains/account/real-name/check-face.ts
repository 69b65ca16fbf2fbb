import type { queryFace as endpoint } from '@pinjian/contract/account-real-name.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { findFaceStart } from './face-start-queries.ts';
import { findCheck } from './queries.ts';
import { isFaceOver } from './rules.ts';
import { settleFace } from './settle-face.ts';

/**
 * How one of the caller's own face checks stands, or that it still waits for a name; while it is open the vendor is asked. A vendor that cannot be asked
 * leaves it in review: the page asks again, and so does the task.
 * @throws Refusal 40400 for a check of nobody, of somebody else, or of a document.
 */
export async function queryFace(
  ctx: Ctx<SeekerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const start = await findFaceStart(ctx, ctx.actor.userId);
  if (start?.id === input.certifyId) {
    const isOver = isFaceOver(start.started_at, ctx.now());
    return isOver
      ? { status: 2, reason: '超过 30 分钟没有完成，请重新发起', asksName: false }
      : { status: 0, reason: null, asksName: true };
  }
  const own = async () => {
    const check = await findCheck(ctx, input.certifyId);
    if (check?.user_id !== ctx.actor.userId || check.method !== 'face') throw new Refusal(errors.notFound);
    return check;
  };
  const before = await own();
  if (before.status === 0) {
    const [settled] = await Promise.allSettled([settleFace(ctx, { checkId: before.id })]);
    if (settled.status === 'rejected') ctx.log.warn({ checkId: before.id }, 'the face check could not be asked');
  }
  const { status, reason } = await own();
  return { status, reason, asksName: false };
}
