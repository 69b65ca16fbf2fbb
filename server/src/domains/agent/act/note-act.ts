import { isOutward, type ActMode, type ActState } from '@pinjian/contract/agent-act.ts';
import { approvalDays } from '@pinjian/contract/agent.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';
import type { StoredPlan } from '../run/planner.ts';
import type { NewAct } from './stored.ts';

type Stored = StoredPlan['steps'][number]['proposal'];

/** The row of a proposal, before anything is done with it. */
export function rowOf(
  ctx: Ctx,
  of: { readonly agentId: string; readonly runId: string | null; readonly slipVersion: number },
  proposal: Stored,
  as: { readonly mode: ActMode; readonly state: ActState; readonly objection?: string },
): NewAct {
  const { text, subject } = proposal;
  const input = isOutward(proposal.act) ? { ...proposal.input, ...(text === undefined ? {} : { words: text }) } : null;
  const waits = as.state === 'waiting' ? new Date(ctx.now().getTime() + approvalDays * 86_400_000) : null;
  const ends = proposal.expiresAt === undefined ? null : new Date(proposal.expiresAt);
  return {
    id: newId(),
    agent_id: of.agentId,
    run_id: of.runId,
    slip_version: of.slipVersion,
    kind: proposal.act,
    mode: as.mode,
    state: as.state,
    key: proposal.key,
    subject: JSON.stringify(subject),
    position_id: subject.positionId ?? null,
    application_id: subject.applicationId ?? null,
    seeker_id: proposal.seekerId ?? null,
    title: proposal.title,
    why: proposal.why,
    evidence: JSON.stringify(proposal.evidence),
    words: text ?? null,
    sections: JSON.stringify(proposal.sections ?? []),
    prepared: proposal.prepared === undefined ? null : JSON.stringify(proposal.prepared),
    input: input === null ? null : JSON.stringify(input),
    approved_hash: null,
    credits: as.state === 'waiting' ? (proposal.credits ?? 0) : 0,
    objection: as.objection ?? null,
    undo: null,
    expires_at: ends ?? waits,
    decided_at: null,
    decided_by: null,
    done_at: null,
    created_at: ctx.now(),
  };
}
