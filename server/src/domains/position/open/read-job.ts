import type { AgencyLicence } from '@pinjian/contract/company.ts';
import type { PositionContent } from '@pinjian/contract/position-content.ts';
import { positionStatus } from '@pinjian/contract/position-state.ts';
import type { PositionCard } from '@pinjian/contract/position-view.ts';
import { publicCompany } from '#domains/company/index.ts';
import type { Ctx } from '#server/context.ts';
import { agencyLicenceFor, companyOf, publicCards } from '../find-cards.ts';
import { isVisibleToSeekers } from '../policy.ts';
import { findPositionById } from '../queries.ts';
import { isForOthers } from '../rules.ts';
import { findSimilarPositions } from '../similar/find-similar.ts';
import { shownView } from '../view.ts';

/** Beside a page that nobody signed in to read. */
const similarShown = 4;

/** An open position of a verified company, for anybody: nothing of it is about a person. */
export interface OpenJob {
  readonly kind: 'open';
  readonly position: ReturnType<typeof shownView>;
  readonly content: PositionContent;
  readonly company: { readonly name: string; readonly website: string | null };
  readonly agencyLicence: AgencyLicence | null;
  /** The company recruits for another one that it does not name. */
  readonly forOthers: boolean;
  readonly changedAt: Date;
  readonly similar: readonly PositionCard[];
}

/** A position that can be applied to no longer (`ended`), or that there never was for anybody. */
export interface GoneJob {
  readonly kind: 'ended' | 'unknown';
  readonly similar: readonly PositionCard[];
}

/** What anybody reads at the public address of a position. */
export async function readOpenJob(ctx: Ctx, positionId: string): Promise<OpenJob | GoneJob> {
  const record = await findPositionById(ctx, positionId);
  if (record === undefined || record.shownAt === null) return { kind: 'unknown', similar: [] };
  const { id, companyId, content } = record;
  if (content === null) return { kind: 'unknown', similar: [] };
  const near = await findSimilarPositions(ctx, { positionId: id, companyId, content }, similarShown);
  const similar = await publicCards(
    ctx,
    near.map((each) => each.positionId),
  );
  const company = await publicCompany(ctx, companyId);
  if (record.status !== positionStatus.open || company === null) {
    // What was taken down is not even said to have been.
    return isVisibleToSeekers(record) ? { kind: 'ended', similar } : { kind: 'unknown', similar: [] };
  }
  const agencyLicence = await agencyLicenceFor(ctx, companyId, content);
  return {
    kind: 'open',
    position: shownView(record, await companyOf(ctx, companyId), agencyLicence),
    content,
    company: { name: company.name, website: company.website },
    agencyLicence,
    forOthers: isForOthers(content),
    changedAt: record.contentChangedAt ?? record.shownAt,
    similar,
  };
}
