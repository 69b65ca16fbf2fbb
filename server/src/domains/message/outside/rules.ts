import type { MessageType } from '@pinjian/contract/message.ts';
import {
  defaultPreferences,
  fixedKinds,
  type MessageKind,
  type OutsideChannel,
} from '@pinjian/contract/message-preference.ts';

/** What decides where somebody is told outside the product. */
export interface Reachable {
  readonly role: 'seeker' | 'employer';
  /** What they chose for this kind; null where they chose nothing. */
  readonly sms: boolean | null;
  readonly mail: boolean | null;
  /** They have confirmed a mail address. */
  readonly hasMail: boolean;
}

/** The channels that news of a kind goes out by. Some kinds cannot be switched off. */
export function channelsFor({ role, sms, mail, hasMail }: Reachable, kind: MessageKind): OutsideChannel[] {
  const standard = defaultPreferences[role][kind];
  const isFixed = fixedKinds.includes(kind);
  const channels: OutsideChannel[] = [];
  if (isFixed ? standard.sms : (sms ?? standard.sms)) channels.push('sms');
  if (hasMail && (isFixed ? standard.mail : (mail ?? standard.mail))) channels.push('mail');
  return channels;
}

/** What a message is about where its sender did not say. */
export function kindOf(type: MessageType): MessageKind {
  if (type === '2') return 'review';
  return type === '7' ? 'application' : 'interview';
}

/** Type 21 tells a person what they have just done themselves: nobody has to be reached for that. */
export function isNews(type: MessageType): boolean {
  return type !== '21';
}

/** How often something that was certainly not taken is tried in all. */
export const maxAttempts = 5;

/** Milliseconds until the next try after so many: 30 s, 1 min, 2 min, 4 min. */
export function pauseAfter(attempts: number): number {
  return 30_000 * 2 ** (attempts - 1);
}

/** Longer than any send takes: what is under way for so long was left there by a copy that is gone. */
export const lostAfterMs = 5 * 60_000;
/** What is due for so long was forgotten by the queue. */
export const overdueMs = 2 * 60_000;
