import type { listInterviews as endpoint, ListedInterview } from '@pinjian/contract/application-interview.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { InterviewStatus } from '@pinjian/contract/interview.ts';
import { wholeContent } from '@pinjian/contract/position-content.ts';
import { totalCap } from '@pinjian/contract/paging.ts';
import { companyCards } from '#domains/company/index.ts';
import { interviewItems, outlinePositionInterview } from '#domains/interview/index.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { findInvited, findListedPage, type InvitedRow } from './list-queries.ts';
import { invitedView } from './view.ts';

/** The seeker's interviews, and the invitations that no interview was made of: those to be answered first, then the newest. */
export async function listInterviews(
  ctx: Ctx<SeekerActor>,
  { current, pageSize, kind, status }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const wanted = { seekerId: ctx.actor.userId, kind, status: status as InterviewStatus | undefined };
  const { listed, counted } = await findListedPage(ctx, { ...wanted, current, pageSize });
  const idsOf = (invited: boolean) => listed.flatMap((each) => (each.invited === invited ? [each.id] : []));
  const interviews = await interviewItems(ctx, idsOf(false));
  const invitations = await findInvitations(ctx, idsOf(true));
  const records = listed.flatMap(({ id, invited }): ListedInterview[] => {
    const invitation = invitations.get(id);
    const interview = interviews.get(id);
    if (invited) return invitation === undefined ? [] : [invitation];
    return interview === undefined ? [] : [{ ...interview, invitation: null }];
  });
  return { records, total: Math.min(counted, totalCap), current, pageSize, totalCapped: counted > totalCap };
}

async function findInvitations(ctx: Ctx, ids: readonly string[]): Promise<Map<string, ListedInterview>> {
  const rows = await findInvited(ctx, ids);
  const companies = await companyCards(
    ctx,
    rows.map((row) => row.company_id),
  );
  const views = rows.map(async (row) => {
    const companyName = companies.get(row.company_id)?.name ?? '';
    return [row.id, invitedView(row, companyName, await outlineOf(ctx, row, companyName), ctx.now())] as const;
  });
  return new Map(await Promise.all(views));
}

/** What it will be about: only of one that can still be accepted. */
async function outlineOf(ctx: Ctx, row: InvitedRow, companyName: string) {
  if (row.content === null) return null;
  return outlinePositionInterview(ctx.now(), {
    applicationId: row.application_id,
    seekerId: row.seeker_id,
    positionId: row.position_id,
    companyId: row.company_id,
    content: wholeContent(row.content),
    resume: row.resume,
    companyName,
  });
}
