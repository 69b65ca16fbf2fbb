import * as z from 'zod/mini';
import { socket } from './socket.ts';
import { instant } from './time.ts';

/**
 * What a frame of /webSocket is about: `connected` once after every connect (what came before may have been missed),
 * then `messages`: there are new ones, or some were marked read on another device; `conversation`: something was written,
 * read, withdrawn or answered in one; `agents`: one's agents did, found or ask something.
 */
export const pushEvents = ['connected', 'messages', 'conversation', 'agents'] as const;
export type PushEvent = (typeof pushEvents)[number];

/** A frame of /webSocket. Its content is a hint to refresh, never data (decisions §9). */
export const push = z.object({ event: z.enum(pushEvents), at: instant });
export type Push = z.output<typeof push>;

/** The real-time channel of spec §4 and §7: tells that there is something new; nothing is received on it. */
export const pushSocket = socket({
  path: '/webSocket',
  whileLeaving: true,
  caller: 'signedIn',
  summary: '实时推送：有新消息时提示刷新',
  query: z.object({
    /** The company's id for employers (their own without a company), the userId for seekers. */
    userId: z._default(z.string(), ''),
    access_token: z.string(),
  }),
  received: z.never(),
  sent: push,
});
