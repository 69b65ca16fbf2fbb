import type { AgentDetail, AgentRun, AgentSummary } from '@pinjian/contract/agent-view.ts';
import { agentKindLabels } from '@pinjian/contract/by-agent.ts';
import { midnightInBeijing } from '#platform/core/beijing-day.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { findNames, findSlip, findSlipVersions, findSwitchedOff, type AgentRow } from './queries.ts';
import { findRuns, findTold, type RunRow } from './run/queries.ts';
import { countActs, findNewestRuns, findTitles } from './view-queries.ts';

/** Looks of an agent that its page shows. */
const runsShown = 10;

/** Agents as lists show them, for who reads them. */
export async function summariesOf(ctx: Ctx<SignedInActor>, rows: readonly AgentRow[]): Promise<AgentSummary[]> {
  const ids = rows.map((row) => row.id);
  const off = await findSwitchedOff(ctx);
  const counts = await countActs(ctx, ids, midnightInBeijing(ctx.now()));
  const runs = await findNewestRuns(ctx, ids);
  const titles = await findTitles(
    ctx,
    rows.flatMap((row) => row.position_id ?? []),
  );
  const { userId } = ctx.actor;
  const others = rows.filter((row) => row.owner_id !== userId).map((row) => row.owner_id);
  const names = await findNames(ctx, others);
  return rows.map((row) => {
    const run = runs.get(row.id);
    const count = counts.get(row.id);
    return {
      agentId: row.id,
      kind: row.kind,
      name: row.name || agentKindLabels[row.kind],
      state: row.state,
      switchedOff: off.has('all') || off.has(row.kind),
      position:
        row.position_id === null ? null : { positionId: row.position_id, title: titles.get(row.position_id) ?? '' },
      ownerName: row.owner_id === userId ? null : (names.get(row.owner_id) ?? ''),
      waiting: count?.waiting ?? 0,
      doneToday: count?.doneToday ?? 0,
      creditsSpent: count?.credits ?? 0,
      slipVersion: row.slip_version,
      running: run?.state === 'running' || (row.state === 'active' && row.wakes > row.wakes_seen),
      lastRunAt: run?.started_at.toISOString() ?? null,
      nextRunAt: row.state === 'active' ? (row.next_run_at?.toISOString() ?? null) : null,
      saw: run?.saw ?? null,
      createdAt: row.created_at.toISOString(),
    };
  });
}

/** One agent whole. */
export async function detailOf(ctx: Ctx<SignedInActor>, row: AgentRow): Promise<AgentDetail> {
  const [summary] = await summariesOf(ctx, [row]);
  if (summary === undefined) throw new Error(`no summary of ${row.id}`);
  const { content: slip } = await findSlip(ctx, row.id, row.slip_version);
  const own = row.owner_id === ctx.actor.userId;
  const told = own ? await findTold(ctx, row.id) : [];
  return {
    ...summary,
    own,
    slip,
    slipVersions: (await findSlipVersions(ctx, row.id)).map((each) => ({
      version: each.version,
      at: each.created_at.toISOString(),
      slip: each.content,
    })),
    told: told.map(({ words, created_at: at }) => ({ words, at: at.toISOString() })),
    runs: (await findRuns(ctx, row.id, runsShown)).map(runView),
  };
}

function runView(row: RunRow): AgentRun {
  return {
    runId: row.id,
    woke: row.woke,
    state: row.state,
    plan: (row.plan?.steps ?? []).map(({ proposal, state, note }) => ({ title: proposal.title, state, note })),
    saw: row.saw,
    failure: row.failure,
    startedAt: row.started_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}
