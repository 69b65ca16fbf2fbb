import type { EvidenceSource } from '@pinjian/contract/matching-match.ts';
import type { WishContent } from '@pinjian/contract/matching-wish.ts';
import { rankOf } from '#domains/dictionary/index.ts';
import { monthOf, type Months, type UnnamedContent } from '#domains/resume/index.ts';
import { clausesOf } from './clauses.ts';
import { readCertificates, readLanguages, readRefusedShifts, readShifts } from './credentials.ts';
import { passagesOf, type Employment, type Passage } from './passages.ts';
import type { RoleName } from './position-facts.ts';
import { readSkills, type ClauseAt } from './read-skills.ts';
import { countPractice, degreeClauses, highestDegree, readStudies, schoolState } from './read-studies.ts';
import { roleNameOf } from './role-name.ts';

/** A month counted from year 0: 2026-11 is 2026 x 12 + 10. */
export type MonthNumber = number;

/** A stretch of a resume that says something: what evidence points at. */
export interface Clause {
  readonly source: EvidenceSource;
  readonly path: string;
  readonly start: number;
  readonly end: number;
  /** Exactly the characters from start to end. Ways of contact and the person's name are in none. */
  readonly words: string;
  /** When it was, null where the resume does not say; `until` is the last month. */
  readonly from: MonthNumber | null;
  readonly until: MonthNumber | null;
}

/** What a resume shows of one skill. */
export interface SkillFact {
  /** Months of employed work in which it was used, each counted once. */
  readonly employed: number;
  /** Months of internships, projects and campus work beside that. */
  readonly beside: number;
  /** Months of employed work in a trade where the skill is at home, when the person says to know it. */
  readonly trade: number;
  /** Months of work and internships in its whole branch, when the person says to know it. */
  readonly branch: number;
  /** Last month in that branch. */
  readonly branchLast: MonthNumber | null;
  /** Last month of its use; null when no dated work or project shows it. */
  readonly last: MonthNumber | null;
  /** dictNum of skill_level; 0 when it is named in the list without one; null when it is not in the list. */
  readonly claim: number | null;
  /** Places in the list of clauses, the strongest source first. */
  readonly clauses: readonly number[];
  /** Titles of the roles in that trade, where the work itself does not name the skill. */
  readonly tradeClauses: readonly number[];
}

/** A certificate or a language, and where it stands in `clauses`. */
export interface CodeFact {
  /** Of a language 1 to 3, 0 when not known. Of a certificate 1 when held, 0 when it is only aimed at. */
  readonly level: number;
  readonly clauses: readonly number[];
}

/** A role that was held. */
export interface HeldRole extends RoleName {
  readonly clause: number;
  /** internship and campus are told apart from employed work. */
  readonly source: Employment;
  readonly rank: number;
  /** null where the resume does not say. */
  readonly when: Months | null;
  readonly last: MonthNumber | null;
}

/** What the person wishes for; one of up to three. */
export interface TalentWish extends RoleName {
  readonly cityCodes: readonly string[];
  readonly anyCity: boolean;
  readonly remote: boolean;
  /** Fen a month; null when not said. */
  readonly floor: number | null;
}

export interface StudyFact {
  /** dictNum of education; null when not said. */
  readonly degree: number | null;
  /** Code of the major; null for words that no catalogue has. */
  readonly major: string | null;
  /** Folded words of the major. */
  readonly majorWords: string;
  readonly degreeClause: number | null;
  readonly majorClause: number | null;
  readonly until: MonthNumber | null;
  readonly current: boolean;
}

/** What an AI interview showed; it outranks what a resume says of itself. */
export interface InterviewFact {
  readonly clause: number;
  /** The company that held it; null for one that the person shows to everybody. */
  readonly companyId: string | null;
  readonly skillId: string | null;
  /** Tenths: 10 to 50. */
  readonly level: number;
  readonly at: MonthNumber;
}

/**
 * What matching knows of a person; plain data that can be stored. There is no name, gender, age, birth, photo, 户籍,
 * marital state or school in it, and its readers are not given any.
 */
