import { agentErrors } from '@pinjian/contract/agent.ts';
import { isOutward } from '@pinjian/contract/agent-act.ts';
import { hintAgents } from '#domains/message/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';
import { findSlip, lockAgent, updateAgent } from '../queries.ts';
import { fingerprintOf } from '../slip/fingerprint.ts';
import { permitFor } from '../slip/permit.ts';
import { nextHours } from '../slip/rules.ts';
import { findActor } from './find-actor.ts';
import { greetingKey } from './greeting-key.ts';
import { rowOf } from './note-act.ts';
import { performAct } from './perform-act.ts';
import { findAct, findApproved, insertAct, updateAct, type ActRow } from './queries.ts';

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
    const following = await ctx.transaction((tx) => perform(tx, actId));
    if (following !== null) await performOne(ctx, following);
  } catch (error) {
    // What an operation says no to is an outcome; its words stand in the diary.
    if (!(error instanceof Refusal)) throw error;
    await ctx.transaction((tx) => settle(tx, actId, error));
  }
}

/** Answers what was agreed to with it and is done next; null for nothing. */
async function perform(tx: Ctx, actId: string): Promise<string | null> {
  const found = await findAct(tx, actId);
  const agent = found && (await lockAgent(tx, found.agent_id));
  const row = await findAct(tx, actId);
  if (agent === undefined || row?.state !== 'approved' || !isOutward(row.kind)) return null;
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
  return row.kind === 'apply' && row.words !== null ? agreeToGreeting(tx, row.id) : null;
}

/**
 * Who agreed to an application with a greeting agreed to both: the greeting is an act of its own from here on, counted and
 * taken back as one. Whatever then stands against it, the application stands.
 */
async function agreeToGreeting(tx: Ctx, applyId: string): Promise<string | null> {
  const applied = await findAct(tx, applyId);
  const { words: text, application_id: applicationId, subject, run_id: runId } = applied ?? {};
  if (applied === undefined || applicationId === undefined || applicationId === null) return null;
  if (text === undefined || text === null || runId === undefined) return null;
  const of = { agentId: applied.agent_id, runId, slipVersion: applied.slip_version };
  const company = subject?.companyName ?? '对方';
  const greeting = {
    act: 'sendMessage' as const,
    key: greetingKey(applicationId),
    subject: { ...subject, applicationId },
    title: `向 ${company} 打招呼`,
    why: '您同意投递时一并同意了这段话。',
    evidence: applied.evidence,
    text,
    input: { applicationId },
  };
  const row = rowOf(tx, of, greeting, { mode: 'ask', state: 'approved' });
  const decided = { decided_at: applied.decided_at, decided_by: applied.decided_by };
  // Nothing was written to them with the application itself.
  await updateAct(tx, applyId, { words: null });
  if (!(await insertAct(tx, { ...row, ...decided }))) return null;
  const stored = await findAct(tx, row.id);
  if (stored === undefined) throw new Error(`the act ${row.id} was not noted`);
  await updateAct(tx, row.id, { approved_hash: fingerprintOf(stored) });
  return row.id;
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
