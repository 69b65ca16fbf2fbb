import { accountErrors } from '@pinjian/contract/account-errors.ts';
import { errors } from '@pinjian/contract/errors.ts';
import type { SpendUnit } from '@pinjian/contract/wallet.ts';
import { requirePermission } from '#domains/account/index.ts';
import type { Payer } from '#domains/wallet/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Actor } from '#server/context.ts';

export function companyPayer(companyId: string): Payer {
  return `company:${companyId}`;
}

export function seekerPayer(userId: string): Payer {
  return `seeker:${userId}`;
}

/** The company of a payer; null for a seeker. */
export function companyOf(payer: Payer): string | null {
  return payer.startsWith('company:') ? payer.slice('company:'.length) : null;
}

/** What a payer spends. */
export function unitOfPayer(payer: Payer): SpendUnit {
  return companyOf(payer) === null ? 'simulation' : 'credit';
}

/**
 * Whose wallet an actor opens: a seeker's own, an employer's company's where they read its money.
 * @throws Refusal 403 for admins and strangers, 40310 without a company, 40311 for who does not read money
 */
export function requirePayer(actor: Actor): Payer {
  if (actor.kind === 'seeker') return seekerPayer(actor.userId);
  if (actor.kind !== 'employer') throw new Refusal(errors.notAllowed);
  return companyPayer(requirePermission(actor, 'wallet.read'));
}

/**
 * The company whose wallet a member manages: allowances, the notice.
 * @throws Refusal 40310, 40311
 */
export function requireManaging(actor: Actor): string {
  if (actor.kind !== 'employer') throw new Refusal(accountErrors.noCompany);
  return requirePermission(actor, 'wallet.write');
}
