import { mostTitles, type saveInvoiceTitle as endpoint } from '@pinjian/contract/billing-invoice-title.ts';
import { invoiceErrors } from '@pinjian/contract/billing-invoice.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { lockPayerInvoices } from '../queries.ts';
import { requireInvoicing } from '../policy.ts';
import { objectionToTitle, tidyTitle } from '../rules.ts';
import { clearDefault, findTitles, insertTitle, updateTitle } from './queries.ts';

/**
 * Keeps a title, new or changed; the first one is the default, and there is always one.
 * @throws Refusal 40310, 40311, 40001 for a credit code that is none, 40400, 41125 for one too many
 */
export async function saveInvoiceTitle(
  ctx: Ctx<SignedInActor>,
  { titleId, isDefault, ...input }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const payer = requireInvoicing(ctx.actor);
  const { subjectType, name, creditCode, address, phone, bank, account, mail } = input;
  const details = tidyTitle({ subjectType, name, creditCode, address, phone, bank, account, mail });
  const objection = objectionToTitle(details);
  if (objection !== null) throw new Refusal(errors.invalidInput, { message: objection.message, data: [objection] });
  return ctx.transaction(async (tx) => {
    await lockPayerInvoices(tx, payer);
    const rows = await findTitles(tx, payer);
    const old = rows.find(({ id }) => id === titleId);
    if (titleId !== undefined && old === undefined) throw new Refusal(errors.notFound);
    if (old === undefined && rows.length >= mostTitles) throw new Refusal(invoiceErrors.tooManyTitles);
    // A default gives way to another one only.
    const becomesDefault = isDefault || rows.length === 0 || old?.is_default === true;
    if (becomesDefault) await clearDefault(tx, payer);
    const written = { payer, details, isDefault: becomesDefault, savedBy: tx.actor.userId };
    if (old !== undefined) await updateTitle(tx, old.id, written);
    const id = old?.id ?? (await insertTitle(tx, written));
    return { titleId: id, ...details, isDefault: becomesDefault };
  });
}
