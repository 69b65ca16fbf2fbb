import type { Selectable } from 'kysely';
import type { Side } from '@pinjian/contract/application-conversation.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';
import type { ApplicationContactRequestTable } from '#server/tables.ts';

export type ContactRequestRow = Selectable<ApplicationContactRequestTable>;

/** The newest request of a conversation to exchange contacts. */
export async function findNewestRequest(ctx: Ctx, applicationId: string): Promise<ContactRequestRow | undefined> {
  return ctx.db
    .selectFrom('application_contact_request')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertRequest(
  tx: Ctx,
  request: { readonly applicationId: string; readonly side: Side; readonly askerId: string; readonly expiresAt: Date },
): Promise<string> {
  const id = newId();
  await tx.db
    .insertInto('application_contact_request')
    .values({
      id,
      application_id: request.applicationId,
      side: request.side,
      asker_id: request.askerId,
      state: 'asked',
      asked_at: tx.now(),
      expires_at: request.expiresAt,
    })
    .execute();
  return id;
}

interface Settled {
  readonly state: 'agreed' | 'refused' | 'expired';
  readonly answeredBy: string | null;
  readonly seekerContact?: Buffer;
  readonly companyContact?: Buffer;
}

export async function settleRequest(tx: Ctx, requestId: string, settled: Settled): Promise<void> {
  await tx.db
    .updateTable('application_contact_request')
    .set({
      state: settled.state,
      answered_by: settled.answeredBy,
      answered_at: tx.now(),
      seeker_contact_cipher: settled.seekerContact ?? null,
      company_contact_cipher: settled.companyContact ?? null,
    })
    .where('id', '=', requestId)
    .where('state', '=', 'asked')
    .execute();
}

/** Ends the request that waits in a conversation, unanswered; answers which. */
export async function endOpenRequest(tx: Ctx, applicationId: string): Promise<string[]> {
  const ended = await tx.db
    .updateTable('application_contact_request')
    .set({ state: 'expired', answered_at: tx.now() })
    .where('application_id', '=', applicationId)
    .where('state', '=', 'asked')
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}

/** Requests that wait in the conversations of a seeker. */
export async function findOpenRequestsOf(ctx: Ctx, seekerId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('application_contact_request as request')
    .innerJoin('application_application as application', 'application.id', 'request.application_id')
    .select('request.id')
    .where('application.seeker_id', '=', seekerId)
    .where('request.state', '=', 'asked')
    .execute();
  return rows.map(({ id }) => id);
}

/** From now on the company sees the contact of this seeker, in every application of theirs to it. */
export async function markContactAgreed(
  tx: Ctx,
  of: { readonly seekerId: string; readonly companyId: string },
): Promise<void> {
  await tx.db
    .updateTable('application_application')
    .set({ contact_agreed_at: tx.now() })
    .where('seeker_id', '=', of.seekerId)
    .where('company_id', '=', of.companyId)
    .where('contact_agreed_at', 'is', null)
    .execute();
}

/** Requests whose days are over, the oldest first. */
export async function findExpiredRequests(ctx: Ctx, limit: number) {
  return ctx.db
    .selectFrom('application_contact_request')
    .select(['id', 'application_id'])
    .where('state', '=', 'asked')
    .where('expires_at', '<=', ctx.now())
    .orderBy('expires_at')
    .limit(limit)
    .execute();
}
