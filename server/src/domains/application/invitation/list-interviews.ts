import type { listInterviews as endpoint, ListedInterview } from '@pinjian/contract/application-interview.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { InterviewStatus } from '@pinjian/contract/interview.ts';
import { wholeContent } from '@pinjian/contract/position-content.ts';
import { totalCap } from '@pinjian/contract/paging.ts';
import { companyCards } from '#domains/company/index.ts';
import { interviewItems, outlinePositionInterview } from '#domains/interview/index.ts';
import type { Ctx, Seeking } from '#server/context.ts';
import { findApplications } from '../pipeline/queries.ts';
import { isOwn } from '../policy.ts';
import { findMyRoundViews } from '../round/find-round-views.ts';
import { findInvited, findListedPage, findRoundRowsById, type InvitedRow, type Listed } from './list-queries.ts';
import { invitedView } from './view.ts';

/**
 * The seeker's interviews with AI and with people, and the invitations that no interview was made of: those to be
 * answered first, then the rounds to come, then the newest.
 */
export async function listInterviews(
  ctx: Ctx<Seeking>,
  { current, pageSize, side, kind, status }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const wanted = { seekerId: ctx.actor.userId, side, kind, status: status as InterviewStatus | undefined };
  const { listed, counted } = await findListedPage(ctx, { ...wanted, current, pageSize });
  const idsOf = (what: Listed['what']) => listed.flatMap((each) => (each.what === what ? [each.id] : []));
  const interviews = await interviewItems(ctx, idsOf('interview'));
  const found = new Map<string, ListedInterview>([
    ...[...interviews].map(([id, item]) => [id, { ...item, invitation: null, round: null }] as const),
    ...(await findInvitations(ctx, idsOf('invitation'))),
    ...(await findRounds(ctx, idsOf('round'))),
  ]);
  const records = listed.flatMap(({ id }) => found.get(id) ?? []);
  return { records, total: Math.min(counted, totalCap), current, pageSize, totalCapped: counted > totalCap };
}

/** Rounds as their candidate sees them. */
async function findRounds(ctx: Ctx<Seeking>, ids: readonly string[]): Promise<[string, ListedInterview][]> {
  const rows = await findRoundRowsById(ctx, ids);
  const applications = await findApplications(ctx, [...new Set(rows.map((row) => row.application_id))]);
  const own = applications.filter((application) => isOwn(ctx.actor, application));
  const ownIds = new Set(own.map(({ id }) => id));
  const views = await findMyRoundViews(
    ctx,
    own,
    rows.filter((row) => ownIds.has(row.application_id)),
  );
  return views.map((round) => [round.roundId, { interviewId: null, invitation: null, round }]);
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
  return outlinePositionInterview(ctx, {
    applicationId: row.application_id,
    seekerId: row.seeker_id,
    positionId: row.position_id,
    companyId: row.company_id,
    content: wholeContent(row.content),
    resume: row.resume,
    companyName,
  });
}
