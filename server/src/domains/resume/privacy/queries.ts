import { sql } from 'kysely';
import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import type { ResumeVisibility, VisibilityView } from '@pinjian/contract/resume-privacy.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';

/** What holds for a seeker: open only where a consent stands, applied for who has not chosen. */
export async function findVisibility(ctx: Ctx, seekerId: string): Promise<VisibilityView> {
  const row = await ctx.db
    .selectFrom('resume_visibility as chosen')
    .leftJoin('resume_consent as consent', (join) =>
      join.onRef('consent.seeker_id', '=', 'chosen.seeker_id').on('consent.revoked_at', 'is', null),
    )
    .select(['chosen.visibility', 'chosen.changed_at', 'consent.id as consent_id'])
    .where('chosen.seeker_id', '=', seekerId)
    .executeTakeFirst();
  const isOpen = row?.visibility === 'open' && row.consent_id !== null;
  return { visibility: isOpen ? 'open' : 'applied', chosenAt: row?.changed_at.toISOString() ?? null };
}

/** Stores what a seeker chose. @param version of the words that stood beside it */
export async function storeVisibility(
  tx: Ctx,
  seekerId: string,
  { visibility, version }: { readonly visibility: ResumeVisibility; readonly version: string },
): Promise<void> {
  const changed = { visibility, changed_at: tx.now(), text_version: version };
  await tx.db
    .insertInto('resume_visibility')
    .values({ seeker_id: seekerId, ...changed })
    .onConflict((conflict) => conflict.column('seeker_id').doUpdateSet(changed))
    .execute();
}

/** The choice to be found, of many seekers at once. Who has chosen keeps their choice; answers the others. */
export async function storeOpen(tx: Ctx, seekerIds: readonly string[], version: string): Promise<string[]> {
  if (seekerIds.length === 0) return [];
  const chosen = { visibility: 'open', changed_at: tx.now(), text_version: version } as const;
  const rows = await tx.db
    .insertInto('resume_visibility')
    .values(seekerIds.map((seekerId) => ({ seeker_id: seekerId, ...chosen })))
    .onConflict((conflict) => conflict.column('seeker_id').doNothing())
    .returning('seeker_id')
    .execute();
  return rows.map(({ seeker_id }) => seeker_id);
}

/** Consents for many seekers at once: from now on each may be found. Who has consented keeps that consent. */
export async function insertConsents(tx: Ctx, seekerIds: readonly string[], version: string): Promise<void> {
  if (seekerIds.length === 0) return;
  await tx.db
    .insertInto('resume_consent')
    .values(
      seekerIds.map((seekerId) => ({ id: newId(), seeker_id: seekerId, text_version: version, agreed_at: tx.now() })),
    )
    .onConflict((conflict) => conflict.column('seeker_id').where('revoked_at', 'is', null).doNothing())
    .execute();
}

/** Ends the consent of a seeker; the record of it stays. */
export async function revokeConsent(tx: Ctx, seekerId: string): Promise<void> {
  await tx.db
    .updateTable('resume_consent')
    .set({ revoked_at: tx.now() })
    .where('seeker_id', '=', seekerId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Every consent that a seeker gave, the first one first. */
export async function findConsents(ctx: Ctx, seekerId: string) {
  return ctx.db
    .selectFrom('resume_consent')
    .select(['text_version', 'agreed_at', 'revoked_at'])
    .where('seeker_id', '=', seekerId)
    .orderBy('agreed_at')
    .orderBy('id')
    .execute();
}

export async function deleteVisibility(tx: Ctx, seekerId: string): Promise<void> {
  await tx.db.deleteFrom('resume_visibility').where('seeker_id', '=', seekerId).execute();
  await tx.db.deleteFrom('resume_consent').where('seeker_id', '=', seekerId).execute();
}

/** What of many seekers decides whether companies find them: their choice, and what their default resume says of it. */
export async function findFindingRows(ctx: Ctx, seekerIds: readonly string[]) {
  return ctx.db
    .selectFrom(sql<{ id: string }>`unnest(${seekerIds}::uuid[])`.as<'asked'>(sql`asked(id)`))
    .leftJoin('resume_visibility as chosen', 'chosen.seeker_id', 'asked.id')
    .leftJoin('resume_consent as consent', (join) =>
      join.onRef('consent.seeker_id', '=', 'asked.id').on('consent.revoked_at', 'is', null),
    )
    .leftJoin('resume_resume as resume', (join) =>
      join.onRef('resume.user_id', '=', 'asked.id').on('resume.is_default', '=', true),
    )
    .select(['asked.id as seekerId', 'resume.id as resumeId'])
    .select(
      sql<ResumeVisibility>`case when chosen.visibility = 'open' and consent.id is not null then 'open' else 'applied' end`.as(
        'visibility',
      ),
    )
    .select(sql<number | null>`(resume.content #>> '{basics,jobStatus}')::integer`.as('jobStatus'))
    .select(sql<ResumeContent['work'] | null>`resume.content -> 'work'`.as('work'))
    .execute();
}
