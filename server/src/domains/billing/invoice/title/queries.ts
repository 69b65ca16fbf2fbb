import type { Selectable } from 'kysely';
import { titleDetails, type TitleDetails } from '@pinjian/contract/billing-invoice-title.ts';
import { newId } from '#platform/core/ids.ts';
import type { SecretBox } from '#platform/core/secret-box.ts';
import type { Ctx } from '#server/context.ts';
import type { BillingInvoiceTitleTable } from '#server/tables.ts';

export type TitleRow = Selectable<BillingInvoiceTitleTable>;

/** A title as it is stored. */
export function sealTitle(secretBox: SecretBox, title: TitleDetails): Buffer {
  return secretBox.encrypt(JSON.stringify(title));
}

export function openTitle(secretBox: SecretBox, sealed: Uint8Array): TitleDetails {
  return titleDetails.parse(JSON.parse(secretBox.decrypt(sealed)));
}

/** A payer's titles, the default first, then as they came. */
export async function findTitles(ctx: Ctx, payer: string): Promise<TitleRow[]> {
  return ctx.db
    .selectFrom('billing_invoice_title')
    .selectAll()
    .where('payer', '=', payer)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function findTitle(ctx: Ctx, payer: string, titleId: string): Promise<TitleRow | undefined> {
  return ctx.db
    .selectFrom('billing_invoice_title')
    .selectAll()
    .where('payer', '=', payer)
    .where('id', '=', titleId)
    .executeTakeFirst();
}

interface WrittenTitle {
  readonly payer: string;
  readonly details: TitleDetails;
  readonly isDefault: boolean;
  readonly savedBy: string;
}

function columnsOf(tx: Ctx, { details, isDefault, savedBy }: WrittenTitle) {
  return {
    subject_type: details.subjectType,
    details_cipher: sealTitle(tx.ports.secretBox, details),
    is_default: isDefault,
    saved_by: savedBy,
    updated_at: tx.now(),
  };
}

/** Nobody else is the default any more. */
export async function clearDefault(tx: Ctx, payer: string): Promise<void> {
  await tx.db
    .updateTable('billing_invoice_title')
    .set({ is_default: false })
    .where('payer', '=', payer)
    .where('is_default', '=', true)
    .execute();
}

export async function insertTitle(tx: Ctx, title: WrittenTitle): Promise<string> {
  const id = newId();
  await tx.db
    .insertInto('billing_invoice_title')
    .values({ id, payer: title.payer, created_at: tx.now(), ...columnsOf(tx, title) })
    .execute();
  return id;
}

export async function updateTitle(tx: Ctx, titleId: string, title: WrittenTitle): Promise<void> {
  await tx.db.updateTable('billing_invoice_title').set(columnsOf(tx, title)).where('id', '=', titleId).execute();
}

export async function deleteTitle(tx: Ctx, titleId: string): Promise<void> {
  await tx.db.deleteFrom('billing_invoice_title').where('id', '=', titleId).execute();
}

export async function makeDefault(tx: Ctx, titleId: string): Promise<void> {
  await tx.db.updateTable('billing_invoice_title').set({ is_default: true }).where('id', '=', titleId).execute();
}
