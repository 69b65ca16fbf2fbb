import { agentErrors } from '@pinjian/contract/agent.ts';
import type { StepState } from '@pinjian/contract/agent-view.ts';
import { hintAgents } from '#domains/message/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SystemActor } from '#server/context.ts';
import { lockAgent, type AgentRow } from '../queries.ts';
import { carryOut, noteRefused } from './carry-out.ts';
import type { StoredPlan } from './planner.ts';
import { findOpenRun, updateRun, type RunRow } from './queries.ts';

type Step = StoredPlan['steps'][number];
interface Which {
  readonly agentId: string;
  readonly runId: string;
}

/** Of a step that waits for the hours of the slip. */
export const laterNote = '到许可的时间再做';

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
  try {
    await carryOut(tx, agent, { runId: run.id, slipVersion: run.slip_version }, step.proposal);
  } catch (error) {
    if (error instanceof Refusal) throw new RefusedStep(run.cursor, error);
    throw error;
  }
  return advance(tx, next, { state: 'done', note: null });
}

async function settleStep(tx: Ctx<SystemActor>, which: Which, { cursor, refusal }: RefusedStep): Promise<boolean> {
  const next = await findNext(tx, which);
  // Another copy has taken the step meanwhile.
  if (next === null || next.run.cursor !== cursor) return next !== null;
  const { agent, run, step } = next;
  const { proposal } = step;
  const from = { runId: run.id, slipVersion: run.slip_version };
  const settled = await noteRefused(tx, agent, from, { proposal, refusal });
  if (settled === 'stop') {
    await updateRun(tx, run.id, { state: 'stopped', failure: refusal.message, ended_at: tx.now() });
    await hintAgents(tx, agent.owner_id);
    return false;
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
