import type { getCandidateOffer as endpoint } from '@pinjian/contract/application-offer.ts';
import { emptyOfferTerms, type OfferTerms } from '@pinjian/contract/application-offer-terms.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { salaryText } from '@pinjian/contract/money.ts';
import { isLeaving, requireReading } from '#domains/account/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { candidateSummaryView } from '../candidate/view.ts';
import { findApplication, type ApplicationRow } from '../pipeline/queries.ts';
import { isOwn } from '../policy.ts';
import { findOfferViews } from './find-offer-views.ts';
import { requirePositionFacts, type PositionFacts } from './find-position-facts.ts';
import { countFilled, findOffersOf } from './queries.ts';
import { isDraftable } from './rules.ts';

/** A candidate's offers, and what a new one begins with. @throws Refusal 40310, 40311, 40400 */
export async function getCandidateOffer(
  ctx: Ctx<EmployerActor>,
  { applicationId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireReading(ctx.actor, 'offers');
  const application = await requireCandidate(ctx, applicationId);
  const position = await requirePositionFacts(ctx, application.position_id);
  const [offer, ...earlier] = await findOfferViews(ctx, application, await findOffersOf(ctx, applicationId));
  const candidate = candidateSummaryView(application, ctx.now());
  const filled = await countFilled(ctx, position.positionId);
  return {
    position: {
      positionId: position.positionId,
      title: position.title,
      salary: salaryText(position.salary),
      headCount: { filled, wanted: position.headCount, canClose: isFilled(filled, position) && position.isOpen },
    },
    candidate: {
      resumeId: application.resume_id,
      name: candidate.name,
      intendedSalary: candidate.intendedSalary,
    },
    suggested: suggestedTerms(position, application),
    mayDraft: ctx.actor.permissions.includes('candidate.move') && isDraftable(application.status),
    offer: offer ?? null,
    earlier,
  };
}

/** Whether every place of a position is taken. */
export function isFilled(filled: number, { headCount }: Pick<PositionFacts, 'headCount'>): boolean {
  return headCount !== null && filled >= headCount;
}

/** A candidate of the actor's company, with the resume that offers are made by. @throws Refusal 40400 */
export async function requireCandidate(ctx: Ctx<EmployerActor>, applicationId: string): Promise<ApplicationRow> {
  const application = await findApplication(ctx, applicationId);
  if (application === undefined || !isOwn(ctx.actor, application) || application.resume_snapshot === null)
    throw new Refusal(errors.notFound);
  if (await isLeaving(ctx, application.seeker_id)) throw new Refusal(errors.notFound);
  return application;
}

const monthly = 1;

/**
 * What a new offer begins with: the position's title, place and months, and the pay the candidate asks for where the position
 * pays it, else the middle of what it pays.
 */
function suggestedTerms(position: PositionFacts, { resume_snapshot: resume }: ApplicationRow): OfferTerms {
  const { min, max, cycle, months } = position.salary;
  const asked = resume?.intentions[0]?.salary.min ?? null;
  const isMonthly = cycle === monthly && min !== null && max !== null;
  const basePay = !isMonthly ? null : asked !== null && asked >= min && asked <= max ? asked : middle(min, max);
  return {
    ...emptyOfferTerms(),
    title: position.title,
    place: position.place,
    basePay,
    months: isMonthly ? months : 12,
  };
}

const hundredYuan = 10_000;

/** The middle of a range, to a hundred yuan. */
function middle(min: number, max: number): number {
  return Math.round((min + max) / 2 / hundredYuan) * hundredYuan;
}
