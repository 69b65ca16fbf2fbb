import { sql, type Selectable } from 'kysely';
import type { Ctx } from '#server/context.ts';
import type { Tables } from '#server/tables.ts';
import { guessLimits, openingsAtMost } from './rules.ts';

export type ShareRow = Selectable<Tables['resume_share']>;

/** The link of a resume that has not been revoked; it may have expired. */
export async function findLiveShare(ctx: Ctx, resumeId: string): Promise<ShareRow | undefined> {
  return ctx.db
    .selectFrom('resume_share')
    .selectAll()
    .where('resume_id', '=', resumeId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

/** The link that a token opens, or once opened. */
export async function findShareByToken(ctx: Ctx, tokenHash: Buffer): Promise<ShareRow | undefined> {
  return ctx.db.selectFrom('resume_share').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
}

export async function insertShare(tx: Ctx, row: ShareRow): Promise<void> {
  await tx.db.insertInto('resume_share').values(row).execute();
}

export async function updateShare(
  tx: Ctx,
  shareId: string,
  changes: Pick<ShareRow, 'with_contact' | 'may_download' | 'password_hash' | 'days' | 'expires_at'>,
): Promise<void> {
  await tx.db.updateTable('resume_share').set(changes).where('id', '=', shareId).execute();
}

/** Ends the link of a resume, if any: nobody reads by it from then on. */
export async function endShare(tx: Ctx, resumeId: string): Promise<void> {
  await tx.db
    .updateTable('resume_share')
    .set({ ended_at: tx.now(), token_cipher: null })
    .where('resume_id', '=', resumeId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Wrong passwords of the last hour at a link. */
export async function findGuesses(ctx: Ctx, shareId: string, networkHash: Buffer) {
  const rows = await ctx.db
    .selectFrom('resume_share_guess')
    .select(['network_hash', 'guessed_at'])
    .where('share_id', '=', shareId)
    .where('guessed_at', '>', new Date(ctx.now().getTime() - guessLimits.ofAll.ms))
    .execute();
  return rows.map((row) => ({ isOfNetwork: row.network_hash.equals(networkHash), guessedAt: row.guessed_at }));
}

/**
 * What is tried at one link happens one after the other: guesses at the same moment are counted, too. false where it is no
 * longer there.
 */
export async function lockShare(tx: Ctx, shareId: string): Promise<boolean> {
  const held = tx.db.selectFrom('resume_share').select('id').where('id', '=', shareId).forNoKeyUpdate();
  return (await held.executeTakeFirst()) !== undefined;
}

export async function insertGuess(
  tx: Ctx,
  guess: { readonly id: string; readonly shareId: string; readonly networkHash: Buffer },
): Promise<void> {
  await tx.db
    .insertInto('resume_share_guess')
    .values({ id: guess.id, share_id: guess.shareId, network_hash: guess.networkHash, guessed_at: tx.now() })
    .execute();
}

export async function deleteGuess(tx: Ctx, guessId: string): Promise<void> {
  await tx.db.deleteFrom('resume_share_guess').where('id', '=', guessId).execute();
}

/** The look of the same visitor since then; undefined for a new one. */
export async function findOpening(
  ctx: Ctx,
  of: { readonly shareId: string; readonly visitorHash: Buffer; readonly since: Date },
): Promise<string | undefined> {
  const row = await ctx.db
    .selectFrom('resume_share_opening')
    .select('id')
    .where('share_id', '=', of.shareId)
    .where('visitor_hash', '=', of.visitorHash)
    .where('opened_at', '>', of.since)
    .executeTakeFirst();
  return row?.id;
}

interface NewOpening {
  readonly id: string;
  readonly shareId: string;
  /** null where only who is signed in tells it apart. */
  readonly visitorHash: Buffer | null;
  readonly viewerId?: string;
  readonly device: string;
}

/** A new look; beyond so many the oldest are forgotten. */
export async function insertOpening(tx: Ctx, opening: NewOpening): Promise<void> {
  const { id, shareId, visitorHash, viewerId = null, device } = opening;
  await tx.db
    .insertInto('resume_share_opening')
    .values({ id, share_id: shareId, visitor_hash: visitorHash, viewer_id: viewerId, device, opened_at: tx.now() })
    .execute();
  await tx.db
    .deleteFrom('resume_share_opening')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('resume_share_opening')
        .select('id')
        .where('share_id', '=', shareId)
        .orderBy('opened_at', 'desc')
        .orderBy('id', 'desc')
        .offset(openingsAtMost)
        .limit(openingsAtMost),
    )
    .execute();
}

export async function markDownloaded(
  tx: Ctx,
  { shareId, openingId }: { readonly shareId: string; readonly openingId: string },
): Promise<void> {
  await tx.db
    .updateTable('resume_share_opening')
    .set({ downloaded_at: tx.now() })
    .where('id', '=', openingId)
    .where('share_id', '=', shareId)
    .where('downloaded_at', 'is', null)
    .execute();
}

/** A look with whether whoever is given is the person that the resume is of. undefined where it is no longer there. */
export async function lockOpening(tx: Ctx, openingId: string, viewerId: string) {
  return tx.db
    .selectFrom('resume_share_opening as opening')
    .innerJoin('resume_share as share', 'share.id', 'opening.share_id')
    .innerJoin('account_identity as owner', 'owner.id', 'share.user_id')
    .select(['opening.share_id', 'opening.viewer_id', 'opening.device'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('account_identity as viewer')
            .select('viewer.id')
            .where('viewer.id', '=', viewerId)
            .whereRef('viewer.person_id', '=', 'owner.person_id'),
        )
        .as('isOwn'),
    )
    .where('opening.id', '=', openingId)
    .forUpdate('opening')
    .executeTakeFirst();
}

export async function deleteOpening(tx: Ctx, openingId: string): Promise<void> {
  await tx.db.deleteFrom('resume_share_opening').where('id', '=', openingId).execute();
}

/** Notes who was signed in where a look came from. */
export async function noteViewer(tx: Ctx, openingId: string, viewerId: string): Promise<void> {
  await tx.db
    .updateTable('resume_share_opening')
    .set({ viewer_id: viewerId })
    .where('id', '=', openingId)
    .where('viewer_id', 'is', null)
    .execute();
}

/** Whether somebody signed in looked at a link since then. */
export async function hasLooked(
  ctx: Ctx,
  of: { readonly shareId: string; readonly viewerId: string; readonly since: Date },
): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('resume_share_opening')
    .select('id')
    .where('share_id', '=', of.shareId)
    .where('viewer_id', '=', of.viewerId)
    .where('opened_at', '>', of.since)
    .executeTakeFirst();
  return row !== undefined;
}

function openingsOf(ctx: Ctx, resumeId: string) {
  return ctx.db
    .selectFrom('resume_share_opening as opening')
    .innerJoin('resume_share as share', 'share.id', 'opening.share_id')
    .where('share.resume_id', '=', resumeId);
}

export async function countOpenings(ctx: Ctx, resumeId: string, most: number): Promise<number> {
  const rows = await openingsOf(ctx, resumeId).select('opening.id').limit(most).execute();
  return rows.length;
}

/** Looks at a resume by whichever of its links, from new to old. */
export async function findOpenings(
  ctx: Ctx,
  resumeId: string,
  page: { readonly current: number; readonly pageSize: number },
) {
  return openingsOf(ctx, resumeId)
    .leftJoin('account_identity as viewer', 'viewer.id', 'opening.viewer_id')
    .leftJoin('account_membership as membership', 'membership.user_id', 'viewer.id')
    .leftJoin('company_company as company', 'company.id', 'membership.company_id')
    .select([
      'opening.opened_at',
      'opening.device',
      'opening.downloaded_at',
      'viewer.kind',
      'viewer.username',
      // Who they are is known of those that were verified, of nobody else.
      sql<
        string | null
      >`case when company.verification_status = 1 then coalesce(company.short_name, company.name) end`.as('company'),
    ])
    .orderBy('opening.opened_at', 'desc')
    .orderBy('opening.id', 'desc')
    .limit(page.pageSize)
    .offset((page.current - 1) * page.pageSize)
    .execute();
}
export type OpeningRow = Awaited<ReturnType<typeof findOpenings>>[number];

/** All links of a person, with how often each was opened. */
export async function findSharesOf(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('resume_share as share')
    .leftJoin('resume_resume as resume', 'resume.id', 'share.resume_id')
    .selectAll('share')
    .select('resume.title')
    .where('share.user_id', '=', userId)
    .orderBy('share.created_at')
    .execute();
}

/** When a link was opened and on what. */
export async function findOpeningTimes(ctx: Ctx, shareId: string) {
  return ctx.db
    .selectFrom('resume_share_opening')
    .select(['opened_at', 'device'])
    .where('share_id', '=', shareId)
    .orderBy('opened_at')
    .execute();
}

/** When somebody looked at the resumes that others shared. */
export async function findOwnLooks(ctx: Ctx, viewerId: string) {
  return ctx.db
    .selectFrom('resume_share_opening')
    .select(['opened_at', 'device'])
    .where('viewer_id', '=', viewerId)
    .orderBy('opened_at')
    .execute();
}

/** Removes a person's links with their looks and guesses, and their name from looks at those of others. */
export async function deleteSharesOf(tx: Ctx, userId: string): Promise<void> {
  await tx.db.deleteFrom('resume_share').where('user_id', '=', userId).execute();
  await tx.db.updateTable('resume_share_opening').set({ viewer_id: null }).where('viewer_id', '=', userId).execute();
}

/** Links that ended before, with their looks; whatever tells visitors and guessers apart from before. */
export async function forgetBefore(
  tx: Ctx,
  { ended, visitors }: { readonly ended: Date; readonly visitors: Date },
): Promise<void> {
  await tx.db
    .deleteFrom('resume_share')
    .where((eb) => eb.or([eb('ended_at', '<', ended), eb('expires_at', '<', ended)]))
    .execute();
  await tx.db
    .updateTable('resume_share_opening')
    .set({ visitor_hash: null })
    .where('visitor_hash', 'is not', null)
    .where('opened_at', '<', visitors)
    .execute();
  await tx.db.deleteFrom('resume_share_guess').where('guessed_at', '<', visitors).execute();
}
