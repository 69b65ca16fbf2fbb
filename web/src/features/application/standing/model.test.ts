import type { Invitation } from '@pinjian/contract/application-view.ts';
import { describe, expect, it } from 'vitest';
import { sampleApplication, sampleInvitation } from '#web/testing/application.ts';
import { deadlineText, hasStanding, interviewLook, nextStep, standingLook, timeLeft } from './model.ts';

const now = Date.parse('2026-11-20T10:00:00+08:00');

describe('where an application stands', () => {
  it.each([
    [1, 1, '已投递'],
    [1, 2, '简历已查看待评估'],
    [2, 3, '简历通过'],
    [6, 4, '简历未通过'],
    [6, 3, '未通过'],
    [3, 3, 'AI面试待接受'],
    [31, 3, '待AI面试'],
    [32, 3, 'AI面试已完成'],
  ] as const)('step %i with view status %i reads %s', (state, viewStatus, label) =>
    expect(standingLook({ state, viewStatus }).label).toBe(label),
  );

  it('is nothing before anyone applied or was invited', () => {
    expect([
      hasStanding(null),
      hasStanding(sampleApplication({ state: 0 })),
      hasStanding(sampleApplication({ state: 9 })),
    ]).toEqual([false, false, false]);
    expect(hasStanding(sampleApplication({ state: 1 }))).toBe(true);
  });
});

describe('an AI interview', () => {
  it.each([
    [{ state: 'pending', interviewStatus: 0 }, '未开始'],
    [{ state: 'accepted', interviewStatus: 2 }, '待面试'],
    [{ state: 'accepted', interviewStatus: 1 }, '已完成'],
    [{ state: 'accepted', interviewStatus: 3 }, '已过期'],
    [{ state: 'expired', interviewStatus: 3 }, '已过期'],
    [{ state: 'declined', interviewStatus: 3 }, '已谢绝'],
    [{ state: 'takenBack', interviewStatus: 3 }, '已收回'],
  ] as const)('%j reads %s', (facts, label) => expect(interviewLook(sampleInvitation(facts)).label).toBe(label));
});

describe('the next step', () => {
  const next = (facts: Partial<Invitation>, allowedMoves: ('acceptAiInterview' | 'withdraw')[] = ['withdraw']) =>
    nextStep(sampleApplication({ allowedMoves, invitation: sampleInvitation(facts) }));

  it('is to answer while the server lets them', () => {
    expect(next({ state: 'pending' }, ['acceptAiInterview', 'withdraw'])).toMatchObject({ kind: 'answer' });
    expect(next({ state: 'pending' })).toBeNull();
  });

  it('is to go to the interview that waits, then to read its feedback', () => {
    const interviewId = 'interview-1';
    expect(next({ state: 'accepted', interviewId, interviewStatus: 2, windowEndsAt: '2026-11-27T02:00:00Z' })).toEqual({
      kind: 'prepare',
      interviewId,
      until: '2026-11-27T02:00:00Z',
    });
    expect(next({ state: 'accepted', interviewId, interviewStatus: 1 })).toBeNull();
    expect(next({ state: 'accepted', interviewId, interviewStatus: 1, reportReady: true })).toEqual({
      kind: 'feedback',
      interviewId,
    });
  });

  it('is nothing without an invitation, and nothing after one that came to nothing', () => {
    expect(nextStep(sampleApplication({ invitation: null }))).toBeNull();
    expect([next({ state: 'declined' }), next({ state: 'expired' }), next({ state: 'takenBack' })]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('a deadline', () => {
  it.each([
    ['2026-11-20T09:59:59+08:00', ''],
    ['2026-11-20T10:20:00+08:00', '不到 1 小时'],
    ['2026-11-20T15:30:00+08:00', '还剩 5 小时'],
    ['2026-11-22T09:00:00+08:00', '还剩 47 小时'],
    ['2026-11-26T09:00:00+08:00', '还剩 6 天'],
    ['2026-11-27T09:00:00+08:00', '还剩 7 天'],
  ])('until %s: %s', (until, text) => expect(timeLeft(until, now)).toBe(text));

  it('is written with what is left', () =>
    expect(deadlineText('2026-11-27T10:20:00+08:00', now)).toBe('11-27 10:20 前（还剩 7 天）'));
});
