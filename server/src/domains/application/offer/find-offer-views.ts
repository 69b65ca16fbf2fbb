import type { Offer, OfferDraft } from '@pinjian/contract/application-offer-view.ts';
import { dayInBeijing } from '#platform/core/beijing-day.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { candidateSummaryView } from '../candidate/view.ts';
import type { ApplicationRow } from '../pipeline/queries.ts';
import { findApprovals } from './approval/queries.ts';
import { approvalOf, approversFor } from './approval/rules.ts';
import { findIssues } from './find-issues.ts';
import { requirePositionFacts } from './find-position-facts.ts';
import { findActs, type OfferRow } from './queries.ts';
import { actsOf, type Approval } from './rules.ts';
import { findColleagues, findSettings, type Colleague } from './settings/find-settings.ts';
import { findCounters, findPapers, findVersions, type VersionRow } from './version-queries.ts';
import {
  acceptanceView,
  actView,
  approvalView,
  counterView,
  declineView,
  endingView,
  paperView,
  versionView,
} from './view.ts';

/** Offers of one application as the actor, a member of its company, sees them. */
export async function findOfferViews(
  ctx: Ctx<EmployerActor>,
  application: ApplicationRow,
  offers: readonly OfferRow[],
): Promise<Offer[]> {
  const ids = offers.map(({ id }) => id);
  const colleagues = await findColleagues(ctx, application.company_id);
  const names = new Map(colleagues.map(({ memberId, name }) => [memberId, name]));
  const versions = await findVersions(ctx, ids);
  const counters = await findCounters(ctx, ids);
  const papers = await findPapers(ctx, ids);
  const acts = await findActs(ctx, ids);
  const candidate = candidateSummaryView(application, ctx.now()).name || '候选人';
  const views: Offer[] = [];
  for (const row of offers) {
    const draft = await findDraft(ctx, application, { row, colleagues });
    const own = versions.filter((each) => each.offer_id === row.id);
    views.push({
      offerId: row.id,
      applicationId: row.application_id,
      state: row.state,
      revision: row.revision,
      application: { from: application.status, version: application.version },
      draft,
      versions: own.map(versionView),
      seenAt: row.seen_at?.toISOString() ?? null,
      counters: counters.filter((each) => each.offer_id === row.id).map(counterView),
      acceptance: acceptanceView(row),
      decline: declineView(row),
      ending: endingView(row),
      papers: papers.filter((each) => each.offer_id === row.id).map(paperView),
      acts: actsOf({
        state: row.state,
        step: application.status,
        hasDraft: draft !== null,
        isComplete: draft !== null && draft.issues.length === 0,
        approval: draft?.approval ?? 'none',
        isAsked: draft !== null && askedNow(draft) === ctx.actor.userId,
        isOwner: ctx.actor.companyRole === 'owner',
        mayMove: ctx.actor.permissions.includes('candidate.move'),
        hasStarted: hasStarted(row, own, ctx.now()),
      }),
      history: acts.filter((each) => each.offer_id === row.id).map((each) => actView(each, names, candidate)),
    });
  }
  return views;
}

/** Who is asked now: the first of the chain who waits. */
function askedNow({ approval, approvals }: OfferDraft): string | null {
  if (approval !== 'asked') return null;
  return approvals.find(({ state }) => state === 'waiting')?.approver?.memberId ?? null;
}

/** Whether the first day of the accepted version has come. */
export function hasStarted(row: OfferRow, versions: readonly VersionRow[], now: Date): boolean {
  const accepted = versions.find(({ number }) => number === row.accepted_number);
  const startsOn = accepted?.terms.startsOn ?? null;
  return startsOn !== null && startsOn <= dayInBeijing(now);
}

/** What is being written; null where nothing is. */
async function findDraft(
  ctx: Ctx,
  application: ApplicationRow,
  { row, colleagues }: { readonly row: OfferRow; readonly colleagues: readonly Colleague[] },
): Promise<OfferDraft | null> {
  if (row.draft === null || row.draft_saved_at === null) return null;
  const number = row.number + 1;
  const names = new Map(colleagues.map(({ memberId, name }) => [memberId, name]));
  const position = await requirePositionFacts(ctx, application.position_id);
  return {
    number,
    terms: row.draft,
    savedAt: row.draft_saved_at.toISOString(),
    savedBy:
      row.draft_saved_by === null
        ? null
        : { memberId: row.draft_saved_by, name: names.get(row.draft_saved_by) ?? '前同事' },
    ...findIssues(row.draft, position, ctx.now()),
    approval: await findApproval(ctx, row),
    approvals: (await findApprovals(ctx, { offerId: row.id, number })).map((each) => approvalView(each, names)),
  };
}

/** Where the approval of what is being written stands. */
export async function findApproval(ctx: Ctx, row: OfferRow): Promise<Approval> {
  if (row.draft === null) return 'none';
  const { approvers } = await findSettings(ctx, row.company_id);
  return approvalOf(row.approval, approversFor(approvers, row.draft));
}
