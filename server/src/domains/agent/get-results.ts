import type { getAgentResults as endpoint } from '@pinjian/contract/agent.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { agentKindLabels } from '@pinjian/contract/by-agent.ts';
import { dayInBeijing, midnightInBeijing } from '#platform/core/beijing-day.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { sumTokens } from './model-queries.ts';
import { companySeen, requireOwner, requireSeen } from './policy.ts';
import { findAgent, findAgents, findSlip } from './queries.ts';
import { countByAgent, countByDay, countOutcomes, countRuns } from './result-queries.ts';

const dayMs = 86_400_000;

/** What agents brought about in the last days and what it cost, each day of them. @throws Refusal 403, 40400 */
export async function getAgentResults(
  ctx: Ctx<SignedInActor>,
  { agentId, days }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const owner = requireOwner(ctx.actor);
  const rows =
    agentId === undefined
      ? await findAgents(ctx, { ownerId: owner.userId, companyId: companySeen(owner) })
      : [requireSeen(ctx.actor, await findAgent(ctx, agentId))];
  const since = new Date(midnightInBeijing(ctx.now()).getTime() - (days - 1) * dayMs);
  const which = { agentIds: rows.map((row) => row.id), since };
  const byDay = new Map((await countByDay(ctx, which)).map((row) => [row.day, row]));
  const byAgent = new Map((await countByAgent(ctx, which)).map(({ agent_id, ...row }) => [agent_id, row]));
  const runs = await countRuns(ctx, which);
  const tokens = await sumTokens(ctx, which.agentIds, since);
  const none = { shown: 0, done: 0, approved: 0, declined: 0, undone: 0, failed: 0, credits: 0, good: 0, bad: 0 };
  const agents = [];
  for (const row of rows) {
    const { content: slip } = await findSlip(ctx, row.id, row.slip_version);
    agents.push({
      agentId: row.id,
      kind: row.kind,
      name: row.name || agentKindLabels[row.kind],
      ...(byAgent.get(row.id) ?? none),
      tokens: tokens.get(row.id) ?? 0,
      creditsAllowed: slip.credits,
      runs: runs.get(row.id) ?? 0,
    });
  }
  return {
    days: Array.from({ length: days }, (_, at) => {
      const day = dayInBeijing(new Date(since.getTime() + at * dayMs));
      return byDay.get(day) ?? { day, shown: 0, done: 0, declined: 0, failed: 0, credits: 0 };
    }),
    agents,
    outcomes: await countOutcomes(ctx, which),
  };
}
