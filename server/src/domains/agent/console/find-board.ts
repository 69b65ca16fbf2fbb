import { agentKinds, type AgentKind } from '@pinjian/contract/by-agent.ts';
import type { AgentBoard } from '@pinjian/contract/console-agent.ts';
import { midnightInBeijing } from '#platform/core/beijing-day.ts';
import type { Ctx } from '#server/context.ts';
import { sumTokensByKind } from '../model-queries.ts';
import { holdSwitches } from '../queries.ts';
import { countByKind, findSwitches, upsertSwitch } from './queries.ts';

const monthMs = 30 * 86_400_000;

/** What is on and off, how much is used and what it costs. */
export async function findAgentBoard(ctx: Ctx): Promise<AgentBoard> {
  const switches = await findSwitches(ctx);
  const off = new Set(switches.filter((each) => each.is_off).map((each) => each.kind));
  const since = new Date(ctx.now().getTime() - monthMs);
  const { agents, runs, acts } = await countByKind(ctx, { today: midnightInBeijing(ctx.now()), since });
  const tokens = new Map(
    (await sumTokensByKind(ctx, { today: midnightInBeijing(ctx.now()), since })).map((each) => [each.kind, each]),
  );
  const changed = switches.map((each) => each.changed_at.getTime());
  return {
    allOff: off.has('all'),
    kinds: agentKinds.map((kind) => {
      const agent = agents.find((each) => each.kind === kind);
      const act = acts.find((each) => each.kind === kind);
      return {
        kind,
        isOff: off.has(kind),
        active: agent?.active ?? 0,
        paused: agent?.paused ?? 0,
        runsToday: runs.find((each) => each.kind === kind)?.runs ?? 0,
        doneToday: act?.done ?? 0,
        failedToday: act?.failed ?? 0,
        creditsToday: act?.creditsToday ?? 0,
        credits: act?.credits ?? 0,
        tokensToday: tokens.get(kind)?.today ?? 0,
        tokens: tokens.get(kind)?.tokens ?? 0,
      };
    }),
    waiting: acts.reduce((sum, each) => sum + each.waiting, 0),
    changedAt: changed.length === 0 ? null : new Date(Math.max(...changed)).toISOString(),
  };
}

/** Switches agents off or on, in the transaction of the audit: it waits for acts in the middle, and none begins after it. */
export async function setAgentSwitch(tx: Ctx, kind: AgentKind | 'all', off: boolean): Promise<void> {
  await holdSwitches(tx);
  await upsertSwitch(tx, kind, off);
}
