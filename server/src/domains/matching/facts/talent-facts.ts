import type { EvidenceSource } from '@pinjian/contract/matching-match.ts';
import type { RoleName } from './position-facts.ts';

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
  /** Last month of its use; null when no dated work or project shows it. */
  readonly last: MonthNumber | null;
  /** dictNum of skill_level; 0 when it is named in the list without one; null when it is not in the list. */
  readonly claim: number | null;
  /** Places in `clauses`, the strongest source first. */
  readonly clauses: readonly number[];
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
  readonly source: 'work' | 'internship' | 'campus' | 'project';
  readonly rank: number;
  readonly months: number;
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
}
