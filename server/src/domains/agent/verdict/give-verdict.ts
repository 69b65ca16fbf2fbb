import type { giveVerdict as endpoint } from '@pinjian/contract/agent.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { findAct } from '../act/queries.ts';
import { requireOwn } from '../policy.ts';
import { findAgent } from '../queries.ts';
import { upsertVerdict } from './queries.ts';

/** Says whether what it showed was right: its next looks learn from it. @throws Refusal 403, 40400 */
export async function giveVerdict(
  ctx: Ctx<SignedInActor>,
  { actId, good, reason, words }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const act = await findAct(ctx, actId);
  const agent = requireOwn(ctx.actor, act && (await findAgent(ctx, act.agent_id)));
  if (act === undefined) throw new Refusal(errors.notFound);
  await ctx.transaction((tx) => upsertVerdict(tx, { actId, agentId: agent.id, good, reason, words }));
  return { good, reason, words };
}
