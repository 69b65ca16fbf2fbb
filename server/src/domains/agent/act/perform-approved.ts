import { agentErrors } from '@pinjian/contract/agent.ts';
import { isOutward } from '@pinjian/contract/agent-act.ts';
import { hintAgents } from '#domains/message/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';
import { findSlip, lockAgent, updateAgent } from '../queries.ts';
import { permitFor } from '../slip/permit.ts';
import { nextHours } from '../slip/rules.ts';
import { findActor } from './find-actor.ts';
import { performAct } from './perform-act.ts';
import { findAct, findApproved, updateAct, type ActRow } from './queries.ts';

/** Does what its owner agreed to and what is still to be done. */
export async function performApproved(ctx: Ctx, agentId: string): Promise<void> {
  for (const row of await findApproved(ctx, agentId)) await performOne(ctx, row.id);
}

/**
 * Does one act that its owner agreed to, once. What may not be done at this hour waits for the hours of the slip; what cannot
 * be done ends with the reason.
 */
export async function performOne(ctx: Ctx, actId: string): Promise<void> {
  try {
    await ctx.transaction((tx) => perform(tx, actId));
  } catch (error) {
    // What an operation says no to is an outcome; its words stand in the diary.
    if (!(error instanceof Refusal)) throw error;
    await ctx.transaction((tx) => settle(tx, actId, error));
  }
}

async function perform(tx: Ctx, actId: string): Promise<void> {
  const found = await findAct(tx, actId);
  const agent = found && (await lockAgent(tx, found.agent_id));
  const row = await findAct(tx, actId);
  if (agent === undefined || row?.state !== 'approved' || !isOutward(row.kind)) return;
  const slip = await findSlip(tx, agent.id, agent.slip_version);
  const acting = {
    agentId: agent.id,
    kind: agent.kind,
    slipId: slip.id,
    slipVersion: agent.slip_version,
    runId: row.run_id,
  };
  const planned = { ...row, ...storedColumns(row) };
  const actor = await findActor(tx, agent, { ...acting, ...permitFor(planned, acting) });
  if (actor === null) throw new Refusal(agentErrors.ended);
  await performAct(tx.as(actor), { id: row.id, kind: row.kind, input: row.input ?? {} });
  await updateAct(tx, row.id, { slip_version: agent.slip_version });
  await hintAgents(tx, agent.owner_id);
}

/** The columns of JSON, as they are written. */
function storedColumns({ subject, evidence, sections, prepared, input, undo }: ActRow) {
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
  return {
    subject: JSON.stringify(subject),
    evidence: JSON.stringify(evidence),
    sections: JSON.stringify(sections),
    prepared: json(prepared),
    input: json(input),
    undo: json(undo),
  };
}

/** What keeps for later: the platform or the hour stands against it, not what it is. */
const keeping: readonly number[] = [
  agentErrors.outsideHours.code,
  agentErrors.switchedOff.code,
  agentErrors.paused.code,
  agentErrors.dailyCap.code,
];

async function settle(tx: Ctx, actId: string, refusal: Refusal): Promise<void> {
  const found = await findAct(tx, actId);
  const agent = found && (await lockAgent(tx, found.agent_id));
  const row = await findAct(tx, actId);
  if (agent === undefined || row?.state !== 'approved') return;
  if (!keeping.includes(refusal.code)) {
    await updateAct(tx, actId, { state: 'failed', objection: refusal.message });
  } else if (row.objection !== refusal.message) {
    const { content: slip } = await findSlip(tx, agent.id, agent.slip_version);
    const later = nextHours(slip.hours, new Date(tx.now().getTime() + 60_000));
    await updateAct(tx, actId, { objection: refusal.message });
    if (agent.next_run_at === null || agent.next_run_at > later)
      await updateAgent(tx, agent.id, { next_run_at: later });
  }
  await hintAgents(tx, agent.owner_id);
}
