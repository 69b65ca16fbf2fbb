import type { MatchedRequirement } from '@pinjian/contract/matching-match.ts';
import { errors } from '@pinjian/contract/errors.ts';
import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { companyCards } from '#domains/company/index.ts';
import { findShownPosition } from '#domains/position/index.ts';
import { unnamedContent } from '#domains/resume/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';
import { match } from '../engine/match.ts';
import { readDemands } from '../engine/read-requirements.ts';
import { positionFactsOf, type PositionFacts } from '../facts/position-facts.ts';
import { talentFactsOf, type TalentFacts } from '../facts/talent-facts.ts';
import { proposeChanges, type Reorder, type SpokenOf } from './rules.ts';

/** A position, and what could be done for it in a content. */
interface Plan {
  readonly title: string;
  readonly changes: readonly Reorder[];
  readonly requirements: readonly MatchedRequirement[];
}

/** What a position that the caller may see asks for, against this content alone. @throws Refusal 40400 */
export async function readPlan(ctx: Ctx, positionId: string, content: ResumeContent): Promise<Plan> {
  const shown = await findShownPosition(ctx, positionId);
  if (shown === undefined) throw new Refusal(errors.notFound);
  const company = (await companyCards(ctx, [shown.companyId])).get(shown.companyId);
  const position = positionFactsOf(shown.content, {
    companyId: shown.companyId,
    industry: company?.industry ?? null,
  });
  const talent = talentFactsOf({
    content: unnamedContent(content),
    // Of what stands in the resume and nothing else: neither wishes nor interviews can be put further up in it.
    wishes: { wishes: [], jobTypes: [], recruitTypes: [], arrival: null },
    receipts: [],
    industries: [],
    activeAt: null,
    blockedCompanyIds: [],
    employerCompanyIds: [],
    findable: true,
    now: ctx.now(),
  });
  return {
    title: shown.content.title,
    changes: proposeChanges(content, spokenOf(position, talent), shown.content.categoryId),
    requirements: match(position, talent, ctx.now()).requirements,
  };
}

function spokenOf(position: PositionFacts, talent: TalentFacts): SpokenOf[] {
  return readDemands(position, talent).map(({ demand, reading }) => ({
    words: demand.words,
    kind: demand.kind,
    places: reading.clauses.flatMap((at) => talent.clauses[at] ?? []),
  }));
}
