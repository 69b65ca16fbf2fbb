import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { errorCodes } from './errors.ts';
import { pageOf, pageQuery } from './paging.ts';
import { instant } from './time.ts';

/** What a message is about, for the person who chooses what reaches them outside the product. */
export const messageKinds = [
  'interview',
  'application',
  'offer',
  'review',
  'recommendation',
  'money',
  'security',
] as const;
export type MessageKind = (typeof messageKinds)[number];

/**
 * Ways out of the product. Inside it every message is shown, but for a kind that its person wants none of there (see
 * `optionalKinds`).
 */
export const outsideChannels = ['sms', 'mail'] as const;
export type OutsideChannel = (typeof outsideChannels)[number];

interface Wanted {
  readonly sms: boolean;
  readonly mail: boolean;
}

/** Nobody may be left without word that somebody else is in their account. */
export const fixedKinds: readonly MessageKind[] = ['security'];

/** What a person may want no messages of at all, not even inside. A company's messages are there for all of its members. */
export const optionalKinds: Readonly<Record<'seeker' | 'employer', readonly MessageKind[]>> = {
  seeker: ['recommendation'],
  employer: [],
};

/** What holds until a person chooses otherwise: text messages only for what must not be missed. */
export const defaultPreferences: Readonly<Record<'seeker' | 'employer', Readonly<Record<MessageKind, Wanted>>>> = {
  seeker: {
    interview: { sms: true, mail: true },
    application: { sms: false, mail: false },
    offer: { sms: true, mail: true },
    review: { sms: false, mail: true },
    recommendation: { sms: false, mail: false },
    money: { sms: false, mail: true },
    security: { sms: true, mail: true },
  },
  employer: {
    interview: { sms: false, mail: true },
    application: { sms: false, mail: false },
    offer: { sms: false, mail: true },
    review: { sms: false, mail: true },
    recommendation: { sms: false, mail: false },
    money: { sms: false, mail: true },
    security: { sms: true, mail: true },
  },
};

export const messagePreferences = z.object({
  /** Masked. */
  phone: z.string(),
  /** The confirmed mail address, masked; null without one: then nothing is sent by mail whatever is chosen. */
  mail: z.nullable(z.string()),
  kinds: z.array(
    z.object({
      kind: z.enum(messageKinds),
      sms: z.boolean(),
      mail: z.boolean(),
      /** Whether there are messages of it inside; null where that cannot be chosen. */
      inside: z.nullable(z.boolean()),
      /** Cannot be switched off. */
      fixed: z.boolean(),
    }),
  ),
});
export type MessagePreferences = z.output<typeof messagePreferences>;

export const getMessagePreferences = endpoint({
  method: 'GET',
  path: '/job/message/preferences',
  caller: 'signedIn',
  summary: '消息通知设置',
  output: messagePreferences,
});

export const changeMessagePreference = endpoint({
  method: 'PUT',
  path: '/job/message/preferences',
  caller: 'signedIn',
  summary: '修改一类消息的通知方式',
  body: z.object({
    kind: z.enum(messageKinds, '请选择消息类别'),
    sms: z.boolean(),
    mail: z.boolean(),
    /** Of an optional kind alone; what it is stays where it is left out. */
    inside: z.optional(z.boolean()),
  }),
  output: messagePreferences,
});

/**
 * `waiting` and `sending` are under way; `failed` certainly did not arrive; `unsure` (待确认) may have arrived and is not
 * repeated; `dropped` was no longer wanted or had nowhere to go when its turn came.
 */
export const outsideStates = ['waiting', 'sending', 'sent', 'failed', 'unsure', 'dropped'] as const;
export type OutsideState = (typeof outsideStates)[number];

export const outsideSend = z.object({
  id: z.string(),
  /** Of the message it tells. */
  title: z.string(),
  channel: z.enum(outsideChannels),
  state: z.enum(outsideStates),
  createdAt: instant,
});
export type OutsideSend = z.output<typeof outsideSend>;

export const listOutsideSends = endpoint({
  method: 'GET',
  path: '/job/message/outsideSends',
  caller: 'signedIn',
  summary: '短信、邮件通知的发送记录',
  query: z.object(pageQuery),
  output: pageOf(outsideSend),
});

export const messagePreferenceEndpoints = { getMessagePreferences, changeMessagePreference, listOutsideSends };

export const messageErrors = errorCodes({
  kindFixed: { code: 40980, message: '账号安全通知关系到您的账号，不能关闭' },
});
