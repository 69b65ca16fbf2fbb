import { agentErrors } from '@pinjian/contract/agent.ts';
import type { OutwardActKind } from '@pinjian/contract/agent-act.ts';
import type { MoveName, Mover } from '@pinjian/contract/application-pipeline.ts';
import { requireReading, type Scope } from '#domains/account/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { isAgent } from '#server/ask-permit.ts';
import type { Actor, Employing } from '#server/context.ts';

/** On whose behalf an actor moves. */
export function moverOf(actor: Actor): { readonly kind: Mover; readonly id: string | null } {
  switch (actor.kind) {
    case 'seeker':
    case 'employer':
    case 'seekerAgent':
    case 'employerAgent':
      return { kind: actor.kind, id: actor.userId };
    default:
      return { kind: 'system', id: null };
  }
}

/** Whether an application exists for an actor: the seeker's own, the company's own; the system knows them all. */
export function isOwn(actor: Actor, row: { readonly seeker_id: string; readonly company_id: string }): boolean {
  switch (actor.kind) {
    case 'seeker':
    case 'seekerAgent':
      return row.seeker_id === actor.userId;
    case 'employer':
    case 'employerAgent':
      return row.company_id === actor.companyId;
    case 'system':
      return true;
    default:
      return false;
  }
}

/**
 * Which candidates a member's lists show; null without a company, where they are empty.
 * @throws Refusal 40311 for a member who reads none.
 */
export function scopeOfLists(actor: Employing): Scope | null {
  return actor.companyId === null ? null : requireReading(actor, 'candidates');
}

/** What an agent's slip is asked for before each move that agents make at all. */
const actsOfMoves: Readonly<Partial<Record<MoveName, OutwardActKind>>> = {
  recommend: 'recommend',
  apply: 'apply',
  applyAsCandidate: 'apply',
  applyAgain: 'apply',
  addTalent: 'addTalent',
  inviteToAiInterview: 'inviteToAiInterview',
  inviteToRealInterview: 'inviteToRealInterview',
  inviteToNextRound: 'inviteToRealInterview',
  proposeOtherTime: 'proposeTimes',
};

/**
 * The last door before an agent's move: whatever way led here, its slip has allowed just this.
 * @throws Refusal 41217
 */
export function requirePermitted(actor: Actor, move: MoveName): void {
  if (!isAgent(actor)) return;
  const act = actsOfMoves[move];
  if (act === undefined || actor.agent.permitted() !== act) throw new Refusal(agentErrors.notCovered);
}
