import type { DeviceKind } from '@pinjian/contract/account-security.ts';
import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { hideContacts } from './hide-contacts.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** One visitor counts once in this time. */
export const sameOpeningMs = 30 * minute;
/** More looks at one link are not kept: the oldest go. */
export const openingsAtMost = 500;
/** What is known of who looked, beside when and on what, is forgotten after it. */
export const visitorMs = day;
/** A link that has ended is told to have ended, and its looks are kept, for so long. */
export const endedMs = 180 * day;
/** How long a browser that knew the password is let in again. */
export const grantMs = 2 * 60 * minute;

/** Wrong passwords: of one network on one link, and of all together, which may be many networks of one guesser. */
export const guessLimits = { ofNetwork: { most: 5, ms: 15 * minute }, ofAll: { most: 30, ms: 60 * minute } } as const;

/** When a link that is made now is over; null for never. */
export function expiryOf(days: number | null, now: Date): Date | null {
  return days === null ? null : new Date(now.getTime() + days * day);
}

export function isExpired({ expires_at: at }: { readonly expires_at: Date | null }, now: Date): boolean {
  return at !== null && at.getTime() <= now.getTime();
}

interface Guess {
  readonly isOfNetwork: boolean;
  readonly guessedAt: Date;
}

/** For how many milliseconds no password is looked at, by the wrong ones of the last hour; 0 where one is. */
export function guessWait(guesses: readonly Guess[], now: Date): number {
  const until = ({ most, ms }: { readonly most: number; readonly ms: number }, counted: readonly Guess[]) => {
    const ends = counted.map(({ guessedAt }) => guessedAt.getTime() + ms - now.getTime()).filter((end) => end > 0);
    return ends.toSorted((a, b) => b - a)[most - 1] ?? 0;
  };
  const own = guesses.filter(({ isOfNetwork }) => isOfNetwork);
  return Math.max(until(guessLimits.ofNetwork, own), until(guessLimits.ofAll, guesses));
}

/** How many wrong passwords are left before the next has to wait, by those of the last hour. */
export function guessesLeft(guesses: readonly Guess[], now: Date): number {
  const since = (ms: number) => guesses.filter(({ guessedAt }) => now.getTime() - guessedAt.getTime() < ms);
  const { ofNetwork, ofAll } = guessLimits;
  const own = since(ofNetwork.ms).filter(({ isOfNetwork }) => isOfNetwork).length;
  return Math.max(0, Math.min(ofNetwork.most - own, ofAll.most - since(ofAll.ms).length));
}

/**
 * What a link shows of a content: never gender or birth, and without contact no way to reach the person either, in no
 * text. The name stays: it is a person's own resume that they give to somebody.
 */
export function sharedContent(content: ResumeContent, withContact: boolean): ResumeContent {
  const shown = { ...content, basics: { ...content.basics, gender: null, birthMonth: null } };
  if (withContact) return shown;
  const basics = { ...shown.basics, phone: '', email: '', links: [] };
  const projects = shown.projects.map((project) => ({ ...project, link: '' }));
  return hideContacts({ ...shown, basics, projects }, content);
}

const deviceWords: Readonly<Record<DeviceKind, string>> = {
  computer: '电脑',
  phone: '手机',
  tablet: '平板',
  unknown: '未知设备',
};

/** 手机 · 微信, 电脑 · Chrome, 未知设备. */
export function deviceText({ kind, browser }: { readonly kind: DeviceKind; readonly browser: string }): string {
  return [deviceWords[kind], browser].filter((word) => word !== '').join(' · ');
}

/** Programs that look at every link: previews of messengers, search engines. They are nobody's look. */
export function isProgram(userAgent: string): boolean {
  return userAgent === '' || /bot\b|spider|crawl|preview|externalhit|curl\/|wget\/|python-|okhttp/i.test(userAgent);
}