export interface TalentFacts {
  /** The month that the facts are of. */
  readonly month: MonthNumber;
  readonly clauses: readonly Clause[];
  /** By skill id. */
  readonly skills: Readonly<Record<string, SkillFact>>;
  /** By code. */
  readonly certificates: Readonly<Record<string, CodeFact>>;
  readonly languages: Readonly<Record<string, CodeFact>>;
  readonly shifts: Readonly<Record<string, CodeFact>>;
  /** Codes of shifts that the person will not work in; none in what was stored before anybody asked. */
  readonly refusedShifts?: readonly string[];
  readonly studies: readonly StudyFact[];
  /** dictNum of education; null when none is said. */
  readonly degree: number | null;
  readonly roles: readonly HeldRole[];
  /** Months of employed work, overlaps once; internships apart. */
  readonly employedMonths: number;
  readonly internshipMonths: number;
  /** Still at school, or left it at most two years ago without two years of work. */
  readonly isFresh: boolean;
  readonly isStudent: boolean;
  readonly wishes: readonly TalentWish[];
  readonly jobTypes: readonly number[];
  readonly recruitTypes: readonly number[];
  /** dictNum of arrival_time. */
  readonly arrival: number | null;
  /** Where the person lives. */
  readonly cityCode: string | null;
  /** dictNum of job_hunting_status. */
  readonly jobStatus: number | null;
  /** Codes of industries of companies that the person worked for, as far as the caller knows them. */
  readonly industries: readonly string[];
  readonly interviews: readonly InterviewFact[];
  readonly activeMonth: MonthNumber | null;
  /** Companies that must not find the person, affiliates included. */
  readonly blockedCompanyIds: readonly string[];
  /** The present employer with its affiliates. */
  readonly employerCompanyIds: readonly string[];
  /** Agreed to be found (让企业找到我). */
  readonly findable: boolean;
  /** There is no resume yet: nothing that one would tell closes a gate. Never of somebody in the index. */
  readonly wishesAlone?: boolean;
}

/** A result of an AI interview that may be read by the company it was for, or by everybody if its owner shares it. */
export interface Receipt {
  readonly interviewId: string;
  /** The company that held it; null for one shared with everybody. */
  readonly companyId: string | null;
  /** The skill that was asked about. */
  readonly skillId: string | null;
  /** Tenths of the five levels: 10 to 50. */
  readonly level: number;
  readonly at: Date;
  /** Words of the person in turn `seq` that support it. */
  readonly quote: { readonly seq: number; readonly start: number; readonly end: number; readonly text: string };
}

export interface TalentInput {
  readonly content: UnnamedContent;
  /** As `findWishes` answers: what the person said, else what their resume says. */
  readonly wishes: WishContent;
  readonly receipts: readonly Receipt[];
  readonly industries: readonly string[];
  readonly activeAt: Date | null;
  readonly blockedCompanyIds: readonly string[];
  readonly employerCompanyIds: readonly string[];
  readonly findable: boolean;
  readonly now: Date;
}

/** Reads a resume, its owner's wishes and interviews: everything that a match may depend on, each with its words. */
export function talentFactsOf(input: TalentInput): TalentFacts {
  const { content, now, receipts } = input;
  const month = monthOf(now);
  const passages = passagesOf(content, month);
  const heard = receipts.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1)).map(clauseOfReceipt);
  const clauses = [...passages.flatMap(clausesOf), ...degreeClauses(content), ...heard];
  const clauseAt = clauseFinder(clauses);
  const roles = rolesOf(passages, clauseAt);
  const wishes = wishesOf(input.wishes);
  const category = tradeOf([...wishes, ...roles]);
  const studies = readStudies(content, clauseAt);
  const practice = countPractice(roles);
  const { jobStatus } = content.basics;
  return {
    month,
    clauses,
    skills: readSkills(passages, clauses, roles, { category, clauseAt, levelAt: (path) => chosenLevel(content, path) }),
    certificates: readCertificates(passages, clauses, clauseAt),
    languages: readLanguages(passages, clauses, clauseAt),
    shifts: readShifts(passages, clauses, clauseAt),
    refusedShifts: readRefusedShifts(
      input.wishes.wishes.map(({ position }) => position),
      passages,
    ),
    studies,
    degree: highestDegree(studies),
    roles,
    employedMonths: practice.employed,
    internshipMonths: practice.internship,
    ...schoolState(studies, { month, employed: practice.employed, jobStatus }),
    wishes,
    jobTypes: input.wishes.jobTypes,
    recruitTypes: input.wishes.recruitTypes,
    arrival: input.wishes.arrival,
    cityCode: content.basics.city?.code ?? null,
    jobStatus,
    industries: [...input.industries].toSorted(),
    interviews: receipts.map((receipt) => interviewOf(receipt, clauseAt)),
    activeMonth: input.activeAt === null ? null : monthOf(input.activeAt),
    blockedCompanyIds: input.blockedCompanyIds,
    employerCompanyIds: input.employerCompanyIds,
    findable: input.findable,
  };
}

