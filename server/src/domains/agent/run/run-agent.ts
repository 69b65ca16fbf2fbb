import { agentKindLabels } from '@pinjian/contract/by-agent.ts';
import { wakeReasonLabels } from '@pinjian/contract/agent-view.ts';
import { hintAgents, sendMessage } from '#domains/message/index.ts';
import { maskContacts } from '#domains/resume/index.ts';
import type { Ctx, SystemActor } from '#server/context.ts';
import { insertAct, findKeys } from '../act/queries.ts';
import { rowOf } from '../act/note-act.ts';
import { performApproved } from '../act/perform-approved.ts';
import { findSlip, findSwitchedOff, lockAgent, updateAgent, type AgentRow } from '../queries.ts';
import { readsOnly } from '../slip/permit.ts';
import { isOver, nextHours } from '../slip/rules.ts';
import { findActor } from '../act/find-actor.ts';
import { writeWordings } from '../wording/write-wordings.ts';
import { findPlanner, nextLook } from './find-planner.ts';
import type { AgentFacts, Plan, Proposal, StoredPlan } from './planner.ts';
import {
  countWaitingOf,
  findLastRunAt,
  findOpenRun,
  findTold,
  findVerdicts,
  insertRun,
  updateRun,
  type RunRow,
} from './queries.ts';
import { laterNote, takeStep } from './take-step.ts';

/** Attempts that come to nothing before a run is given up. */
const maxAttempts = 3;
/** An attempt that began so shortly before may still be under way. */
const besideMs = 60_000;
/** Minutes until it is tried anew. */
const pauseMinutes = 30;
/** Proposals of one run; the rest is the next one's. */
const proposalsPerRun = 60;

/**
 * One look of an agent: what its owner agreed to is done, what is new is planned, and the plan is carried out step by step.
 * It may be broken off at any moment and taken up by any copy, even by two at once: each step is one transaction that holds
 * the agent's row and moves the cursor.
 */
export async function runAgent(ctx: Ctx<SystemActor>, { agentId }: { readonly agentId: string }): Promise<void> {
  await performApproved(ctx, agentId);
  const opened = await ctx.transaction((tx) => openRun(tx, agentId));
  if (opened === null) return;
  const { agent, run } = opened;
  if (run.plan === null && !(await makePlan(ctx, agent, run))) return;
  while (await takeStep(ctx, { agentId, runId: run.id })) continue;
  // What woke it meanwhile is answered by another look.
  if (await ctx.transaction((tx) => endRun(tx, agentId, run.id))) await runAgent(ctx, { agentId });
}

/** The run that goes on or begins; null where there is nothing to do, or it may not be done. */
async function openRun(
  tx: Ctx<SystemActor>,
  agentId: string,
): Promise<{ readonly agent: AgentRow; readonly run: RunRow } | null> {
  const agent = await lockAgent(tx, agentId);
  if (agent === undefined) return null;
  const open = await findOpenRun(tx, agentId);
  const off = await findSwitchedOff(tx);
  const slip = await findSlip(tx, agentId, agent.slip_version);
  const over = isOver(slip.content, tx.now());
  if (agent.state !== 'active' || off.has('all') || off.has(agent.kind) || over) {
    if (open !== undefined) await stopRun(tx, open);
    if (over && agent.next_run_at !== null)
      await updateAgent(tx, agentId, { next_run_at: null, wakes_seen: agent.wakes });
    return null;
  }
  if (open !== undefined && open.slip_version === agent.slip_version) return resumeRun(tx, agent, open);
  if (open !== undefined) await stopRun(tx, open);
  const isDue = agent.wakes > agent.wakes_seen || (agent.next_run_at !== null && agent.next_run_at <= tx.now());
  return isDue || open !== undefined ? { agent, run: await insertRun(tx, agent) } : null;
}

