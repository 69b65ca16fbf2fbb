import type { Debrief } from '@pinjian/contract/application-scorecard.ts';
import { scorecardErrors } from '@pinjian/contract/application-scorecard.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { emptyCard, ownCardOf, roundId } from '#web/testing/scorecard.ts';
import { envelope } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { patience } from '#web/testing/patience.ts';
import { DebriefPage } from './debrief-page.tsx';

afterEach(closeApp);

const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
const { content } = emptyCard();
const at = '2026-11-20T03:00:00.000Z';
const { card: _card, lockedCards: _locked, interviewers: _all, ...about } = ownCardOf(emptyCard());

function debriefOf(changes: Partial<Debrief> = {}): Debrief {
  return {
    roundId,
    ...about,
    resumeId: 'resume-1',
    cards: [
      {
        interviewerId: 'one',
        name: '乔小远',
        mine: false,
        content: { ...content, recommendation: 'yes', summary: '能做事' },
        lockedAt: at,
        addenda: [{ addendumId: 'a', words: '后来又问了一次', at }],
      },
      {
        interviewerId: 'two',
        name: '周南',
        mine: true,
        content: { ...content, recommendation: 'strongNo' },
        lockedAt: at,
        addenda: [],
      },
    ],
    waitingFor: [{ name: '何必' }],
    comparisons: [
      {
        name: '专业能力',
        answers: [4, 1],
        mean: 2.5,
        spread: 3,
        rated: 2,
        agreement: 'apart',
        ai: { state: 'scored', score: 3.5 },
      },
      { name: '沟通协作', answers: ['noEvidence', 3], mean: 3, spread: 0, rated: 1, agreement: 'single', ai: null },
    ],
    recommendations: {
      counts: [
        { recommendation: 'strongYes', count: 0 },
        { recommendation: 'yes', count: 1 },
        { recommendation: 'no', count: 0 },
        { recommendation: 'strongNo', count: 1 },
      ],
      spread: 2,
      agreement: 'apart',
    },
    ai: { interviewId: 'interview-1', mark: 'AI 生成', state: 'scored', score100: 71, band: 'recommended' },
    decisions: [],
    mayDecide: true,
    ...changes,
  };
}

function open(first: Debrief) {
  const world = { debrief: first, asked: [] as unknown[] };
  const app = openPart(<DebriefPage roundId={roundId} />, {
    as: 'employer',
    at: `/hire/candidateList/round/${roundId}/debrief`,
    handle({ path, body }) {
      if (path === '/job/application/debrief') return envelope(world.debrief);
      if (path !== '/job/application/debrief/decide') return undefined;
      world.asked.push(body);
      const { decision, reason } = body as { decision: 'offer'; reason: string };
      world.debrief = {
        ...world.debrief,
        decisions: [{ decisionId: 'd', decision, reason, by: '周南', at }, ...world.debrief.decisions],
      };
      return envelope(world.debrief);
    },
  });
  return { ...app, world };
}

describe('a debrief', () => {
  it('has everybody side by side, with figures and words, and the AI under its mark', async () => {
    open(debriefOf());
    const table = await screen.findByRole('table', {}, patience);
    const row = within(table).getByRole('row', { name: /^专业能力/ });
    expect(row.textContent).toContain('4 明显突出');
    expect(row.textContent).toContain('1 明显不足');
    expect(row.textContent).toContain('平均 2.5，相差 3 分，分歧较大');
    expect(row.textContent).toContain('3.5/5');
    expect(within(table).getByRole('row', { name: /^沟通协作/ }).textContent).toContain('没有证据');
    expect(within(table).getByRole('columnheader', { name: '我' })).toBeTruthy();
    expect(screen.getAllByText('AI 生成').length).toBeGreaterThan(0);
    expect(screen.getByText('还在等何必提交评分表。')).toBeTruthy();
    expect(screen.getByText('后来又问了一次')).toBeTruthy();
  });

  it('records a decision over those that were seen, and leads on to the candidate', async () => {
    const { world } = open(debriefOf());
    await user.click(await screen.findByRole('radio', { name: '发Offer' }, patience));
    await user.type(screen.getByRole('textbox', { name: /理由/ }), '两位都认可他的专业能力');
    await user.click(screen.getByRole('button', { name: '记录决定' }));
    await waitFor(() => expect(world.asked).toHaveLength(1), patience);
    expect(world.asked[0]).toMatchObject({ roundId, seen: 0, decision: 'offer', reason: '两位都认可他的专业能力' });
    const way = await screen.findByRole('link', { name: '去发Offer' }, patience);
    expect(way.getAttribute('href')).toBe('/hire/candidateList/offer/application-1');
  });

  it.each([
    ['nextRound', '去邀请下一轮', 'do=inviteToNextRound'],
    ['reject', '去告知候选人', 'do=reject'],
  ] as const)('leads from %s straight to the dialog of the move', async (decision, name, asked) => {
    open(debriefOf({ decisions: [{ decisionId: 'd', decision, reason: '两位都认可', by: '周南', at }] }));
    const way = await screen.findByRole('link', { name }, patience);
    expect(way.getAttribute('href')).toBe(`/hire/candidateList/talent-detail/resume-1/position-1?${asked}`);
  });

  it('sends whoever has not judged yet to their own card first', async () => {
    const { here } = openPart(<DebriefPage roundId={roundId} />, {
      as: 'employer',
      at: `/hire/candidateList/round/${roundId}/debrief`,
      handle: () => envelope(null, scorecardErrors.ownCardFirst),
    });
    await waitFor(() => expect(here()).toBe(`/hire/candidateList/round/${roundId}`), patience);
  });

  it('lets nobody decide who may not', async () => {
    open(debriefOf({ mayDecide: false }));
    await screen.findByRole('table', {}, patience);
    expect(screen.queryByRole('button', { name: '记录决定' })).toBeNull();
  });
});
