import type { AgentKind } from '@pinjian/contract/by-agent.ts';
import type { Selectable } from 'kysely';
import type { InvitationState } from '@pinjian/contract/application-view.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';
import type { ApplicationInvitationTable } from '#server/tables.ts';

export type InvitationRow = Selectable<ApplicationInvitationTable>;

export async function insertInvitation(
  tx: Ctx,
  invitation: { applicationId: string; invitedBy: string; agent: AgentKind | null; expiresAt: Date },
): Promise<string> {
  const id = newId();
  await tx.db
    .insertInto('application_invitation')
    .values({
      id,
      application_id: invitation.applicationId,
      kind: 'ai',
      state: 'pending',
      invited_by: invitation.invitedBy,
      agent_kind: invitation.agent,
      created_at: tx.now(),
      expires_at: invitation.expiresAt,
    })
    .execute();
  return id;
}

export async function findInvitation(ctx: Ctx, invitationId: string): Promise<InvitationRow | undefined> {
  return ctx.db.selectFrom('application_invitation').selectAll().where('id', '=', invitationId).executeTakeFirst();
}

/** Every invitation of these applications, newest first. */
export async function findInvitations(ctx: Ctx, applicationIds: readonly string[]): Promise<InvitationRow[]> {
  if (applicationIds.length === 0) return [];
  return ctx.db
    .selectFrom('application_invitation')
    .selectAll()
    .where('application_id', 'in', applicationIds)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Ends a pending invitation, one way or another. */
export async function answerInvitation(
  tx: Ctx,
  invitationId: string,
  answer: { state: Exclude<InvitationState, 'pending'>; interviewId?: string },
): Promise<void> {
  await tx.db
    .updateTable('application_invitation')
    .set({ state: answer.state, answered_at: tx.now(), interview_id: answer.interviewId ?? null })
    .where('id', '=', invitationId)
    .where('state', '=', 'pending')
    .execute();
}

/** Ends whatever invitation of an application is still open; answers which. */
export async function endOpenInvitation(
  tx: Ctx,
  applicationId: string,
  state: 'declined' | 'takenBack',
): Promise<string[]> {
  const ended = await tx.db
    .updateTable('application_invitation')
    .set({ state, answered_at: tx.now() })
    .where('application_id', '=', applicationId)
    .where('state', '=', 'pending')
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}

/** The invitation whose acceptance made an interview; undefined for an interview of no invitation. */
export async function findInvitationOfInterview(ctx: Ctx, interviewId: string): Promise<string | undefined> {
  const row = await ctx.db
    .selectFrom('application_invitation')
    .select('id')
    .where('interview_id', '=', interviewId)
    .executeTakeFirst();
  return row?.id;
}

/** Invitations of a seeker that may have something held: pending ones, and accepted ones whose interview may be ahead. */
export async function findOpenInvitationsOf(ctx: Ctx, seekerId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('application_invitation as invitation')
    .innerJoin('application_application as application', 'application.id', 'invitation.application_id')
    .select('invitation.id')
    .where('application.seeker_id', '=', seekerId)
    .where('invitation.state', 'in', ['pending', 'accepted'])
    .execute();
  return rows.map(({ id }) => id);
}

/** Pending invitations whose time is over, oldest first. */
export async function dueInvitations(ctx: Ctx, limit: number): Promise<{ id: string; applicationId: string }[]> {
  return ctx.db
    .selectFrom('application_invitation')
    .select(['id', 'application_id as applicationId'])
    .where('state', '=', 'pending')
    .where('expires_at', '<=', ctx.now())
    .orderBy('expires_at')
    .limit(limit)
    .execute();
}

/** Whether an application's newest invitation is the one whose acceptance made this interview. */
export async function isPresentInterview(ctx: Ctx, applicationId: string, interviewId: string): Promise<boolean> {
  const newest = await ctx.db
    .selectFrom('application_invitation')
    .select('interview_id')
    .where('application_id', '=', applicationId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.interview_id === interviewId;
}