async function resumeRun(
  tx: Ctx<SystemActor>,
  agent: AgentRow,
  open: RunRow,
): Promise<{ readonly agent: AgentRow; readonly run: RunRow } | null> {
  // Several tasks of one agent may be under way at once: whoever comes beside another one is no further attempt.
  if (open.attempted_at !== null && tx.now().getTime() - open.attempted_at.getTime() < besideMs)
    return { agent, run: open };
  if (open.attempts < maxAttempts) {
    await updateRun(tx, open.id, { attempts: open.attempts + 1, attempted_at: tx.now() });
    return { agent, run: open };
  }
  const failure = '试了几次都没有做完，过一会儿再试';
  await updateRun(tx, open.id, { state: 'failed', failure, ended_at: tx.now() });
  await noteRun(tx, agent, open, failure);
  await updateAgent(tx, agent.id, {
    wakes_seen: open.wakes,
    next_run_at: new Date(tx.now().getTime() + pauseMinutes * 60_000),
  });
  return null;
}

async function stopRun(tx: Ctx<SystemActor>, run: RunRow): Promise<void> {
  await updateRun(tx, run.id, { state: 'stopped', ended_at: tx.now() });
}

/** Looks, and keeps what it would do; false where the run is no longer to go on. */
async function makePlan(ctx: Ctx<SystemActor>, agent: AgentRow, run: RunRow): Promise<boolean> {
  const looked = await look(ctx, agent, run);
  const plan =
    looked === null
      ? null
      : await writeWordings(ctx, { agent, slipVersion: run.slip_version }, looked, await findKeys(ctx, agent.id));
  return ctx.transaction(async (tx) => {
    const held = await lockAgent(tx, agent.id);
    const open = await findOpenRun(tx, agent.id);
    if (open?.id !== run.id || held === undefined) return false;
    if (plan === null) {
      await stopRun(tx, open);
      await updateAgent(tx, agent.id, { state: 'paused', next_run_at: null, wakes_seen: held.wakes });
      return false;
    }
    if (open.plan === null) await updateRun(tx, run.id, { plan: JSON.stringify(await storedPlan(tx, agent.id, plan)) });
    await hintAgents(tx, agent.owner_id);
    return true;
  });
}

/** What the agent's kind makes of what it sees now; null where its owner may have nothing done in their name any more. */
async function look(ctx: Ctx<SystemActor>, agent: AgentRow, run: RunRow): Promise<Plan | null> {
  const slip = await findSlip(ctx, agent.id, run.slip_version);
  const acting = { agentId: agent.id, kind: agent.kind, slipId: slip.id, slipVersion: run.slip_version, runId: run.id };
  const actor = await findActor(ctx, agent, { ...acting, ...readsOnly });
  if (actor === null) return null;
  const of: AgentFacts = {
    agentId: agent.id,
    kind: agent.kind,
    userId: agent.owner_id,
    companyId: agent.company_id,
    positionId: agent.position_id,
    slip: slip.content,
    slipVersion: run.slip_version,
    now: ctx.now(),
    woke: run.woke,
    lastRunAt: await findLastRunAt(ctx, agent.id),
    told: (await findTold(ctx, agent.id)).map(({ words, created_at: at }) => ({ words, at })),
    verdicts: await findVerdicts(ctx, agent.id),
    known: await findKeys(ctx, agent.id),
  };
  const planner = findPlanner(agent.kind);
  return planner === undefined ? { saw: '现在没有要做的事', proposals: [] } : planner.look(ctx.as(actor), of);
}

/** A plan as it is kept: without what it has shown or done before. */
async function storedPlan(tx: Ctx, agentId: string, { saw, proposals, again }: Plan): Promise<StoredPlan> {
  const known = await findKeys(tx, agentId);
  const news = proposals.filter(
    ({ key }, at) => !known.has(key) && proposals.findIndex((each) => each.key === key) === at,
  );
  return {
    saw,
    ...(again !== undefined && { again }),
    steps: news.slice(0, proposalsPerRun).map(({ expiresAt, ...proposal }) => ({
      proposal: {
        ...withoutContacts(proposal),
        ...(expiresAt === undefined ? {} : { expiresAt: expiresAt.toISOString() }),
      },
      state: 'waiting' as const,
      note: null,
    })),
  };
}

