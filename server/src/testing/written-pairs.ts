import type { Match } from '@pinjian/contract/matching-match.ts';
import type { RecommendedPosition } from '@pinjian/contract/matching-position-list.ts';
import { salaryText } from '@pinjian/contract/money.ts';
import type { PositionContent } from '@pinjian/contract/position-content.ts';
import type { PositionCard } from '@pinjian/contract/position-view.ts';
import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { demoCompanies } from '#server/demo/data/companies.ts';
import { planPositions, planSeekers, type PlannedPosition } from '#server/demo/plan.ts';
import { cityByCode, dictLabel, skillByName } from '#domains/dictionary/index.ts';
import { match } from '#domains/matching/engine/match.ts';
import { wishedBy } from '#domains/matching/wish/rules.ts';
import { matchingNow, positionOf, talentOf } from './matching.ts';

/** A written resume beside written positions of its trade, each compared as the product compares them. */
export interface WrittenPair {
  readonly resume: ResumeContent;
  readonly positions: readonly (RecommendedPosition & { readonly content: PositionContent })[];
}

/** As many people as are wanted, of every trade of the demo world in turn, each beside some positions of that trade. */
export function writtenPairs(people: number, positionsEach: number, seed = 7): WrittenPair[] {
  const size = { companies: 40, positions: 400, seekers: 300, onFirst: 200, positionsOfFirst: 20, newcomers: 0 };
  const open = [...planPositions(size, seed)].map((planned, at) => ({ planned, card: cardOf(planned, at) }));
  return [...planSeekers(people, matchingNow, undefined, seed)].map(({ trade, resume }) => {
    const { content: wished } = wishedBy({}, resume.content.intentions);
    // They would work anywhere and for any pay: what they can do decides.
    const wishes = wished.wishes.map((each) => ({ ...each, anyCity: true, salaryMin: null }));
    const talent = talentOf(resume.content, { wishes: { ...wished, wishes } });
    const ofTrade = open.filter(({ planned }) => planned.trade === trade).slice(0, positionsEach);
    return {
      resume: resume.content,
      positions: ofTrade.map(({ planned: { content }, card }) => ({
        content,
        position: card,
        match: compared(content, card, talent),
        lowered: [],
      })),
    };
  });
}

function compared(content: PositionContent, card: PositionCard, talent: ReturnType<typeof talentOf>): Match {
  // Publishing finds the dictionary's skill for each.
  const requirements = content.requirements.map((each) => ({ ...each, skillId: skillByName(each.skill)?.id ?? null }));
  const facts = positionOf(
    { ...content, requirements },
    { companyId: card.company.companyId, industry: card.company.industry },
  );
  return match(facts, talent, matchingNow, 'seeker');
}

const option = (name: Parameters<typeof dictLabel>[0], num: number | null) => ({
  value: num ?? 0,
  label: num === null ? '' : (dictLabel(name, num) ?? ''),
});

/** A position as it stands in a list, without anything signed. */
function cardOf({ content, company: index }: Pick<PlannedPosition, 'content' | 'company'>, at: number): PositionCard {
  const company = demoCompanies[index];
  const city = cityByCode(content.cityCode ?? '');
  return {
    positionId: `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`,
    title: content.title,
    status: { value: 1, label: '招聘中' },
    salaryText: salaryText({
      min: content.salaryMin,
      max: content.salaryMax,
      cycle: content.salaryCycle,
      months: content.salaryMonths,
    }),
    city: { code: city?.code ?? '', name: city?.name ?? '' },
    district: null,
    experience: option('experience', content.experience),
    education: option('education', content.education),
    jobType: option('job_type', content.jobType),
    recruitType: option('recruit_type', content.recruitType),
    workMode: option('work_mode', content.workMode),
    postSource: option('post_source', content.postSource),
    benefits: content.benefits,
    publishedAt: matchingNow.toISOString(),
    company: {
      companyId: `00000000-0000-7000-9000-${String(index).padStart(12, '0')}`,
      name: company?.short ?? '',
      logoUrl: null,
      industry: company?.industry ?? '',
      industryName: null,
      staffSize: null,
      financingStage: null,
      cityName: null,
      verified: true,
    },
    skills: content.requirements.map(({ skill }) => skill).slice(0, 8),
    collected: false,
  };
}
