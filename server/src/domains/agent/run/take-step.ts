import { agentErrors } from '@pinjian/contract/agent.ts';
import { isOutward, type ActKind, type ActMode, type ActState } from '@pinjian/contract/agent-act.ts';
import type { StepState } from '@pinjian/contract/agent-view.ts';
import { ruleOf } from '@pinjian/contract/agent-slip.ts';
import { hintAgents } from '#domains/message/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SystemActor } from '#server/context.ts';
import { findActor } from '../act/find-actor.ts';
import { rowOf } from '../act/note-act.ts';
import { performAct } from '../act/perform-act.ts';
import { findActByKey, insertAct } from '../act/queries.ts';
import type { NewAct, ToolInput } from '../act/stored.ts';
import { findSlip, lockAgent, type AgentRow } from '../queries.ts';
import { permitFor, requireActing } from '../slip/permit.ts';
import type { StoredPlan } from './planner.ts';
import { findOpenRun, updateRun, type RunRow } from './queries.ts';
import { settleRefusal } from './settle-refusal.ts';

type Step = StoredPlan['steps'][number];
interface Which {
  readonly agentId: string;
  readonly runId: string;
}

/** Of a step that waits for the hours of the slip. */
export const laterNote = '到许可的时间再做';

/** What a proposal becomes where nothing is done: a line for its owner. */
const shown: Readonly<Partial<Record<ActKind, { readonly mode: ActMode; readonly state: ActState }>>> = {
  suggestion: { mode: 'suggest', state: 'suggested' },
  draft: { mode: 'draft', state: 'drafted' },
  preparedAnswer: { mode: 'ask', state: 'waiting' },
};
const byMode: Readonly<Record<Exclude<ActMode, 'act'>, ActState>> = {
  suggest: 'suggested',
  draft: 'drafted',
  ask: 'waiting',
};

/**
 * The next step of a run; false where none is left or it may not go on. Each is one transaction; where an operation refuses,
 * nothing of it is left, and a second one says what became of it.
 */
export async function takeStep(ctx: Ctx<SystemActor>, which: Which): Promise<boolean> {
  try {
    return await ctx.transaction((tx) => tryStep(tx, which));
  } catch (error) {
    // What an operation says no to is an outcome; anything else is tried again by the queue.
    if (!(error instanceof RefusedStep)) throw error;
    return ctx.transaction((tx) => settleStep(tx, which, error));
  }
}

/** An operation refused what a step wanted. */
class RefusedStep extends Error {
  readonly cursor: number;
  readonly refusal: Refusal;

  constructor(cursor: number, refusal: Refusal) {
    super(refusal.message);
    this.name = 'RefusedStep';
    this.cursor = cursor;
    this.refusal = refusal;
  }
}

interface Next {
  readonly agent: AgentRow;
  readonly run: RunRow;
  readonly step: Step;
}

/** The step at the cursor, with the agent's row held; null where there is none. */
async function findNext(tx: Ctx, { agentId, runId }: Which): Promise<Next | null> {
  const agent = await lockAgent(tx, agentId);
  const run = await findOpenRun(tx, agentId);
  if (agent === undefined || run?.id !== runId) return null;
  const step = run.plan?.steps[run.cursor];
  return step === undefined ? null : { agent, run, step };
}

async function tryStep(tx: Ctx<SystemActor>, which: Which): Promise<boolean> {
  const next = await findNext(tx, which);
  if (next === null) return false;
  const { agent, run, step } = next;
  const { proposal } = step;
  const of = { agentId: agent.id, runId: run.id, slipVersion: run.slip_version };
  const inward = shown[proposal.act] ?? { mode: 'suggest' as const, state: 'done' as const };
  try {
    const { slip } = await requireActing(tx, of);
    if (!isOutward(proposal.act)) await insertAct(tx, rowOf(tx, of, proposal, inward));
    else {
      const { mode } = ruleOf(slip, proposal.act);
      if (mode !== 'act') await insertAct(tx, rowOf(tx, of, proposal, { mode, state: byMode[mode] }));
      else await act(tx, agent, run, rowOf(tx, of, proposal, { mode, state: 'done' }), proposal.act);
    }
  } catch (error) {
    if (error instanceof Refusal) throw new RefusedStep(run.cursor, error);
    throw error;
  }
  return advance(tx, next, { state: 'done', note: null });
}

async function act(
  tx: Ctx<SystemActor>,
  agent: AgentRow,
  run: RunRow,
  row: NewAct,
  kind: Parameters<typeof performAct>[1]['kind'],
): Promise<void> {
  const acting = {
    agentId: agent.id,
    kind: agent.kind,
    slipId: (await findSlip(tx, agent.id, run.slip_version)).id,
    slipVersion: run.slip_version,
    runId: run.id,
  };
  const actor = await findActor(tx, agent, { ...acting, ...permitFor(row, acting) });
  if (actor === null) throw new Refusal(agentErrors.ended);
  const input = JSON.parse(row.input ?? '{}') as ToolInput;
  await performAct(tx.as(actor), { id: row.id, kind, input });
}

async function settleStep(tx: Ctx<SystemActor>, which: Which, { cursor, refusal }: RefusedStep): Promise<boolean> {
  const next = await findNext(tx, which);
  // Another copy has taken the step meanwhile.
  if (next === null || next.run.cursor !== cursor) return next !== null;
  const { agent, run, step } = next;
  const settled = settleRefusal(refusal);
  if (settled === 'stop') {
    await updateRun(tx, run.id, { state: 'stopped', failure: refusal.message, ended_at: tx.now() });
    await hintAgents(tx, agent.owner_id);
    return false;
  }
  const of = { agentId: agent.id, runId: run.id, slipVersion: run.slip_version };
  if (settled === 'ask' || settled === 'fail') {
    const state = settled === 'ask' ? ('waiting' as const) : ('failed' as const);
    const mode = settled === 'ask' ? ('ask' as const) : ('act' as const);
    if ((await findActByKey(tx, agent.id, step.proposal.key)) === undefined)
      await insertAct(tx, rowOf(tx, of, step.proposal, { mode, state, objection: refusal.message }));
  }
  const isLater = refusal.code === agentErrors.outsideHours.code;
  const states: Readonly<Record<typeof settled, StepState>> = {
    ask: 'done',
    done: 'done',
    skip: 'skipped',
    fail: 'failed',
  };
  return advance(tx, next, { state: states[settled], note: isLater ? laterNote : refusal.message });
}

/** Moves the cursor on: what came before it is never done again. */
async function advance(
  tx: Ctx,
  { agent, run, step }: Next,
  as: { readonly state: StepState; readonly note: string | null },
): Promise<boolean> {
  if (run.plan === null) throw new Error(`the run ${run.id} has no plan`);
  const steps = run.plan.steps.with(run.cursor, { ...step, ...as });
  const plan: StoredPlan = { ...run.plan, steps };
  await updateRun(tx, run.id, {
    plan: JSON.stringify(plan),
    cursor: run.cursor + 1,
    attempts: 0,
    attempted_at: tx.now(),
  });
  await hintAgents(tx, agent.owner_id);
  return true;
}
