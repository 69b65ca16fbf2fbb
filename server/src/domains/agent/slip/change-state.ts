import type {
  endAgent as endEndpoint,
  pauseAgent as endpoint,
  resumeAgent as resumeEndpoint,
  runAgent as runEndpoint,
  tellAgent as tellEndpoint,
} from '@pinjian/contract/agent.ts';
import { agentErrors } from '@pinjian/contract/agent.ts';
import type { AgentState, WakeReason } from '@pinjian/contract/agent-view.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { hintAgents } from '#domains/message/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { endWaiting, unapprove } from '../act/queries.ts';
import { requireOwn, requireOwner } from '../policy.ts';
import {
  findAgent,
  findAgents,
  findSwitchedOff,
  insertTold,
  lockAgent,
  updateAgent,
  type AgentRow,
} from '../queries.ts';
import { wakeAgent } from '../run/wake-agents.ts';
import { detailOf } from '../view.ts';

/** Stops it at once: whoever is about to act in its name waits for the same row, and then reads this. @throws Refusal 403, 40400, 41203 */
export async function pauseAgent(
  ctx: Ctx<SignedInActor>,
  { agentId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  return change(ctx, agentId, 'paused');
}

/** @throws Refusal 403, 40400, 41203 */
export async function resumeAgent(
  ctx: Ctx<SignedInActor>,
  { agentId }: Received<typeof resumeEndpoint>,
): Promise<Answer<typeof resumeEndpoint>> {
  return change(ctx, agentId, 'active');
}

/** For good; its diary stays. Ended twice is the same. @throws Refusal 403, 40400 */
export async function endAgent(
  ctx: Ctx<SignedInActor>,
  { agentId }: Received<typeof endEndpoint>,
): Promise<Answer<typeof endEndpoint>> {
  return change(ctx, agentId, 'ended');
}

/** @throws Refusal 403 */
export async function pauseAllAgents(ctx: Ctx<SignedInActor>): Promise<null> {
  const { userId } = requireOwner(ctx.actor);
  const rows = await findAgents(ctx, { ownerId: userId, companyId: null });
  const active = rows.filter((row) => row.state === 'active').toSorted((one, other) => (one.id < other.id ? -1 : 1));
  await ctx.transaction(async (tx) => {
    for (const { id } of active) await changeHeld(tx, await lockAgent(tx, id), 'paused');
  });
  return null;
}

/** Has it look now. @throws Refusal 403, 40400, 41201, 41202, 41203 */
export async function runAgent(
  ctx: Ctx<SignedInActor>,
  { agentId }: Received<typeof runEndpoint>,
): Promise<Answer<typeof runEndpoint>> {
  await ctx.transaction(async (tx) => wakeActive(tx, requireOwn(tx.actor, await lockAgent(tx, agentId)), 'asked'));
  return detailOf(ctx, requireOwn(ctx.actor, await findAgent(ctx, agentId)));
}

/** Says something to it; it looks at once. The same key is the same words. @throws Refusal 403, 40400, 40901, 41201, 41202, 41203 */
export async function tellAgent(
  ctx: Ctx<SignedInActor>,
  { agentId, key, words }: Received<typeof tellEndpoint>,
): Promise<Answer<typeof tellEndpoint>> {
  await ctx.transaction(async (tx) => {
    const row = requireOwn(tx.actor, await lockAgent(tx, agentId));
    const stored = await insertTold(tx, { agentId, key, words });
    if (stored === 'other') throw new Refusal(errors.keyReused);
    if (stored === 'new') await wakeActive(tx, row, 'told');
  });
  return detailOf(ctx, requireOwn(ctx.actor, await findAgent(ctx, agentId)));
}

async function wakeActive(tx: Ctx, row: AgentRow, woke: WakeReason): Promise<void> {
  const off = await findSwitchedOff(tx);
  if (off.has('all') || off.has(row.kind)) throw new Refusal(agentErrors.switchedOff);
  if (row.state !== 'active') throw new Refusal(row.state === 'paused' ? agentErrors.paused : agentErrors.ended);
  // Pressed again before it has looked: one look answers both.
  if (woke === 'asked' && row.wakes > row.wakes_seen && row.woke === 'asked') return;
  await wakeAgent(tx, row, woke);
}

async function change(ctx: Ctx<SignedInActor>, agentId: string, state: AgentState) {
  await ctx.transaction(async (tx) => changeHeld(tx, requireOwn(tx.actor, await lockAgent(tx, agentId)), state));
  return detailOf(ctx, requireOwn(ctx.actor, await findAgent(ctx, agentId)));
}

async function changeHeld(tx: Ctx, row: AgentRow | undefined, state: AgentState): Promise<void> {
  if (row === undefined || row.state === state) return;
  if (row.state === 'ended') throw new Refusal(agentErrors.ended);
  await updateAgent(tx, row.id, { state, ended_at: state === 'ended' ? tx.now() : null });
  // What was agreed to and not done yet is asked again: who pauses may have changed their mind.
  if (state === 'paused') await unapprove(tx, row.id);
  if (state === 'ended') await endWaiting(tx, row.id, agentErrors.ended.message);
  if (state === 'active') await wakeAgent(tx, row, 'asked');
  await hintAgents(tx, row.owner_id);
}
