import { companyPayer, holdUse, priceOf, releaseUse, takeUse } from '#domains/billing/index.ts';
import type { Ctx } from '#server/context.ts';
import type { ApplicationRow } from '../pipeline/queries.ts';

function keyOf(requestId: string): { readonly key: string } {
  return { key: `contact:${requestId}` };
}

/** Whether an exchange of contacts costs the company: who applied is free, and so is who agreed to it once. */
function costsContact(row: Pick<ApplicationRow, 'applied_at' | 'contact_agreed_at'>): boolean {
  return row.applied_at === null && row.contact_agreed_at === null;
}

/** Credits that an exchange of contacts costs the company; null where it is free. */
export async function findContactCost(ctx: Ctx, row: ApplicationRow): Promise<number | null> {
  return costsContact(row) ? (await priceOf(ctx, 'contact')).units : null;
}

/**
 * Holds what an exchange of contacts costs the company, where it costs anything: when it asks, or when it agrees.
 * @throws Refusal 41101, 41102 of `holdUse`
 */
export async function holdContact(
  tx: Ctx,
  { row, requestId, memberId }: { readonly row: ApplicationRow; readonly requestId: string; readonly memberId: string },
): Promise<void> {
  if (!costsContact(row)) return;
  await holdUse(tx, {
    ...keyOf(requestId),
    payer: companyPayer(row.company_id),
    memberId,
    item: 'contact',
    subject: { kind: 'contactRequest', id: requestId },
    positionId: row.position_id,
  });
}

/** Takes it: both agreed. */
export async function takeContact(tx: Ctx, requestId: string): Promise<void> {
  await takeUse(tx, keyOf(requestId));
}

/** Gives it back: refused, unanswered, closed. */
export async function releaseContact(tx: Ctx, requestId: string): Promise<void> {
  await releaseUse(tx, keyOf(requestId));
}

/** Gives back what was held for requests that nobody can answer any more. */
export async function releaseContacts(tx: Ctx, requestIds: readonly string[]): Promise<void> {
  for (const requestId of requestIds) await releaseContact(tx, requestId);
}
