import type { CandidateStanding } from '@pinjian/contract/application-candidate.ts';
import { applicationErrors } from '@pinjian/contract/application.ts';
import { step } from '@pinjian/contract/application-pipeline.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { talentErrors, unsuitableDays } from '@pinjian/contract/matching-talent.ts';
import { requirePermission } from '#domains/account/index.ts';
import { requireVerifiedCompany } from '#domains/company/index.ts';
import { findShownPosition } from '#domains/position/index.ts';
import { defaultSnapshots, requireFindable } from '#domains/resume/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { askPermit, refuseRepeat } from '#server/ask-permit.ts';
import type { Ctx, EmployerActor, Employing } from '#server/context.ts';
import { findCandidateStanding } from '../candidate/find-candidate-standings.ts';
import { sentColumns, type ApplicationRow } from '../contact/open-application.ts';
import { moverOf } from '../policy.ts';
import { deadlineText } from './announcements.ts';
import { lockOwn, makeMove } from './move.ts';
import { findOrInsertApplication, findUnsuitableAnswer } from './queries.ts';
import { isLegal, standingOf } from './rules.ts';

/** A talent and the position that they are added for. */
export interface Addition {
  readonly seekerId: string;
  readonly positionId: string;
}

/**
 * Adds somebody who never applied as a candidate for an open position of the company: they are told and answer. Their
 * default resume of this moment goes along, masked until they apply. Adding who was added is the same result.
 * @throws Refusal 40310, 40311, 40320; 40400 for a position that is not the company's and for who is not to be found by it,
 * 40940 where the position is not open, 40971 {unsuitableUntil}, 40972 for who is in its pipeline already.
 */
export async function addTalent(ctx: Ctx<Employing>, of: Addition): Promise<CandidateStanding> {
  const companyId = await requireAdding(ctx, of.positionId);
  const applicationId = await ctx.transaction(async (tx) => {
    await askPermit(tx, { act: 'addTalent', ...of, companyId });
    await requireFindable(tx, { seekerId: of.seekerId, companyId });
    const id = await findOrInsertApplication(tx, { ...of, companyId });
    await addCandidate(tx, id);
    return id;
  });
  return findCandidateStanding(ctx, applicationId);
}

/** The same of a row that is there: one of many. */
export async function addApplication(ctx: Ctx<EmployerActor>, applicationId: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const row = await lockOwn(tx, applicationId);
    await requireAdding(tx, row.position_id);
    await addCandidate(tx, applicationId);
  });
}

/**
 * The company in whose name members add talents for one of its open positions.
 * @throws Refusal 40310, 40311, 40320, 40400, 40940
 */
export async function requireAdding(ctx: Ctx<Employing>, positionId: string): Promise<string> {
  const companyId = requirePermission(ctx.actor, 'candidate.move');
  await requireVerifiedCompany(ctx, companyId);
  const position = await findShownPosition(ctx, positionId);
  if (position?.companyId !== companyId) throw new Refusal(errors.notFound);
  if (!position.isOpen) throw new Refusal(applicationErrors.positionNotOpen);
  return companyId;
}

async function addCandidate(tx: Ctx<Employing>, applicationId: string): Promise<void> {
  const row = await lockOwn(tx, applicationId);
  if (isAdded(row)) return refuseRepeat(tx.actor);
  if (!isLegal(standingOf(row), 'addTalent', moverOf(tx.actor).kind))
    throw new Refusal(talentErrors.alreadyInPipeline, { data: { applicationId, state: row.status } });
  const until = await unsuitableUntil(tx, applicationId);
  if (until !== null)
    throw new Refusal(talentErrors.answeredUnsuitable, {
      message: `对方近期已回复不合适，${deadlineText(until)} 之后可以再次加入`,
      data: { unsuitableUntil: until.toISOString() },
    });
  const resume = (await defaultSnapshots(tx, [row.seeker_id])).get(row.seeker_id);
  if (resume === undefined) throw new Refusal(errors.notFound);
  await makeMove(tx, {
    applicationId,
    move: 'addTalent',
    // What is meant does not depend on the step: a recommendation may have come or gone since the page was opened.
    seen: null,
    columns: sentColumns(tx, row.company_id, resume),
  });
}

function isAdded(row: ApplicationRow): boolean {
  return row.status === step.candidate && row.applied_at === null;
}

/** Until when an answer 不合适 stands; null without one. */
async function unsuitableUntil(tx: Ctx, applicationId: string): Promise<Date | null> {
  const answeredAt = await findUnsuitableAnswer(tx, applicationId);
  const until = answeredAt === null ? null : new Date(answeredAt.getTime() + unsuitableDays * 86_400_000);
  return until !== null && until > tx.now() ? until : null;
}
