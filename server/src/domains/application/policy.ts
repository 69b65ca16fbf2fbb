import type { Mover } from '@pinjian/contract/application-pipeline.ts';
import { requireReading, type Scope } from '#domains/account/index.ts';
import type { Actor, Employing } from '#server/context.ts';

/** On whose behalf an actor moves. */
export function moverOf(actor: Actor): { readonly kind: Mover; readonly id: string | null } {
  if (actor.kind === 'seeker' || actor.kind === 'employer') return { kind: actor.kind, id: actor.userId };
  return { kind: 'system', id: null };
}

/** Whether an application exists for an actor: the seeker's own, the company's own; the system knows them all. */
export function isOwn(actor: Actor, row: { readonly seeker_id: string; readonly company_id: string }): boolean {
  switch (actor.kind) {
    case 'seeker':
      return row.seeker_id === actor.userId;
    case 'employer':
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
