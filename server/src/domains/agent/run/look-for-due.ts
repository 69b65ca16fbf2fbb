import { agentKinds } from '@pinjian/contract/by-agent.ts';
import { hintAgents } from '#domains/message/index.ts';
import type { Ctx, SystemActor } from '#server/context.ts';
import { expireWaiting } from '../act/queries.ts';
import { findAgent, findSwitchedOff } from '../queries.ts';
import { findDueAgents } from './queries.ts';
import { runAgent } from './run-agent.ts';

/** Agents whose own task is late by so much are nobody's any more. */
const leftMs = 60_000;
/** Agents of one run of the clock; what is left is the next minute's. */
const agentsPerRun = 100;
const expiriesPerRun = 500;

/** Ends what waited too long, and has those look that are due, or were left in the middle by a copy that is gone. */
export async function lookForDue(ctx: Ctx<SystemActor>): Promise<void> {
  await ctx.transaction(async (tx) => {
    const ended = new Set((await expireWaiting(tx, expiriesPerRun)).map((row) => row.agent_id));
    for (const agentId of ended) {
      const agent = await findAgent(tx, agentId);
      if (agent !== undefined) await hintAgents(tx, agent.owner_id);
    }
  });
  const off = await findSwitchedOff(ctx);
  if (off.has('all')) return;
  const before = new Date(ctx.now().getTime() - leftMs);
  const resting = agentKinds.filter((kind) => off.has(kind));
  const outcomes: PromiseSettledResult<void>[] = [];
  for (const agentId of await findDueAgents(ctx, { before, resting, limit: agentsPerRun }))
    outcomes.push(...(await Promise.allSettled([runAgent(ctx, { agentId })])));
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${outcomes.length} looks failed`);
}
