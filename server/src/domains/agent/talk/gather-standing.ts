import type { AgentSlip } from '@pinjian/contract/agent-slip.ts';
import type { AgentState } from '@pinjian/contract/agent-view.ts';
import type { AgentKind } from '@pinjian/contract/by-agent.ts';
import { midnightInBeijing } from '#platform/core/beijing-day.ts';
import type { Ctx } from '#server/context.ts';
import { findSlip, type AgentRow } from '../queries.ts';
import { findRuns } from '../run/queries.ts';
import { findLatestActs } from './queries.ts';

/** What an agent did, wanted or showed, as far as an answer tells of it. */
export type ToldAct = Awaited<ReturnType<typeof findLatestActs>>[number];

/** Where an agent stands: all that rules answer from. */
export interface Standing {
  readonly kind: AgentKind;
  readonly state: AgentState;
  readonly slip: AgentSlip;
  readonly nextRunAt: Date | null;
  /** What it saw last; null before its first look is over. */
  readonly saw: string | null;
  /** The newest first. */
  readonly acts: readonly ToldAct[];
  readonly today: Date;
  readonly now: Date;
}

/** So many of its acts are looked through for an answer. */
const looked = 200;

/** What rules need to answer an owner. */
export async function gatherStanding(ctx: Ctx, agent: AgentRow): Promise<Standing> {
  const [run] = await findRuns(ctx, agent.id, 1);
  return {
    kind: agent.kind,
    state: agent.state,
    slip: (await findSlip(ctx, agent.id, agent.slip_version)).content,
    nextRunAt: agent.state === 'active' ? agent.next_run_at : null,
    saw: run?.saw ?? null,
    acts: await findLatestActs(ctx, agent.id, looked),
    today: midnightInBeijing(ctx.now()),
    now: ctx.now(),
  };
}
