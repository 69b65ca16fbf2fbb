import { factsText, postText, schoolText } from '@pinjian/contract/application-summary.ts';
import { describe, expect, it } from 'vitest';
import { sampleCandidate, sampleInvitation } from '#web/testing/application.ts';
import {
  assessmentText,
  candidateLook,
  leadingMove,
  moveLabel,
  offeredTo,
  rejectedText,
  standingNote,
} from './model.ts';

const now = Date.parse('2026-11-20T10:00:00+08:00');

describe('the moves of a candidate', () => {
  it('are those that the server allows and the pages know, the way out last', () => {
    expect(offeredTo({ allowedMoves: ['reject', 'inviteToRealInterview', 'inviteToAiInterview'] })).toEqual([
      'inviteToAiInterview',
      'inviteToRealInterview',
      'reject',
    ]);
    expect(offeredTo({ allowedMoves: [] })).toEqual([]);
  });

  it.each([
    [1, ['passResume', 'reject'], 'passResume'],
    [2, ['inviteToAiInterview', 'inviteToRealInterview', 'reject'], 'inviteToAiInterview'],
    [32, ['inviteToAiInterview', 'inviteToRealInterview', 'reject'], 'inviteToRealInterview'],
    [41, ['inviteToNextRound', 'reject'], 'inviteToNextRound'],
    [6, ['undoRejection'], undefined],
  ] as const)('at %i mark the way on among %j', (state, offered, lead) =>
    expect(leadingMove(offered, state)).toBe(lead),
  );

  it('call a second interview one', () =>
    expect([moveLabel('inviteToAiInterview', 2), moveLabel('inviteToAiInterview', 32)]).toEqual([
      '邀请AI面试',
      '再邀AI面试',
    ]));

  it('say when the seeker learns of a rejection', () => {
    expect(rejectedText(false)).toContain('24 小时后告知求职者');
    expect(rejectedText(true, 3)).toBe('已标记 3 人不合适，并已告知求职者');
  });
});

describe('where a candidate stands', () => {
  it.each([
    [1, 1, '已投递'],
    [1, 2, '简历已查看待评估'],
    [2, 3, '候选人'],
    [31, 3, '待AI面试'],
    [6, 4, '未通过'],
  ] as const)('step %i with view status %i reads %s', (state, viewStatus, label) =>
    expect(candidateLook({ state, viewStatus }).label).toBe(label),
  );

  const rejection = {
    reason: { value: 3, label: '技能不匹配' },
    note: '',
    rejectedAt: '2026-11-20T01:00:00Z',
    releaseAt: '2026-11-21T01:00:00Z',
    released: false,
    goodbye: '',
  };

  it.each([
    ['waits for an answer', { state: 3, invitation: sampleInvitation() }, '等待答复，11-27 09:00 前（还剩 7 天）'],
    [
      'waits for the interview',
      { state: 31, invitation: sampleInvitation({ state: 'accepted', windowEndsAt: '2026-11-20T10:00:00Z' }) },
      '已接受，今天 18:00 前（还剩 8 小时）完成',
    ],
    [
      'has a report',
      { state: 32, invitation: sampleInvitation({ state: 'accepted', interviewStatus: 1, reportReady: true }) },
      'AI面试报告已生成',
    ],
    ['declined', { state: 2, invitation: sampleInvitation({ state: 'declined' }) }, '对方谢绝了AI面试'],
    ['let it pass', { state: 2, invitation: sampleInvitation({ state: 'expired' }) }, 'AI面试邀请已过期'],
    ['is rejected', { state: 6, rejection }, '技能不匹配 · 11-21 09:00 告知求职者'],
    [
      'was told so',
      { state: 6, rejection: { ...rejection, released: true, releaseAt: '2026-11-20T01:30:00Z' } },
      '技能不匹配 · 今天 09:30 已告知求职者',
    ],
    ['has nothing to tell', { state: 1 }, ''],
  ] as const)('one who %s', (_name, changes, note) =>
    expect(standingNote(sampleCandidate('a', changes), now)).toBe(note),
  );
});

describe('what a report says', () => {
  const assessment = { interviewId: 'i', state: 'scored', score100: 62, band: 'recommended', humanBand: null } as const;

  it.each([
    ['with its number', assessment, '面试评分（AI 生成）：62 分，推荐'],
    [
      'beside what a person judged',
      { ...assessment, humanBand: 'strong' },
      '面试评分（AI 生成）：62 分，推荐；人工改评为强烈推荐',
    ],
    [
      'without one',
      { ...assessment, state: 'insufficient', score100: null, band: null },
      '面试评分（AI 生成）：证据不足',
    ],
  ] as const)('is told %s', (_how, told, text) => expect(assessmentText(told)).toBe(text));
});

describe('a candidate in a line', () => {
  const { candidate } = sampleCandidate('a');

  it('leaves out what the resume does not say', () => {
    expect([postText(candidate), factsText(candidate), schoolText(candidate)]).toEqual([
      '前端工程师 · 示例网络',
      '本科 · 4 年经验 · 北京',
      '示例大学 · 软件工程',
    ]);
    const bare = { ...candidate, company: '', education: null, workYears: null, city: '', school: '', major: '' };
    expect([postText(bare), factsText(bare), schoolText(bare)]).toEqual(['前端工程师', '', '']);
    expect(factsText({ ...bare, workYears: 0 })).toBe('不满 1 年经验');
  });
});
