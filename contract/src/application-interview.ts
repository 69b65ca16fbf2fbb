import * as z from 'zod/mini';
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

const interviewed = z.extend(interviewItem, { invitation: z.null() });
const invitedOnly = z.extend(interviewItem, {
  /** There is none yet. */
  interviewId: z.null(),
  state: z.null(),
  /** `windowEndsAt` is until when it can be answered, `createdAt` when it was made, `endedAt` when it was answered. */
  invitation: invited,
});

/** What stands in the list: an interview, or an invitation that there is no interview of. */
export const listedInterview = z.union([interviewed, invitedOnly]);
export type ListedInterview = z.output<typeof listedInterview>;
export type ListedInvitation = z.output<typeof invitedOnly>;

export const listInterviews = endpoint({
  method: 'GET',
  path: '/interview/list',
  caller: 'seeker',
  summary: '我的 AI 面试和面试邀请：等我答复的邀请在最前，其余从新到旧',
  query: z.object({
    ...pageQuery,
    kind: z.optional(z.enum(interviewKinds)),
    status: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(3))),
  }),
  output: pageOf(listedInterview),
});
