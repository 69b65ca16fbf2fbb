import { agentErrors } from '@pinjian/contract/agent.ts';
import { isOutward, type ActKind, type ActMode, type ActState } from '@pinjian/contract/agent-act.ts';
import { ruleOf } from '@pinjian/contract/agent-slip.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SystemActor } from '#server/context.ts';
import { findActor } from '../act/find-actor.ts';
import { rowOf } from '../act/note-act.ts';
import { performAct } from '../act/perform-act.ts';
import { findActByKey, insertAct } from '../act/queries.ts';
import type { NewAct, ToolInput } from '../act/stored.ts';
import { findSlip, type AgentRow } from '../queries.ts';
import { permitFor, requireActing } from '../slip/permit.ts';
import type { StoredPlan } from './planner.ts';
import { settleRefusal, type Settled } from './settle-refusal.ts';

type StoredProposal = StoredPlan['steps'][number]['proposal'];

/** Where a proposal comes from: a run, or, where that is null, something its owner asked for at this moment. */
export interface Origin {
  readonly runId: string | null;
  readonly slipVersion: number;
}

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
 * Makes of a proposal what the slip says of its kind: a line for the owner, something that waits for their yes, or the act
 * itself, in the transaction of `tx`, with the agent's row held. The same key again leaves the first one as it is.
 * @throws Refusal of the slip or of the operation: nothing of it may be kept
 */
export async function carryOut(
  tx: Ctx<SystemActor>,
  agent: AgentRow,
  { runId, slipVersion }: Origin,
  proposal: StoredProposal,
): Promise<void> {
  const of = { agentId: agent.id, runId, slipVersion };
  const { slip } = await requireActing(tx, of);
  if (!isOutward(proposal.act)) {
    const inward = shown[proposal.act] ?? { mode: 'suggest' as const, state: 'done' as const };
    await insertAct(tx, rowOf(tx, of, proposal, inward));
    return;
  }
  const { mode } = ruleOf(slip, proposal.act);
  if (mode !== 'act') await insertAct(tx, rowOf(tx, of, proposal, { mode, state: byMode[mode] }));
  else await act(tx, agent, rowOf(tx, of, proposal, { mode, state: 'done' }), proposal.act);
}

async function act(
  tx: Ctx<SystemActor>,
  agent: AgentRow,
  row: NewAct,
  kind: Parameters<typeof performAct>[1]['kind'],
): Promise<void> {
  const acting = {
    agentId: agent.id,
    kind: agent.kind,
    slipId: (await findSlip(tx, agent.id, row.slip_version)).id,
    slipVersion: row.slip_version,
    runId: row.run_id ?? null,
  };
  const actor = await findActor(tx, agent, { ...acting, ...permitFor(row, acting) });
  if (actor === null) throw new Refusal(agentErrors.ended);
  const input = JSON.parse(row.input ?? '{}') as ToolInput;
  await performAct(tx.as(actor), { id: row.id, kind, input });
}

/** Notes what became of a proposal that was refused, in a transaction after the one that failed. */
export async function noteRefused(
  tx: Ctx,
  agent: AgentRow,
  { runId, slipVersion }: Origin,
  { proposal, refusal }: { readonly proposal: StoredProposal; readonly refusal: Refusal },
): Promise<Settled> {
  const settled = settleRefusal(refusal);
  const of = { agentId: agent.id, runId, slipVersion };
  const isFound = settled === 'done' && proposal.act === 'recommend';
  if (settled !== 'ask' && settled !== 'fail' && !isFound) return settled;
  if ((await findActByKey(tx, agent.id, proposal.key)) !== undefined) return settled;
  if (isFound) await insertAct(tx, rowOf(tx, of, foundBefore(proposal), { mode: 'suggest', state: 'suggested' }));
  else await insertAct(tx, rowOf(tx, of, proposal, { ...refusedAs[settled], objection: refusal.message }));
  return settled;
}

const refusedAs = {
  ask: { mode: 'ask', state: 'waiting' },
  fail: { mode: 'act', state: 'failed' },
  done: { mode: 'suggest', state: 'suggested' },
} as const;

/** What the matcher has recommended meanwhile is still worth a line, with the reasons that the agent saw. */
function foundBefore(proposal: StoredProposal): StoredProposal {
  return { ...proposal, act: 'suggestion', why: `${proposal.why}系统已先推荐，没有重复推荐。` };
}
