import type { Invitation } from '@pinjian/contract/application-view.ts';
import { interviewsOfApplications } from '#domains/interview/index.ts';
import type { Ctx } from '#server/context.ts';
import { findInvitations } from './queries.ts';
import { invitationView } from './view.ts';

/** Every invitation of these applications with what became of it, newest first, by application. */
export async function findInvitationViews(
  ctx: Ctx,
  applicationIds: readonly string[],
): Promise<Map<string, Invitation[]>> {
  const rows = await findInvitations(ctx, applicationIds);
  const interviews = await interviewsOfApplications(ctx, applicationIds);
  const byId = new Map(interviews.map((interview) => [interview.interviewId, interview]));
  const views = new Map<string, Invitation[]>();
  for (const row of rows) {
    const interview = row.interview_id === null ? undefined : byId.get(row.interview_id);
    const before = views.get(row.application_id) ?? [];
    views.set(row.application_id, [...before, invitationView(row, interview, ctx.now())]);
  }
  return views;
}

/** The newest invitation of each of these applications. */
export async function findNewestInvitations(
  ctx: Ctx,
  applicationIds: readonly string[],
): Promise<Map<string, Invitation>> {
  const all = await findInvitationViews(ctx, applicationIds);
  return new Map([...all].flatMap(([id, [newest]]) => (newest === undefined ? [] : [[id, newest] as const])));
}
