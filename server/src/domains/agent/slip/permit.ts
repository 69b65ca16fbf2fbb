import { agentErrors } from '@pinjian/contract/agent.ts';
import type { OutwardActKind } from '@pinjian/contract/agent-act.ts';
import { agentKindFacts } from '@pinjian/contract/agent-kind.ts';
import { ruleOf, type AgentSlip } from '@pinjian/contract/agent-slip.ts';
import { midnightInBeijing } from '#platform/core/beijing-day.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { isAgent } from '#server/ask-permit.ts';
import type { ActingAgent, AskedAct, Ctx } from '#server/context.ts';
import { countDone, findAct, insertAct, updateAct, type ActRow } from '../act/queries.ts';
import type { NewAct } from '../act/stored.ts';
import { findRefuses, findSlip, findSwitchedOff, lockAgent, shareSwitches, type AgentRow } from '../queries.ts';
import { fingerprintOf } from './fingerprint.ts';
import { findScope } from './find-scope.ts';
import { isOver, isWithinHours, objectionToScope } from './rules.ts';

/** Acts that reach somebody with words or ask something of them: who wants none of agents is spared them. */
const writing: readonly OutwardActKind[] = ['sendMessage', 'askContact'];

/** The agent's row, held, where it may act at all at this moment. @throws Refusal 41201, 41202, 41203, 41204, 41210 */
export async function requireActing(
  tx: Ctx,
  { agentId, slipVersion }: Pick<ActingAgent, 'agentId' | 'slipVersion'>,
): Promise<{ readonly agent: AgentRow; readonly slip: AgentSlip }> {
  const agent = await lockAgent(tx, agentId);
  if (agent === undefined || agent.state === 'ended') throw new Refusal(agentErrors.ended);
  await shareSwitches(tx);
  const off = await findSwitchedOff(tx);
  if (off.has('all') || off.has(agent.kind)) throw new Refusal(agentErrors.switchedOff);
  if (agent.state === 'paused') throw new Refusal(agentErrors.paused);
  if (agent.slip_version !== slipVersion) throw new Refusal(agentErrors.slipChanged);
  const { content: slip } = await findSlip(tx, agentId, slipVersion);
  if (isOver(slip, tx.now())) throw new Refusal(agentErrors.slipOver);
  return { agent, slip };
}

/**
 * The permit for one act and no other: what is asked has to be what was planned or agreed to. The act is noted as done in
 * the transaction in which it is.
 */
export function permitFor(
  act: NewAct,
  acting: Pick<ActingAgent, 'agentId' | 'slipVersion'>,
): Pick<ActingAgent, 'permit' | 'permitted'> {
  let permitted: OutwardActKind | null = null;
  return {
    permitted: () => permitted,
    async permit(tx, asked) {
      // One instant for all of it: an act is counted on the day and within the hours for which it was permitted.
      const at = tx.now();
      if (permitted !== null || asked.act !== act.kind) throw new Refusal(agentErrors.notCovered);
      const { agent, slip } = await requireActing(tx, acting);
      if (!agentKindFacts[agent.kind].acts.includes(asked.act)) throw new Refusal(agentErrors.notCovered);
      const row = await findAct(tx, act.id);
      if (row !== undefined && row.done_at !== null) throw new Refusal(agentErrors.alreadyDone);
      requireSame(tx, asked, act);
      const agreed = row?.state === 'approved' && row.approved_hash === fingerprintOf(row);
      await requireCovered(tx, asked, { slip, agreed });
      await requireLeft(tx, asked, { agentId: agent.id, slip, at });
      if (!isWithinHours(slip.hours, at)) throw new Refusal(agentErrors.outsideHours);
      if (writing.includes(asked.act)) await requireReceived(tx, asked);
      await noteDone(tx, { act, row, asked, at });
      permitted = asked.act;
    },
  };
}

/** A permit that lets nothing pass: for whoever only reads. */
export const readsOnly: Pick<ActingAgent, 'permit' | 'permitted'> = {
  permitted: () => null,
  permit: () => Promise.reject(new Refusal(agentErrors.notCovered)),
};

/** What the operation is about to do is what was planned: in the owner's own name, for the same position and person. */
function requireSame({ actor }: Ctx, asked: AskedAct, act: NewAct): void {
  const isOwn =
    isAgent(actor) &&
    (actor.kind === 'seekerAgent' ? asked.seekerId === actor.userId : asked.companyId === actor.companyId);
  const isSame =
    (act.position_id === null || act.position_id === asked.positionId) &&
    (act.seeker_id === null || act.seeker_id === asked.seekerId);
  if (!isOwn || !isSame) throw new Refusal(agentErrors.notCovered);
}

/**
 * What the owner agreed to just so may lie beyond what the slip says by itself, but for the companies that it says never of.
 * @throws Refusal 41205, 41206, 41211, 41212, 41213
 */
async function requireCovered(
  tx: Ctx,
  asked: AskedAct,
  { slip, agreed }: { readonly slip: AgentSlip; readonly agreed: boolean },
): Promise<void> {
  const { mode } = ruleOf(slip, asked.act);
  if (!agreed && (mode === 'suggest' || mode === 'draft')) throw new Refusal(agentErrors.onlySuggests);
  if (!agreed && mode === 'ask') throw new Refusal(agentErrors.approvalNeeded);
  const scope = await findScope(tx, asked);
  const objection = scope === null ? null : objectionToScope(slip, scope);
  if (objection === 'companyNever' || (objection !== null && !agreed)) throw new Refusal(agentErrors[objection]);
}

/** Counted under the agent's row, which is held. @throws Refusal 41207, 41208, 41214 */
async function requireLeft(
  tx: Ctx,
  asked: AskedAct,
  { agentId, slip, at }: { readonly agentId: string; readonly slip: AgentSlip; readonly at: Date },
): Promise<void> {
  const { daily, total } = ruleOf(slip, asked.act);
  const done = await countDone(tx, agentId, asked.act, midnightInBeijing(at));
  if (done.today >= daily) throw new Refusal(agentErrors.dailyCap);
  if (done.total >= total) throw new Refusal(agentErrors.totalCap);
  const credits = asked.credits ?? 0;
  if (credits > 0 && done.credits + credits > slip.credits) throw new Refusal(agentErrors.creditsSpent);
}

/** @throws Refusal 41215 */
async function requireReceived(tx: Ctx, { seekerId, companyId }: AskedAct): Promise<void> {
  const receiver = tx.actor.kind === 'seekerAgent' ? { companyId } : { userId: seekerId };
  if (await findRefuses(tx, receiver)) throw new Refusal(agentErrors.receiverRefuses);
}

/** What was planned stands in the diary as done from this transaction on, with what it really was about. */
async function noteDone(
  tx: Ctx,
  {
    act,
    row,
    asked,
    at,
  }: { readonly act: NewAct; readonly row: ActRow | undefined; readonly asked: AskedAct; readonly at: Date },
): Promise<void> {
  const done = {
    state: 'done' as const,
    credits: asked.credits ?? 0,
    position_id: asked.positionId,
    seeker_id: asked.seekerId,
    objection: null,
    done_at: at,
  };
  if (row !== undefined) return updateAct(tx, row.id, done);
  if (!(await insertAct(tx, { ...act, ...done }))) throw new Refusal(agentErrors.alreadyDone);
}
