import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { listOutsideSends as endpoint } from '@pinjian/contract/message-preference.ts';
import { totalCap } from '@pinjian/contract/paging.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { countSendsOf, findSendsOf } from './queries.ts';

/** What was sent to the caller outside the product and what became of it, newest first. */
export async function listOutsideSends(
  ctx: Ctx<SignedInActor>,
  { current, pageSize }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { userId } = ctx.actor;
  const rows = await findSendsOf(ctx, userId, { offset: (current - 1) * pageSize, limit: pageSize });
  const count = await countSendsOf(ctx, userId, totalCap);
  const records = rows.map(({ id, title, channel, state, created_at: createdAt }) => ({
    id,
    title,
    channel,
    state,
    createdAt: createdAt.toISOString(),
  }));
  return { records, total: Math.min(count, totalCap), current, pageSize, totalCapped: count > totalCap };
}
