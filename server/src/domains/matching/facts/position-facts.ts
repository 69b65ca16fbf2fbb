import type { PositionSpan, RequirementSubject } from '@pinjian/contract/matching-match.ts';

/** One thing that a position asks for, ready to be compared. */
export interface Demand {
  readonly kind: 'must' | 'nice';
  readonly what: Exclude<RequirementSubject, 'education' | 'experience'>;
  /** As the position says it. */
  readonly words: string;
  readonly span: PositionSpan | null;
  /** Skill id, or code of the certificate, language, major or shift; null for words that no table knows. */
  readonly code: string | null;
  /** Months of practice for a skill, level 1 to 3 for a language; 0 when nothing is asked. */
  readonly least: number;
}

/** A demand on the person as a whole: a column of the position. */
export interface ColumnDemand {
  readonly kind: 'must' | 'nice';
  /** dictNum of the column. */
  readonly num: number;
  readonly words: string;
  readonly span: PositionSpan | null;
}

/** What a role is called, ready to be compared with another one. */
export interface RoleName {
  /** Leaf, or a higher node, of the job tree; null when not known. */
  readonly category: string | null;
  /** Telling words of the title, sorted. */
  readonly tokens: readonly string[];
}

/** What matching knows of a position; plain data that can be stored. */
export interface PositionFacts {
  readonly companyId: string;
  /** Code of the company's industry. */
  readonly industry: string | null;
  readonly role: RoleName;
  /** 0 assistant and intern, 1 plain, 2 senior, 3 leads others, 4 heads a field. */
  readonly rank: number;
  readonly cityCode: string | null;
  readonly remote: boolean;
  /** Fen a month; null for 面议 and for pay by the piece. */
  readonly pay: { readonly min: number; readonly max: number } | null;
  /** dictNums of job_type and recruit_type. */
  readonly jobType: number | null;
  readonly recruitType: number | null;
  readonly education: ColumnDemand | null;
  readonly experience: ColumnDemand | null;
  readonly demands: readonly Demand[];
}