/** No agent states how to reach anybody, its owner neither: contacts are exchanged by an act of their own. */
function withoutContacts(proposal: Omit<Proposal, 'expiresAt'>): Omit<Proposal, 'expiresAt'> {
  const { title, why, evidence, text, sections } = proposal;
  const said = { title, why, evidence, ...(text === undefined ? {} : { text }), ...(sections && { sections }) };
  return { ...proposal, ...maskContacts(said, '') };
}

/** The run is over: what it saw stands in the diary, and its owner is told once of all that waits. True where it was woken again. */
async function endRun(tx: Ctx<SystemActor>, agentId: string, runId: string): Promise<boolean> {
  const agent = await lockAgent(tx, agentId);
  const run = await findOpenRun(tx, agentId);
  if (agent === undefined || run?.id !== runId || run.plan === null) return false;
  if (run.cursor < run.plan.steps.length) return false;
  const { content: slip } = await findSlip(tx, agentId, run.slip_version);
  const saw = withSkipped(run.plan);
  await updateRun(tx, runId, { state: 'done', saw, ended_at: tx.now() });
  await noteRun(tx, agent, run, saw);
  const looks = [nextLook(findPlanner(agent.kind), tx.now())];
  if (run.plan.again !== undefined) looks.push(new Date(tx.now().getTime() + run.plan.again * 60_000));
  if (run.plan.steps.some((step) => step.note === laterNote)) looks.push(nextHours(slip.hours, tx.now()));
  const next = looks.flatMap((each) => each?.getTime() ?? []);
  await updateAgent(tx, agentId, {
    wakes_seen: run.wakes,
    woke: 'clock',
    next_run_at: next.length === 0 ? null : new Date(Math.min(...next)),
  });
  await tellOwner(tx, agent, run);
  return agent.wakes > run.wakes;
}

/** What a look saw; what it left undone for now is said with its reason, or nobody would know of it. */
function withSkipped({ saw, steps }: StoredPlan): string {
  const reasons = new Map<string, number>();
  for (const { state, note } of steps)
    if (state === 'skipped' && note !== null) reasons.set(note, (reasons.get(note) ?? 0) + 1);
  const left = [...reasons].map(([note, count]) => `${count} 件没有做：${note}`);
  return left.length === 0 ? saw : `${saw.replace(/。$/u, '')}。${left.join('；')}。`;
}

async function noteRun(tx: Ctx, agent: AgentRow, run: RunRow, saw: string): Promise<void> {
  const of = { agentId: agent.id, runId: run.id, slipVersion: run.slip_version };
  const subject = agent.position_id === null ? {} : { positionId: agent.position_id };
  const note = {
    act: 'note' as const,
    key: `note:${run.id}`,
    subject,
    title: saw,
    why: wakeReasonLabels[run.woke],
    evidence: [],
  };
  await insertAct(tx, rowOf(tx, of, note, { mode: 'suggest', state: 'done' }));
}

async function tellOwner(tx: Ctx, agent: AgentRow, run: RunRow): Promise<void> {
  await hintAgents(tx, agent.owner_id);
  const waiting = await countWaitingOf(tx, run.id);
  if (waiting === 0) return;
  await sendMessage(tx, {
    to: { userId: agent.owner_id },
    type: '7',
    title: '智能体等您决定',
    content: `${agent.name || agentKindLabels[agent.kind]}有 ${waiting} 件事等您决定。`,
    meta: { target: { kind: 'agents', ids: { agentId: agent.id } } },
    dedupeKey: `agent:${run.id}`,
  });
}
