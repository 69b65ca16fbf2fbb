import { dictLabel, fold, majorByName } from '#domains/dictionary/index.ts';
import { countMonths, type UnnamedContent } from '#domains/resume/index.ts';
import type { ClauseAt } from './read-skills.ts';
import type { Clause, HeldRole, StudyFact } from './talent-facts.ts';

/** The label of a degree as evidence: the field holds a number, its words are those of the dictionary. */
export function degreeClauses(content: UnnamedContent): Clause[] {
  return content.education.flatMap(({ degree }, at) => {
    const words = degree === null ? undefined : dictLabel('education', degree);
    if (words === undefined) return [];
    const path = `education.${at}.degree`;
    return [{ source: 'education', path, start: 0, end: words.length, words, from: null, until: null }];
  });
}

/** What was studied. The school is not read. */
export function readStudies(content: UnnamedContent, clauseAt: ClauseAt): StudyFact[] {
  return content.education.map((entry, at) => ({
    degree: entry.degree,
    major: majorByName(entry.major)?.code ?? null,
    majorWords: fold(entry.major),
    degreeClause: clauseAt(`education.${at}.degree`, 0) ?? null,
    majorClause: clauseAt(`education.${at}.major`, 0) ?? null,
    until: entry.end === null ? null : endOf(entry.end),
    current: entry.current,
  }));
}

/** An end can lie in the future: it says when somebody leaves school. Of a year alone it is July. */
function endOf(end: string): number {
  const [year, of = '07'] = end.split('-');
  return Number(year) * 12 + Number(of) - 1;
}

/** 中专 and 高中 are the same step. */
export function degreeStep(degree: number): number {
  return degree === 3 ? 2 : degree;
}

/** The highest degree that is finished or under way; null when none is said. */
export function highestDegree(studies: readonly StudyFact[]): number | null {
  return studies.reduce<number | null>((best, { degree }) => {
    if (degree === null) return best;
    return best === null || degreeStep(degree) > degreeStep(best) ? degree : best;
  }, null);
}

/** Months of employed work, overlaps once, and months of internships. */
export function countPractice(roles: readonly HeldRole[]): { employed: number; internship: number } {
  const of = (source: HeldRole['source']) =>
    countMonths(roles.flatMap((role) => (role.source === source ? (role.when ?? []) : [])));
  return { employed: of('work'), internship: of('internship') };
}

/** 应届生 keep that name for two years. */
const freshMonths = 24;
const freshStatus = 5;

/** Whether somebody is still at school, and whether they count as a fresh graduate. */
export function schoolState(
  studies: readonly StudyFact[],
  given: { readonly month: number; readonly employed: number; readonly jobStatus: number | null },
): { isStudent: boolean; isFresh: boolean } {
  const { month, employed, jobStatus } = given;
  const ends = studies.flatMap(({ until, current }) => (current && until === null ? [month + 1] : (until ?? [])));
  const latest = ends.length === 0 ? null : Math.max(...ends);
  // Whoever works beside their studies is no student to a company.
  const isStudent = latest !== null && latest > month && employed < freshMonths;
  const left = latest === null ? jobStatus === freshStatus || employed === 0 : month - latest <= freshMonths;
  return { isStudent, isFresh: isStudent || (employed < freshMonths && left) };
}
