import type { ActKind, ActMode, OutwardActKind } from '@pinjian/contract/agent-act.ts';
import { defaultSlip, type AgentSlip } from '@pinjian/contract/agent-slip.ts';
import type { AgentDetail } from '@pinjian/contract/agent-view.ts';
import type { AgentKind } from '@pinjian/contract/by-agent.ts';
import { createAgent } from '#domains/agent/slip/write-slip.ts';
import { lockAgent } from '#domains/agent/queries.ts';
import type { Proposal } from '#domains/agent/run/planner.ts';
import { findOpenRun, insertRun, updateRun } from '#domains/agent/run/queries.ts';
import { runAgent } from '#domains/agent/run/run-agent.ts';
import { findAct, type ActRow } from '#domains/agent/act/queries.ts';
import { newId } from '#platform/core/ids.ts';
import type { SignedInActor } from '#server/context.ts';
import type { World } from './world.ts';

/** A slip of a kind that lets it do everything by itself, at any hour. */
export function freeSlip(kind: AgentKind, changes: Partial<AgentSlip> = {}): AgentSlip {
  const slip = defaultSlip(kind);
  return {
    ...slip,
    acts: inMode(slip.acts, 'act'),
    hours: { from: 0, to: 24, days: [1, 2, 3, 4, 5, 6, 7] },
    ...changes,
  };
}

/** The same acts in one mode. */
export function inMode(acts: AgentSlip['acts'], mode: ActMode): AgentSlip['acts'] {
  return Object.fromEntries(Object.entries(acts).map(([act, rule]) => [act, { ...rule, mode }]));
}

/** Somebody's agent, whose first look is over. */
export async function agentOf(
  world: World,
  owner: SignedInActor,
  kind: AgentKind,
  more: { readonly slip?: AgentSlip; readonly positionId?: string } = {},
): Promise<AgentDetail> {
  const { slip = freeSlip(kind), ...rest } = more;
  const agent = await createAgent(world.as(owner), { key: newId(), kind, name: '', slip, ...rest });
  await world.runTasks();
  return agent;
}

/** A proposal of an agent, with what a test does not care for. */
export function proposal(act: ActKind, changes: Partial<Proposal> = {}): Proposal {
  return { act, key: `${act}:${newId()}`, subject: {}, title: '测试', why: '', evidence: [], ...changes };
}

/** Has an agent carry out these proposals, as if it had just thought of them; nothing is run yet. */
export async function planFor(world: World, agentId: string, proposals: readonly Proposal[]): Promise<string> {
  return world.system().transaction(async (tx) => {
    const agent = await lockAgent(tx, agentId);
    if (agent === undefined) throw new Error(`no agent ${agentId}`);
    const run = (await findOpenRun(tx, agentId)) ?? (await insertRun(tx, agent));
    const steps = proposals.map((each) => ({ proposal: each, state: 'waiting', note: null }));
    await updateRun(tx, run.id, { plan: JSON.stringify({ saw: '看过了', steps }) });
    return run.id;
  });
}

/** The same, carried out; answers what became of each, by its key; undefined where nothing was noted. */
export async function carryOut(
  world: World,
  agentId: string,
  proposals: readonly Proposal[],
): Promise<(ActRow | undefined)[]> {
  await planFor(world, agentId, proposals);
  await runAgent(world.system() as never, { agentId });
  return Promise.all(proposals.map(({ key }) => actByKey(world, agentId, key)));
}

async function actByKey(world: World, agentId: string, key: string): Promise<ActRow | undefined> {
  const row = await world.db
    .selectFrom('agent_act')
    .select('id')
    .where('agent_id', '=', agentId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row && findAct(world.system(), row.id);
}

/** How an application to a position is proposed. */
export function applying(positionId: string, changes: Partial<Proposal> = {}): Proposal {
  return proposal('apply', { key: `apply:${positionId}`, subject: { positionId }, input: { positionId }, ...changes });
}

/** A rule of a slip. */
export function rule(
  act: OutwardActKind,
  mode: ActMode,
  caps: { readonly daily?: number; readonly total?: number } = {},
): AgentSlip['acts'] {
  return { [act]: { mode, daily: 10, total: 100, ...caps } };
}
