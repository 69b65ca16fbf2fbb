import { describe, expect, it } from 'vitest';
import { moveNames } from '@pinjian/contract/application-pipeline.ts';
import { seekerMoveLabels } from '@pinjian/contract/application-timeline.ts';
import { dayAndTime, isOwnTurn, nextText, whatHappened, whoDidIt } from './model.ts';

const now = Date.parse('2026-11-20T10:00:00+08:00');

describe('the timeline', () => {
  it('names what happened and who did it, in the words of who reads it', () => {
    expect([whatHappened({ what: 'view' }, 'employer'), whatHappened({ what: 'passResume' }, 'employer')]).toEqual([
      '查看简历',
      '简历通过',
    ]);
    expect(whatHappened({ what: 'view' }, 'seeker')).toBe('招聘方查看了您的简历');
    expect([
      whoDidIt({ by: { kind: 'employer', name: '陈经理' } }, 'employer'),
      whoDidIt({ by: { kind: 'employer', name: null } }, 'employer'),
      whoDidIt({ by: { kind: 'seeker', name: null } }, 'employer'),
      whoDidIt({ by: { kind: 'system', name: null } }, 'employer'),
      whoDidIt({ by: { kind: 'employer', name: null } }, 'seeker'),
      whoDidIt({ by: { kind: 'seeker', name: null } }, 'seeker'),
    ]).toEqual(['陈经理', '团队成员', '候选人', '系统', '招聘方', '您']);
  });

  it('names which agent it was, and whose', () => {
    const theirs = { by: { kind: 'employerAgent', name: '陈经理', agent: 'inviter' } } as const;
    const own = { by: { kind: 'seekerAgent', name: null, agent: 'submitter' } } as const;
    expect([
      whoDidIt(theirs, 'seeker'),
      whoDidIt(theirs, 'employer'),
      whoDidIt({ by: { ...theirs.by, name: null } }, 'seeker'),
      whoDidIt(own, 'seeker'),
      whoDidIt(own, 'employer'),
    ]).toEqual([
      '招聘方的邀约助手 · 代 陈经理',
      '邀约助手 · 代 陈经理',
      '招聘方的邀约助手',
      '您的投递助手',
      '候选人的投递助手',
    ]);
  });

  it('has words of its own for a seeker for everything that they may read', () => {
    const unread = new Set(['reject', 'undoRejection']);
    expect(moveNames.filter((move) => !unread.has(move) && seekerMoveLabels[move] === undefined)).toEqual([]);
  });
});

describe('what is waited for', () => {
  const until = '2026-11-25T18:00:00+08:00';

  it.each([
    [{ what: 'answerRound', until }, 'seeker', '等待您选择时间，11月25日 18:00 前', true],
    [{ what: 'answerRound', until }, 'employer', '等待候选人选择时间，11月25日 18:00 前', false],
    [{ what: 'screen', until: null }, 'seeker', '等待招聘方查看简历', false],
    [{ what: 'attendRound', until }, 'seeker', '等待面试，11月25日 18:00', true],
    [
      { what: 'answerOffer', until: '2026-11-19T18:00:00+08:00' },
      'seeker',
      '等待您答复Offer，已过 11月19日 18:00',
      true,
    ],
  ] as const)('%j to a %s reads %s', (next, side, text, own) => {
    expect(nextText(next, side, now)).toBe(text);
    expect(isOwnTurn(next, side)).toBe(own);
  });

  it('names the year where it is another one', () =>
    expect(dayAndTime('2027-01-05T09:30:00+08:00', now)).toBe('2027年1月5日 09:30'));
});
