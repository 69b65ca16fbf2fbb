import * as z from 'zod/mini';
import { id } from './ids.ts';

/**
 * What a message leads to, as data: the web alone knows at which address a reader finds it. A kind that a client does
 * not know yet leads nowhere there.
 */
export const messageTarget = z.discriminatedUnion('kind', [
  /** A seeker's own application, with what they were invited to and where it stands. */
  z.object({ kind: z.literal('application'), ids: z.object({ positionId: id }) }),
  /** An accepted AI interview that waits for its consents and devices. */
  z.object({ kind: z.literal('preparation'), ids: z.object({ interviewId: id }) }),
  /** A seeker's feedback of an AI interview. */
  z.object({ kind: z.literal('feedback'), ids: z.object({ interviewId: id }) }),
  /** A seeker's real name. */
  z.object({ kind: z.literal('realName'), ids: z.object({}) }),
  /** A resume that was sent to a company and is still to be judged. */
  z.object({ kind: z.literal('delivery'), ids: z.object({ resumeId: id, positionId: id }) }),
  z.object({ kind: z.literal('candidate'), ids: z.object({ resumeId: id, positionId: id }) }),
  /** What a seeker and a company write to each other about an application, for the seeker. */
  z.object({ kind: z.literal('conversation'), ids: z.object({ positionId: id }) }),
  /** The same for the company. */
  z.object({ kind: z.literal('candidateConversation'), ids: z.object({ applicationId: id }) }),
  /** A scorecard that an interviewer owes. */
  z.object({ kind: z.literal('scorecard'), ids: z.object({ roundId: id }) }),
  /** The scorecards of a round side by side. */
  z.object({ kind: z.literal('debrief'), ids: z.object({ roundId: id }) }),
  /** An offer that a seeker was sent. */
  z.object({ kind: z.literal('offer'), ids: z.object({ positionId: id }) }),
  /** The same for the company: the candidate it was made to. */
  z.object({ kind: z.literal('candidateOffer'), ids: z.object({ resumeId: id, positionId: id }) }),
  /** All candidates of a company: where the one it was about is no longer theirs to read. */
  z.object({ kind: z.literal('candidates'), ids: z.object({}) }),
  /** Talents that a member's saved search finds. */
  z.object({ kind: z.literal('talentSearch'), ids: z.object({ searchId: id }) }),
  /** Positions that a seeker's saved search finds. */
  z.object({ kind: z.literal('positionSearch'), ids: z.object({ searchId: id }) }),
  /** Positions that were pushed to a seeker. */
  z.object({ kind: z.literal('pushes'), ids: z.object({}) }),
  /** Talents recommended for a position. */
  z.object({ kind: z.literal('recommendedTalents'), ids: z.object({ positionId: id }) }),
  z.object({ kind: z.literal('position'), ids: z.object({ positionId: id }) }),
  /** The profile of a company and its verification. */
  z.object({ kind: z.literal('company'), ids: z.object({}) }),
  /** The wallet of whoever reads it, in either role. */
  z.object({ kind: z.literal('wallet'), ids: z.object({}) }),
  /** Members, requests to join, one's own membership. */
  z.object({ kind: z.literal('members'), ids: z.object({}) }),
  /** An invoice, for whoever asked for it, in either role. */
  z.object({ kind: z.literal('invoice'), ids: z.object({ invoiceId: id }) }),
  /** What an agent did, or asks its owner, in either role. */
  z.object({ kind: z.literal('agents'), ids: z.object({ agentId: id }) }),
  /** Settings of whoever reads it, in either role: devices, security events, their data, what they are told outside. */
  z.object({ kind: z.literal('settings'), ids: z.object({}) }),
]);
export type MessageTarget = z.output<typeof messageTarget>;
export type MessageTargetKind = MessageTarget['kind'];

/** The page that opens a target for whoever is signed in: what a mail names, so that it outlives the addresses of pages. */
const targetPage = '/message';

/** The address of a target inside the product, query and all. */
export function targetAddress({ kind, ids }: MessageTarget): string {
  const query = Object.entries({ kind, ...ids }).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${targetPage}?${query.join('&')}`;
}

/** The target that the query of such an address names; null where it names none. */
export function readTarget({ kind, ...ids }: Readonly<Record<string, string>>): MessageTarget | null {
  return messageTarget.safeParse({ kind, ids }).data ?? null;
}