/** The same with what interviews showed beside: stored facts are everybody's, interviews their company's alone. */
export function withReceipts(facts: TalentFacts, receipts: readonly Receipt[]): TalentFacts {
  const heard = receipts.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  const first = facts.clauses.length;
  return {
    ...facts,
    clauses: [...facts.clauses, ...heard.map(clauseOfReceipt)],
    interviews: [
      ...facts.interviews,
      ...heard.map(({ companyId, skillId, level, at }, place) => ({
        clause: first + place,
        companyId,
        skillId,
        level,
        at: monthOf(at),
      })),
    ],
  };
}

/** Finds the clause of a place: the last one of that path that begins there or before, if it reaches so far. */
function clauseFinder(clauses: readonly Clause[]): ClauseAt {
  const byPath = new Map<string, number[]>();
  for (const [place, { path }] of clauses.entries()) {
    const places = byPath.get(path);
    if (places === undefined) byPath.set(path, [place]);
    else places.push(place);
  }
  return (path, at) => {
    const places = byPath.get(path) ?? [];
    return places.findLast((place) => isWithin(clauses[place], at)) ?? (at === 0 ? places[0] : undefined);
  };
}

function isWithin(clause: Clause | undefined, at: number): boolean {
  return clause !== undefined && clause.start <= at && at < clause.end;
}

/** Roles that were held, in the order of the resume. */
function rolesOf(passages: readonly Passage[], clauseAt: ClauseAt): HeldRole[] {
  return passages.flatMap(({ source, path, text, when }) => {
    const clause = path.endsWith('.title') ? clauseAt(path, 0) : undefined;
    if (clause === undefined || (source !== 'work' && source !== 'internship' && source !== 'campus')) return [];
    const last = when === null ? null : when.until - 1;
    return [{ ...roleNameOf(text, null), clause, source, rank: rankOf(text), when, last }];
  });
}

/** The category that is named most often: ambiguous words are read as people of that trade mean them. */
function tradeOf(names: readonly RoleName[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { category } of names) if (category !== null) counts.set(category, (counts.get(category) ?? 0) + 1);
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return most?.[0];
}

function chosenLevel(content: UnnamedContent, path: string): number | null {
  const [, at] = /^skills\.(\d+)\./.exec(path) ?? [];
  return at === undefined ? null : (content.skills[Number(at)]?.level ?? null);
}

function wishesOf({ wishes }: WishContent): TalentWish[] {
  return wishes.map(({ position, positionCode, cityCodes, anyCity, remote, salaryMin }) => ({
    ...roleNameOf(position, positionCode),
    cityCodes,
    anyCity,
    remote,
    floor: salaryMin,
  }));
}

function placeOf({ interviewId, quote }: Receipt): string {
  return `interview.${interviewId}.${quote.seq}`;
}

function clauseOfReceipt(receipt: Receipt): Clause {
  const { quote, at } = receipt;
  const { start, end, text: words } = quote;
  return { source: 'interview', path: placeOf(receipt), start, end, words, from: monthOf(at), until: monthOf(at) };
}

function interviewOf(receipt: Receipt, clauseAt: ClauseAt): InterviewFact {
  const { companyId, skillId, level, at, quote } = receipt;
  return { clause: clauseAt(placeOf(receipt), quote.start) ?? 0, companyId, skillId, level, at: monthOf(at) };
}
