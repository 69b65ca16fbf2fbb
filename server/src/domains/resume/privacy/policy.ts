import { notLooking, type ResumeVisibility } from '@pinjian/contract/resume-privacy.ts';

/** What about a seeker decides whether companies may find them, whichever company it is, and what keeps some away. */
export interface FindingFacts {
  readonly visibility: ResumeVisibility;
  /** The confirmed default resume; null without one. */
  readonly resumeId: string | null;
  /** dictNum of job_hunting_status, as that resume says; null where it does not. */
  readonly jobStatus: number | null;
  /** They asked for the deletion of their account. */
  readonly isLeaving: boolean;
  /** Trade names of the employers that this resume names as present ones. */
  readonly presentEmployers: readonly string[];
}

/** A company that would find a seeker. */
export interface Finder {
  readonly isVerified: boolean;
  /** Whether the seeker blocked it, or an affiliate of it. */
  readonly isBlocked: boolean;
  /** Under which its people and its affiliates' call it: of the registered name, and of the short one. */
  readonly tradeNames: readonly string[];
}

/** Whether a seeker may be found by companies at all (decisions §16). */
export function isOpenToCompanies({ visibility, resumeId, jobStatus, isLeaving }: FindingFacts): boolean {
  return visibility === 'open' && resumeId !== null && jobStatus !== notLooking && !isLeaving;
}

/**
 * Whether a company may find a seeker who did not apply to it: in talent search, as a recommendation, to be added or
 * invited. Everything that lets an employer reach somebody unasked goes by this, the whole rule of decisions §16. What
 * the seeker sent that company themselves stays with it, whatever they decide.
 */
export function mayFindSeeker(seeker: FindingFacts, company: Finder): boolean {
  if (!isOpenToCompanies(seeker) || !company.isVerified || company.isBlocked) return false;
  return !seeker.presentEmployers.some((name) => company.tradeNames.includes(name));
}
