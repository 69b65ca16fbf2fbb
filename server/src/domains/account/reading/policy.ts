import { accountErrors } from '@pinjian/contract/account-errors.ts';
import { memberReading, type MemberReach, type Thing } from '@pinjian/contract/reading.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Employing } from '#server/context.ts';

/** What somebody reads of one thing of a company. */
export interface Scope {
  readonly companyId: string;
  /** Only what is assigned to this member; null for all of it. */
  readonly assignedTo: string | null;
}

/** How much of a thing of their company somebody reads; nothing without one. */
function reachOf(actor: Employing, thing: Thing): MemberReach {
  return actor.companyId === null || actor.companyRole === null ? 'none' : memberReading[actor.companyRole][thing];
}

/** Whether somebody reads anything of a thing at all. */
export function readsAny(actor: Employing, thing: Thing): boolean {
  return reachOf(actor, thing) !== 'none';
}

/**
 * What somebody reads of a thing of their company, for a query to keep to. Whoever reads it since they joined sees how
 * it stands now; what happened before is kept from them where it is told (messages).
 * @throws Refusal 40310 without a company, 40311 where their role reads nothing of it.
 */
export function requireReading(actor: Employing, thing: Thing): Scope {
  if (actor.companyId === null) throw new Refusal(accountErrors.noCompany);
  const reach = reachOf(actor, thing);
  if (reach === 'none') throw new Refusal(accountErrors.noPermission);
  return { companyId: actor.companyId, assignedTo: reach === 'assigned' ? actor.userId : null };
}
