import {
  contactAgainDays,
  withdrawMinutes,
  type Closing,
  type ContactState,
  type Side,
} from '@pinjian/contract/application-conversation.ts';
import { maskContacts } from '#domains/resume/index.ts';
import type { ApplicationRow } from '../pipeline/queries.ts';

const dayMs = 86_400_000;

/** Whether a side has acted: only then is there something to write about. */
export function hasBegun({ status }: Pick<ApplicationRow, 'status'>): boolean {
  return status !== 0 && status !== 9;
}

/**
 * Why an application as it stands takes no more words; null while it does. A held rejection closes nothing: the seeker
 * would notice it.
 */
export function closingOf(row: Pick<ApplicationRow, 'status' | 'released_at'>): Closing | null {
  if (!hasBegun(row)) return 'withdrawn';
  return row.status === 6 && row.released_at !== null ? 'rejected' : null;
}

/** The words as the other side reads them before contacts are theirs to see: stars for numbers, mails and links. */
export function masked(words: string): string {
  return maskContacts(words, '');
}

/** Until when what was sent at an instant can be withdrawn. */
export function withdrawUntil(sentAt: Date): Date {
  return new Date(sentAt.getTime() + withdrawMinutes * 60_000);
}

interface Asked {
  readonly side: Side;
  readonly state: ContactState;
  readonly expires_at: Date;
  readonly answered_at: Date | null;
}

/** The state of a request: one whose days are over has expired, whether the clock has written it down or not. */
export function contactStateOf(request: Pick<Asked, 'state' | 'expires_at'>, now: Date): ContactState {
  return request.state === 'asked' && request.expires_at <= now ? 'expired' : request.state;
}

/** From when a side may ask again; null while a request waits or was agreed to. */
export function askFrom(request: Asked | undefined, side: Side, now: Date): Date | null {
  if (request === undefined) return now;
  const state = contactStateOf(request, now);
  if (state === 'asked' || state === 'agreed') return null;
  if (state === 'expired' || request.side !== side || request.answered_at === null) return now;
  const from = new Date(request.answered_at.getTime() + contactAgainDays * dayMs);
  return from > now ? from : now;
}

export function otherSide(side: Side): Side {
  return side === 'seeker' ? 'company' : 'seeker';
}
