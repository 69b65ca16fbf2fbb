import * as z from 'zod/mini';
import { myRound } from './application-round.ts';
import { movedFrom } from './application-view.ts';
import { endpoint } from './endpoint.ts';
import { interviewItem, interviewKinds } from './interview.ts';
import { interviewOutline } from './interview-practice.ts';
import { pageOf, pageQuery } from './paging.ts';

/** An invitation that no interview was made of: not answered yet, or ended without one. */
const invited = z.object({
  invitationId: z.string(),
  positionId: z.string(),
  state: z.enum(['pending', 'declined', 'expired', 'takenBack']),
  /** What an answer is made from; null where none is possible any more. */
  answer: z.nullable(z.object(movedFrom)),
  /** What the interview will be about; null where it cannot be accepted any more. */
  outline: z.nullable(interviewOutline),
});

const interviewed = z.extend(interviewItem, { invitation: z.null(), round: z.null() });
const invitedOnly = z.extend(interviewItem, {
  /** There is none yet. */
  interviewId: z.null(),
  state: z.null(),
  /** `windowEndsAt` is until when it can be answered, `createdAt` when it was made, `endedAt` when it was answered. */
  invitation: invited,
  round: z.null(),
});

/** A round of interviews with people. */
const met = z.object({ interviewId: z.null(), invitation: z.null(), round: myRound });

/** What stands in the list: an AI interview, an invitation that there is no interview of, or a round with people. */
export const listedInterview = z.union([interviewed, invitedOnly, met]);
export type ListedInterview = z.output<typeof listedInterview>;
export type ListedInvitation = z.output<typeof invitedOnly>;
export type ListedRound = z.output<typeof met>;

/** Who asks the questions: the AI interviewer, or people of the company. */
export const interviewSides = ['ai', 'people'] as const;
export type InterviewSide = (typeof interviewSides)[number];
export const interviewSideLabels: Readonly<Record<InterviewSide, string>> = { ai: 'AI面试', people: '真人面试' };

export const listInterviews = endpoint({
  method: 'GET',
  path: '/interview/list',
  caller: 'seeker',
  summary: '我的 AI 面试、真人面试和邀请：等我答复的在最前，其次是约好的真人面试，其余从新到旧',
  query: z.object({
    ...pageQuery,
    side: z.optional(z.enum(interviewSides)),
    /** Of AI interviews. */
    kind: z.optional(z.enum(interviewKinds)),
    status: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(3))),
  }),
  output: pageOf(listedInterview),
});
