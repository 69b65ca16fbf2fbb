import * as z from 'zod/mini';
import { offerSummary } from './application-offer-terms.ts';
import { moveNames, steps } from './application-pipeline.ts';
import { reviewStates } from './interview-review.ts';
import { instant } from './time.ts';

/** A pipeline code, see `stepLabels` and `seekerStepLabels`. */
export const state = z.literal(steps);

/** View status of spec §4, see `viewStatusLabels`; null while nothing was applied with. */
export const viewState = z.nullable(z.literal([1, 2, 3, 4]));

/** The state and row version that a move is made from; another is refused with 40900. */
export const movedFrom = { from: state, version: z.int().check(z.minimum(1)) };

export const invitationStates = ['pending', 'accepted', 'declined', 'expired', 'takenBack'] as const;
export type InvitationState = (typeof invitationStates)[number];
/** What a seeker reads of one that came to nothing. */
export const endedInvitationLabels: Readonly<Record<Exclude<InvitationState, 'pending' | 'accepted'>, string>> = {
  declined: '已谢绝',
  expired: '已过期',
  takenBack: '已收回',
};

/** An invitation to an interview. */
export const invitation = z.object({
  invitationId: z.string(),
  kind: z.literal('ai'),
  state: z.enum(invitationStates),
  /** Interview status of spec §4: 0 not started (not answered yet), 1 completed, 2 waiting, 3 expired (or declined, taken back). */
  interviewStatus: z.literal([0, 1, 2, 3]),
  invitedAt: instant,
  /** An answer is possible until then. */
  expiresAt: instant,
  /** Once accepted. */
  interviewId: z.nullable(z.string()),
  /** Until when an accepted interview can be held. */
  windowEndsAt: z.nullable(instant),
  /** The seeker can read their feedback; the employer the report. */
  reportReady: z.boolean(),
  /** Where the candidate's request for a review by a person stands; null without one. */
  review: z.nullable(z.enum(reviewStates)),
});
export type Invitation = z.output<typeof invitation>;

/** One's own application, as the seeker sees it: an unreleased rejection reads the step before. */
export const myApplication = z.object({
  applicationId: z.string(),
  positionId: z.string(),
  state,
  /** Grows with every change that the seeker can see. */
  version: z.int(),
  viewStatus: viewState,
  appliedAt: z.nullable(instant),
  /** The resume that was sent, under the name it had. */
  resume: z.nullable(z.object({ resumeId: z.string(), title: z.string() })),
  /** The newest invitation. */
  invitation: z.nullable(invitation),
  /** The newest offer that was sent. */
  offer: z.nullable(offerSummary),
  /** When the seeker may apply again; set after a rejection. */
  applyAgainAt: z.nullable(instant),
  updatedAt: instant,
  /** What the seeker may do now. */
  allowedMoves: z.array(z.enum(moveNames)),
});
export type MyApplication = z.output<typeof myApplication>;
