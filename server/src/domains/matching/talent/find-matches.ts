import type { WishContent } from '@pinjian/contract/matching-wish.ts';
import type { Match } from '@pinjian/contract/matching-match.ts';
import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { companyCards } from '#domains/company/index.ts';
import { receiptsOf, type SkillReceipt } from '#domains/interview/index.ts';
import { findShownPositions } from '#domains/position/index.ts';
import { unnamedContent } from '#domains/resume/index.ts';
import type { Ctx } from '#server/context.ts';
import { match } from '../engine/match.ts';
import { positionFactsOf } from '../facts/position-facts.ts';
import { talentFactsOf } from '../facts/talent-facts.ts';
import { findActivity } from '../index/queries.ts';
import { findWishes } from '../wish/find-wishes.ts';

/** A resume and a position that are looked at together. */
export interface MatchPair {
  /** What the match is answered under. */
  readonly key: string;
  readonly positionId: string;
  readonly seekerId: string;
  /** The resume as it was sent, or as it is. */
  readonly content: ResumeContent;
}

/** Of somebody who is gone by now. */
const noWishes: WishContent = { wishes: [], jobTypes: [], recruitTypes: [], arrival: null };

/**
 * How resumes fit positions, by the key of the pair; of a position that was never shown, or was taken down, none. Who may read
 * both is the caller's to judge: nothing here asks.
 */
export async function matchesOf(ctx: Ctx, pairs: readonly MatchPair[]): Promise<Map<string, Match>> {
  const positions = await findShownPositions(ctx, [...new Set(pairs.map(({ positionId }) => positionId))]);
  const companies = await companyCards(ctx, [...new Set(positions.map(({ companyId }) => companyId))]);
  const facts = new Map(
    positions.map(({ positionId, companyId, content }) => [
      positionId,
      positionFactsOf(content, { companyId, industry: companies.get(companyId)?.industry ?? null }),
    ]),
  );
  const seekerIds = [...new Set(pairs.map(({ seekerId }) => seekerId))];
  const wishes = await findWishes(ctx, seekerIds);
  const activity = await findActivity(ctx, seekerIds);
  const receipts = new Map<string, Map<string, SkillReceipt[]>>();
  for (const companyId of companies.keys()) receipts.set(companyId, await receiptsOf(ctx, companyId, seekerIds));
  return new Map(
    pairs.flatMap(({ key, positionId, seekerId, content }): [string, Match][] => {
      const position = facts.get(positionId);
      if (position === undefined) return [];
      const talent = talentFactsOf({
        content: unnamedContent(content),
        wishes: wishes.get(seekerId) ?? noWishes,
        receipts: receipts.get(position.companyId)?.get(seekerId) ?? [],
        industries: [],
        activeAt: activity.get(seekerId) ?? null,
        blockedCompanyIds: [],
        employerCompanyIds: [],
        // They applied, or the company may find them: what keeps others away is no question here.
        findable: true,
        now: ctx.now(),
      });
      return [[key, match(position, talent, ctx.now())]];
    }),
  );
}
