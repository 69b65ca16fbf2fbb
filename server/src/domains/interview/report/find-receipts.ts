import type { ReportQuote } from '@pinjian/contract/interview-report.ts';
import { skillByName } from '#domains/dictionary/index.ts';
import type { Ctx } from '#server/context.ts';
import { findCoverageOf, type CoverageRow } from './queries.ts';

/** A skill that somebody showed in an interview, with their own words for it. */
export interface SkillReceipt {
  readonly interviewId: string;
  readonly companyId: string;
  readonly skillId: string;
  /** Tenths of the five levels: 10 to 50, the mean of the questions that it was shown in. */
  readonly level: number;
  readonly at: Date;
  readonly quote: ReportQuote;
}

/**
 * What people showed of skills in a company's own interviews, by person; nobody else reads it. What was asked and not shown
 * says nothing here: it takes nothing away from what a resume tells.
 */
export async function receiptsOf(
  ctx: Ctx,
  companyId: string,
  seekerIds: readonly string[],
): Promise<Map<string, SkillReceipt[]>> {
  const byPerson = Map.groupBy(await findCoverageOf(ctx, companyId, seekerIds), ({ seekerId }) => seekerId);
  return new Map([...byPerson].map(([id, rows]) => [id, rows.flatMap((row) => receiptsIn(row, companyId))]));
}

function receiptsIn({ interviewId, at, coverage, questions }: CoverageRow, companyId: string): SkillReceipt[] {
  return coverage.flatMap(({ skill, state, questions: asked, quotes }): SkillReceipt[] => {
    const skillId = skillByName(skill)?.id;
    const [quote] = quotes;
    const scores = questions.flatMap(({ index, score }) => (asked.includes(index) && score !== null ? [score] : []));
    if (state !== 'shown' || skillId === undefined || quote === undefined || scores.length === 0) return [];
    const level = Math.round((10 * scores.reduce((sum, score) => sum + score, 0)) / scores.length);
    return [{ interviewId, companyId, skillId, level, at, quote }];
  });
}
