import { emptyResumeContent } from '@pinjian/contract/resume-content.ts';
import { defaultSnapshots, findingFacts, isOpenToCompanies, unnamedContent } from '#domains/resume/index.ts';
import type { Ctx } from '#server/context.ts';
import { talentFactsOf, type TalentFacts } from '../facts/talent-facts.ts';
import { findIndustries } from '../index/queries.ts';
import { findWishes } from '../wish/find-wishes.ts';

/** A seeker as matching reads them for themselves, whether or not companies may find them. */
export interface ReadSeeker {
  readonly facts: TalentFacts;
  /** Trade names of their present employers. */
  readonly employers: readonly string[];
  /** They let us put positions into an order of their own. */
  readonly personalOrder: boolean;
}

/**
 * What there is of a seeker at this moment: wishes, the default resume, industries. Without a resume it is their wishes
 * alone. Companies that are kept from them depend on the positions: those gates are filled in for each.
 */
export async function readSeeker(ctx: Ctx, seekerId: string): Promise<ReadSeeker> {
  const resume = (await defaultSnapshots(ctx, [seekerId])).get(seekerId);
  const wished = (await findWishes(ctx, [seekerId])).get(seekerId);
  const finding = (await findingFacts(ctx, [seekerId])).get(seekerId);
  const industries = resume === undefined ? undefined : await findIndustries(ctx, [resume.resumeId]);
  const { personalOrder = true, ...wishes } = wished ?? { wishes: [], jobTypes: [], recruitTypes: [], arrival: null };
  const facts = talentFactsOf({
    content: unnamedContent(resume?.content ?? emptyResumeContent()),
    wishes,
    receipts: [],
    industries: industries?.get(resume?.resumeId ?? '') ?? [],
    activeAt: ctx.now(),
    blockedCompanyIds: [],
    employerCompanyIds: [],
    findable: finding !== undefined && isOpenToCompanies(finding),
    now: ctx.now(),
  });
  return {
    facts: { ...facts, wishesAlone: resume === undefined },
    employers: finding?.presentEmployers ?? [],
    personalOrder,
  };
}
