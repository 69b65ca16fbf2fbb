import type { WishContent } from '@pinjian/contract/matching-wish.ts';
import {
  defaultSnapshots,
  findingFacts,
  isOpenToCompanies,
  unnamedContent,
  type ResumeSnapshot,
} from '#domains/resume/index.ts';
import type { Ctx } from '#server/context.ts';
import { talentFactsOf } from '../facts/talent-facts.ts';
import { findWishes } from '../wish/find-wishes.ts';
import { documentEdition, talentDocument } from './document.ts';
import { findActivity, findIndustries, type TalentRecord } from './queries.ts';

/**
 * What the index should hold of these people, read from the truth at this moment; who may not be found by any company is
 * missing.
 */
export async function readTalents(ctx: Ctx, seekerIds: readonly string[]): Promise<TalentRecord[]> {
  const facts = await findingFacts(ctx, seekerIds);
  const open = seekerIds.filter((id) => {
    const finding = facts.get(id);
    return finding !== undefined && isOpenToCompanies(finding);
  });
  const resumes = await defaultSnapshots(ctx, open);
  const wishes = await findWishes(ctx, open);
  const industries = await findIndustries(
    ctx,
    [...resumes.values()].map(({ resumeId }) => resumeId),
  );
  const activity = await findActivity(ctx, open);
  return open.flatMap((seekerId) => {
    const resume = resumes.get(seekerId);
    const finding = facts.get(seekerId);
    const wished = wishes.get(seekerId);
    if (resume === undefined || finding === undefined || wished === undefined) return [];
    return [
      {
        ...documentOf(resume, wished, {
          industries: industries.get(resume.resumeId) ?? [],
          employers: finding.presentEmployers,
          now: ctx.now(),
        }),
        seekerId,
        edition: documentEdition,
        activeAt: activity.get(seekerId) ?? resume.updatedAt,
      },
    ];
  });
}

function documentOf(
  { resumeId, content: named }: ResumeSnapshot,
  { wishes, jobTypes, recruitTypes, arrival }: WishContent,
  more: { readonly industries: readonly string[]; readonly employers: readonly string[]; readonly now: Date },
) {
  const content = unnamedContent(named);
  const wished = { wishes, jobTypes, recruitTypes, arrival };
  const facts = talentFactsOf({
    content,
    wishes: wished,
    receipts: [],
    industries: more.industries,
    // Who looks decides on these: they stand in no row.
    activeAt: null,
    blockedCompanyIds: [],
    employerCompanyIds: [],
    findable: true,
    now: more.now,
  });
  return talentDocument({ resumeId, content, wishes: wished, facts, employers: more.employers });
}
