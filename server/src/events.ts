/** `added`, `removed`, `reset`: by command on the machine; the others at signing in. */
export type AdminNote =
  | 'added'
  | 'removed'
  | 'reset'
  | 'signedIn'
  | 'recoveryCodeUsed'
  | 'totpLocked'
  | 'sessionStolen';

/**
 * Every event's name and payload: ids and facts, no copies of rows. This is how news travels up the list of domains;
 * a domain emits its own, whoever needs it subscribes in tasks.ts.
 */
export interface Events {
  /** A spent refresh token was used again: somebody has a copy, the device was ended. */
  'account.sessionStolen': { userId: string; kind: 'seeker' | 'employer'; securityEventId: string };
  /** `phone` is the new one, masked. */
  'account.phoneChanged': { userId: string; kind: 'seeker' | 'employer'; phone: string; securityEventId: string };
  /** Something happened around an admin's sign-in; `at` is when, an instant. */
  'account.adminNoted': { userId: string; note: AdminNote; at: string };
  /**
   * Somebody guessed at the codes of a person's number from a device that is none of theirs, and has to wait; `together`
   * where many networks did, of which the security event names the last.
   */
  'account.signInLocked': {
    userId: string;
    kind: 'seeker' | 'employer';
    securityEventId: string;
    together: boolean;
  };
  /** An attempt to prove a real name was decided; `reason` where it failed, in words for the person. */
  'account.realNameDecided': { checkId: string; userId: string; passed: boolean; reason: string | null };
  /** `dueAt` is the instant of the erasure. */
  'account.deletionRequested': { userId: string; kind: 'seeker' | 'employer'; dueAt: string };
  'account.deletionWithdrawn': { userId: string; kind: 'seeker' | 'employer'; at: string };
  'account.exportRequested': { exportId: string };
  /** Their archive lies ready, or could not be made. */
  'account.exportEnded': { exportId: string; userId: string; kind: 'seeker' | 'employer'; expiresAt: string | null };
  /** Somebody was here for the first time on a day (in Beijing), on this or any device. */
  'account.returned': { userId: string; kind: 'seeker' | 'employer' };
  'company.verified': { companyId: string };
  'company.verificationFailed': { companyId: string; reason: string };
  /** What others know of it by its profile is another: its industry, or what it is called for short. */
  'company.changed': { companyId: string };
  /** Its last member left. */
  'company.closed': { companyId: string };
  /** A seeker blocked a company, or did so no more: whoever brings the two together asks anew. Companies never learn of it. */
  'company.blockChanged': { seekerId: string };
  'resume.parsed': { resumeId: string; userId: string };
  'resume.deleted': { resumeId: string; userId: string };
  /** Saved, confirmed, restored or made the default: what it says is to be read anew. */
  'resume.changed': { resumeId: string; userId: string };
  /** Companies may find them from now on, or may not any more: by the choice of the person alone. */
  'resume.visibilityChanged': { seekerId: string };
  /** The employers that these resumes name are other companies here than before, or none, or some for the first time. */
  'resume.employersLinked': { resumeIds: string[] };
  'position.published': { positionId: string; companyId: string };
  'position.paused': { positionId: string; companyId: string };
  'position.closed': { positionId: string; companyId: string };
  /** Still on show, and understood anew by later rules; nobody changed a word. */
  'position.readAgain': { positionIds: string[] };
  /** An interview belongs to an application when applicationId is set. */
  'interview.reportReady': { interviewId: string; applicationId: string | null; complete: boolean };
  /** Ended without anything to score: the window closed unused, or it failed for technical reasons. */
  'interview.closed': { interviewId: string; applicationId: string | null; reason: 'unused' | 'failed' };
  /** The candidate asked for a person to look at their report; a member answered; a member judged otherwise than the engine. */
  'interview.reviewRequested': { interviewId: string; applicationId: string | null };
  'interview.reviewAnswered': { interviewId: string; applicationId: string | null };
  'interview.overridden': { interviewId: string; applicationId: string | null };
  /** Scored once more, with the candidate's corrections; `changed` where score or band are others now. */
  'interview.scoredAgain': { interviewId: string; applicationId: string | null; revision: number; changed: boolean };
  'application.moved': { applicationId: string; eventId: string; from: number; to: number };
  /** What they look for is another, in their own words or in what their resume says where they have said nothing. */
  'matching.wishChanged': { seekerId: string };
  /** They do not want this position recommended, or do after all. */
  'matching.positionDismissed': { seekerId: string; positionId: string };
  'matching.dismissalUndone': { seekerId: string; positionId: string };
}

/** News that nobody reacts to yet, and why it is told all the same; a subscription takes its line away. */
export const unheardEvents: Readonly<Partial<Record<keyof Events, string>>> = {
  'resume.parsed': 'the page asks until its file is read; matching will read what it says',
  'interview.reviewAnswered': 'the candidate is told by the operation itself, in its transaction',
};
