import type { getTalentDetail as endpoint } from '@pinjian/contract/application-candidate.ts';
import { activeDeliverySteps, candidateListSteps } from '@pinjian/contract/application-pipeline.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { refuseUnassigned, requireReading } from '#domains/account/index.ts';
import { candidateResumeOf } from '#domains/resume/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findInvitationViews } from '../invitation/find-invitation-views.ts';
import { findNewest } from '../invitation/find-newest.ts';
import { markViewed } from '../pipeline/mark-viewed.ts';
import { standingOf } from '../pipeline/rules.ts';
import { nextActOf } from '../timeline/rules.ts';
import { findByResume, findHistory } from './queries.ts';
import { candidateSummaryView, historyView, isContactShown, standingView } from './view.ts';

/** Lines of history that are shown. */
const historyShown = 200;
const visibleSteps = [...activeDeliverySteps, ...candidateListSteps];

/**
 * A candidate whole: resume, where they stand with the position, what happened, what can be done. Opening one that was
 * delivered marks it as viewed. Without a position it is the resume alone, as it was last sent to this company.
 * @throws Refusal 40310; 40311 for who reads no candidates, or not this one; 40400 for a resume that this company was not
 * sent.
 */
export async function getTalentDetail(
  ctx: Ctx<EmployerActor>,
  { resumeId, positionId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const scope = requireReading(ctx.actor, 'candidates');
  const withPosition = positionId !== undefined && positionId !== '0';
  const found = await findByResume(ctx, {
    scope,
    resumeId,
    steps: visibleSteps,
    positionId: withPosition ? positionId : undefined,
  });
  await refuseUnassigned(ctx, scope, found?.id ?? null);
  if (found === undefined || found.resume_snapshot === null) throw new Refusal(errors.notFound);
  const shown = {
    resume: candidateResumeOf({
      resumeId,
      content: found.resume_snapshot,
      updatedAt: found.applied_at ?? found.updated_at,
      contactShown: isContactShown(found),
    }),
    candidate: candidateSummaryView(found, ctx.now()),
  };
  if (!withPosition) return { ...shown, position: null, application: null, history: [], next: null, invitations: [] };

  const row = await markViewed(ctx, found);
  const history = await findHistory(ctx, row.id, historyShown);
  const invitations = (await findInvitationViews(ctx, [row.id])).get(row.id) ?? [];
  const newest = (await findNewest(ctx, [row.id], 'company'))(row.id);
  const standing = standingView(row, newest, { actor: ctx.actor, now: ctx.now() });
  return {
    ...shown,
    position: { positionId: row.position_id, title: found.position_title },
    application: standing,
    history: history.map((row) => historyView(row, ctx.actor)),
    next: nextActOf(standingOf(row), 'employer', {
      invitation: newest.invitation,
      round: standing.round ?? undefined,
      offer: standing.offer ?? undefined,
      now: ctx.now(),
    }),
    invitations,
  };
}
