import * as z from 'zod/mini';
import { offerStates } from './application-offer-terms.ts';
import { noShowStates } from './application-round.ts';
import { roundStates } from './application-round-view.ts';
import { state } from './application-view.ts';
import { actReason } from './console-reason.ts';
import { endpoint } from './endpoint.ts';
import { instant } from './time.ts';

/** A round as whoever helps is shown it: no name of it, no place, nobody's words. */
const supportedRound = z.object({
  ordinal: z.int(),
  form: z.string(),
  minutes: z.int(),
  state: z.enum(roundStates),
  invitedAt: instant,
  expiresAt: instant,
  offeredTimes: z.array(instant),
  answeredAt: z.nullable(instant),
  startsAt: z.nullable(instant),
  /** When the seeker asked for other times, last. */
  proposedAt: z.nullable(instant),
  noShow: z.nullable(
    z.object({ claimedBy: z.enum(['seeker', 'employer']), claimedAt: instant, state: z.enum(noShowStates) }),
  ),
  endedAt: z.nullable(instant),
});

/** An offer that was sent: no amount, no terms, no letter. */
const supportedOffer = z.object({
  state: z.enum(offerStates),
  /** The newest first. */
  versions: z.array(z.object({ number: z.int(), sentAt: instant, validUntil: instant })),
  seenAt: z.nullable(instant),
  acceptedAt: z.nullable(instant),
  endedAt: z.nullable(instant),
});

const supportedApplication = z.object({
  applicationId: z.string(),
  positionTitle: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  /** As the seeker reads it: a rejection before its release is not told. */
  state,
  appliedAt: z.nullable(instant),
  /** The newest first, as the offers. */
  rounds: z.array(supportedRound),
  offers: z.array(supportedOffer),
});
export type SupportedApplication = z.output<typeof supportedApplication>;

/** Applications that are shown. */
export const supportedRoom = 50;

export const showPersonHiring = endpoint({
  method: 'POST',
  path: '/admin/console/people/{personId}/hiring',
  caller: 'admin',
  summary: '管理后台：说明原因后查看一个用户的面试和Offer进展；只有状态和时间',
  body: z.object({ reason: actReason }),
  output: z.object({ records: z.array(supportedApplication), total: z.int() }),
});

export const consoleHiringEndpoints = { showPersonHiring };
