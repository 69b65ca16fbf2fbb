import type { Selectable } from 'kysely';
import type { Approvers, LetterTemplate } from '@pinjian/contract/application-offer-settings.ts';
import type { Ctx } from '#server/context.ts';
import type { ApplicationOfferSettingsTable } from '#server/tables.ts';

export type OfferSettingsRow = Selectable<ApplicationOfferSettingsTable>;

export async function findOfferSettings(ctx: Ctx, companyId: string): Promise<OfferSettingsRow | undefined> {
  return ctx.db
    .selectFrom('application_offer_settings')
    .selectAll()
    .where('company_id', '=', companyId)
    .executeTakeFirst();
}

/** Writes what somebody chose from a version on; false where another one is stored by now. */
export async function writeOfferSettings(
  tx: Ctx,
  settings: {
    companyId: string;
    version: number;
    approvers: Approvers;
    letter: LetterTemplate;
    updatedBy: string;
  },
): Promise<boolean> {
  const values = {
    approvers: JSON.stringify(settings.approvers),
    letter: JSON.stringify(settings.letter),
    updated_by: settings.updatedBy,
    updated_at: tx.now(),
    version: settings.version + 1,
  };
  const row =
    settings.version === 0
      ? await tx.db
          .insertInto('application_offer_settings')
          .values({ company_id: settings.companyId, ...values })
          .onConflict((conflict) => conflict.column('company_id').doNothing())
          .returning('version')
          .executeTakeFirst()
      : await tx.db
          .updateTable('application_offer_settings')
          .set(values)
          .where('company_id', '=', settings.companyId)
          .where('version', '=', settings.version)
          .returning('version')
          .executeTakeFirst();
  return row !== undefined;
}
