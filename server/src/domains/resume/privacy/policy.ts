import type { ResumeVisibility } from '@pinjian/contract/resume-privacy.ts';

/** What a seeker has decided about a company, and about companies at all. */
export interface SeekerWish {
  readonly visibility: ResumeVisibility;
  /** Whether they blocked this company, or an affiliate of it. */
  readonly isBlocked: boolean;
}

/**
 * Whether a company may find a seeker who did not apply to it: in talent search, as a recommendation, to be added or
 * invited. Everything that lets an employer reach somebody unasked goes by this. What the seeker sent that company
 * themselves stays with it, whatever they decide.
 */
export function mayFindSeeker({ visibility, isBlocked }: SeekerWish): boolean {
  return visibility === 'open' && !isBlocked;
}
