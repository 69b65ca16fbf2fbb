import { requirePermission } from '#domains/account/index.ts';
import type { Payer } from '#domains/wallet/index.ts';
import type { Actor } from '#server/context.ts';
import { requirePayer } from '../policy.ts';

/**
 * In whose name an actor asks for invoices and keeps titles: a seeker's own, a company's where they manage its wallet.
 * @throws Refusal 403 for admins, 40310 without a company, 40311 for who does not manage it
 */
export function requireInvoicing(actor: Actor): Payer {
  const payer = requirePayer(actor);
  if (actor.kind === 'employer') requirePermission(actor, 'wallet.write');
  return payer;
}

/** Whether they may, for a screen to show what it takes. */
export function mayInvoice(actor: Actor): boolean {
  return actor.kind === 'seeker' || (actor.kind === 'employer' && actor.permissions.includes('wallet.write'));
}
