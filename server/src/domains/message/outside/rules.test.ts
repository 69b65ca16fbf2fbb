import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageTypes } from '@pinjian/contract/message.ts';
import { messageKinds } from '@pinjian/contract/message-preference.ts';
import { mailText, smsText, type Notice } from './compose-notice.ts';
import { channelsFor, kindOf, maxAttempts, pauseAfter } from './rules.ts';

const choice = fc.constantFrom(true, false, null);
const reader = fc.record({
  role: fc.constantFrom('seeker' as const, 'employer' as const),
  sms: choice,
  mail: choice,
  hasMail: fc.boolean(),
});

describe('channelsFor', () => {
  it('follows a choice, but for what cannot be switched off, and never mails to nowhere', () => {
    fc.assert(
      fc.property(reader, fc.constantFrom(...messageKinds), (one, kind) => {
        const channels = channelsFor(one, kind);
        if (!one.hasMail) expect(channels).not.toContain('mail');
        if (kind === 'security') expect(channels).toEqual(one.hasMail ? ['sms', 'mail'] : ['sms']);
        else {
          if (one.sms !== null) expect(channels.includes('sms')).toBe(one.sms);
          if (one.mail !== null && one.hasMail) expect(channels.includes('mail')).toBe(one.mail);
        }
      }),
    );
  });

  it.each([
    ['seeker', 'interview', ['sms', 'mail']],
    ['seeker', 'offer', ['sms', 'mail']],
    ['seeker', 'application', []],
    ['seeker', 'review', ['mail']],
    ['employer', 'interview', ['mail']],
    ['employer', 'application', []],
    ['employer', 'review', ['mail']],
  ] as const)('a %s who chose nothing hears of %s by %j', (role, kind, channels) => {
    expect(channelsFor({ role, sms: null, mail: null, hasMail: true }, kind)).toEqual(channels);
  });
});

it('a message is about what its type says where nothing else does', () => {
  expect(messageTypes.map((type) => [type, kindOf(type)])).toEqual([
    ['1', 'interview'],
    ['2', 'review'],
    ['7', 'application'],
    ['11', 'interview'],
    ['21', 'interview'],
  ]);
});

it('pauses grow, and stay below a sensible time', () => {
  expect([1, 2, 3, 4].map(pauseAfter)).toEqual([30_000, 60_000, 120_000, 240_000]);
  expect(maxAttempts).toBe(5);
});

const interviewId = '0192a000-0000-7000-8000-000000000001';

const notice: Notice = {
  title: '面试邀请已接受',
  content: '您已接受青禾科技的面试邀请\n面试时间：11月27日 10:00 前完成',
  meta: { target: { kind: 'feedback', ids: { interviewId } } },
  brand: '聘见',
  url: 'https://pinjian.example.com',
};

describe('a notice', () => {
  it('as a text message is signed, stands on one line and is not long', () => {
    expect(smsText(notice)).toBe('【聘见】面试邀请已接受：您已接受青禾科技的面试邀请，面试时间：11月27日 10:00 前完成');
    const long = smsText({ ...notice, content: '很'.repeat(500) });
    expect([...long]).toHaveLength(124);
    expect(long.endsWith('…')).toBe(true);
  });

  it('as a mail leads there and says how to be spared, where the product has an address', () => {
    const { subject, text } = mailText(notice);
    expect(subject).toBe('面试邀请已接受 - 聘见');
    expect(text).toContain(`查看详情：https://pinjian.example.com/message?kind=feedback&interviewId=${interviewId}\n`);
    expect(text).toContain('“消息通知”中关闭：https://pinjian.example.com/message?kind=settings');
    const without = mailText({ ...notice, url: null }).text;
    expect(without).not.toContain('http');
    expect(without).toContain('消息通知');
  });
});
