import { accountErrors } from '@pinjian/contract/account-errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { EmployerActor } from '#server/context.ts';

/**
 * The company of an employer, whatever their role there.
 * @throws Refusal 40310 without a company.
 */
export function requireCompany(actor: EmployerActor): string {
  if (actor.companyId === null) throw new Refusal(accountErrors.noCompany);
  return actor.companyId;
}
