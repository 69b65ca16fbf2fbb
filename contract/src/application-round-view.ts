import * as z from 'zod/mini';
import { option } from './dictionary.ts';
import { instant } from './time.ts';

/** Where a round of interviews with people stands (decisions §17). */
export const roundStates = ['invited', 'accepted', 'held', 'declined', 'cancelled', 'expired', 'noShow'] as const;
export type RoundState = (typeof roundStates)[number];
/** What both sides read of it. */
export const roundStateLabels: Readonly<Record<RoundState, string>> = {
  invited: '待答复',
  accepted: '待面试',
  held: '已完成',
  declined: '已谢绝',
  cancelled: '已取消',
  expired: '已过期',
  noShow: '未到场',
};
/** States from which nothing follows any more without having been held. */
export const endedRoundStates = ['declined', 'cancelled', 'expired', 'noShow'] as const satisfies readonly RoundState[];

/** dictNum of interview_form: how a round is held. */
export const roundForms = [1, 2, 3] as const;
export type RoundForm = (typeof roundForms)[number];
export const roundForm = { video: 1, phone: 2, onSite: 3 } as const satisfies Record<string, RoundForm>;

/** A time that a round is offered at. */
export const slot = z.object({
  slotId: z.string(),
  startsAt: instant,
  endsAt: instant,
  /** It is still to come and no interviewer has been booked for it since. */
  free: z.boolean(),
});
export type Slot = z.output<typeof slot>;

/** A round as lists tell of it. */
export const roundBrief = z.object({
  roundId: z.string(),
  /** From 1, by application. */
  ordinal: z.int(),
  name: z.string(),
  /** Of interview_form. */
  form: option,
  minutes: z.int(),
  state: z.enum(roundStates),
  /** Interview status of spec §4: 0 invited, 1 held, 2 accepted, 3 everything else that ended it. */
  interviewStatus: z.literal([0, 1, 2, 3]),
  /** Once a time is agreed. */
  startsAt: z.nullable(instant),
  endsAt: z.nullable(instant),
  /** Until when an invitation can be answered. */
  expiresAt: instant,
  /** The seeker's proposal of other times waits for an answer. */
  proposalOpen: z.boolean(),
});
export type RoundBrief = z.output<typeof roundBrief>;
