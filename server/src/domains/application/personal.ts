import type { Ctx } from '#server/context.ts';
import { releaseContacts } from './conversation/charge.ts';
import { findOpenRequestsOf } from './conversation/contact-queries.ts';
import { exportConversations } from './conversation/export-conversations.ts';
import { exportRounds, freeRoundsOf } from './round/keep-of-person.ts';
import { findMyApplications } from './home/find-my-applications.ts';
import { releaseInvitations } from './invitation/charge.ts';
import { findOpenInvitationsOf } from './invitation/queries.ts';
import { exportOffers } from './offer/export-offers.ts';
import { eraseApplications, findApplicationsOfPerson, personalTables } from './personal-queries.ts';

/** What a person may take along: every application as they see it, with the resume that was sent. */
async function exportData(ctx: Ctx, userId: string): Promise<object> {
  const rows = await findApplicationsOfPerson(ctx, userId);
  const rounds = await exportRounds(ctx, rows);
  const views = await findMyApplications(ctx.as({ kind: 'system' as const }), rows);
  return {
    applications: rows.map((row) => ({
      position: row.position_title,
      ...views.get(row.position_id),
      // Told whole, under `offers`.
      offer: undefined,
      resume: row.applied_at === null ? null : row.resume_snapshot,
      rounds: rounds.get(row.id) ?? [],
    })),
    offers: await exportOffers(ctx, userId),
    ...(await exportConversations(ctx, userId)),
  };
}

/**
 * Removes a person's applications, in the transaction that erases the rest; interviews, which they refer to, come after.
 * What companies hold for what nobody will answer any more comes back to them, and that last: see `endInterviews`.
 */
async function erase(tx: Ctx, userId: string): Promise<void> {
  await tx.transaction(async (inner) => {
    const invitations = await findOpenInvitationsOf(inner, userId);
    const requests = await findOpenRequestsOf(inner, userId);
    await freeRoundsOf(inner, userId);
    await eraseApplications(inner, userId);
    await releaseInvitations(inner, invitations);
    await releaseContacts(inner, requests);
  });
}

/** Names that a seeker was known by where they applied. */
async function wordsOf(ctx: Ctx, userId: string): Promise<string[]> {
  return (await findApplicationsOfPerson(ctx, userId)).flatMap((row) => row.resume_snapshot?.basics.name ?? []);
}

/** A seeker's applications. */
export const personal = { tables: personalTables, export: exportData, erase, wordsOf };
