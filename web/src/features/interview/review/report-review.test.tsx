import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { ReportReview } from '@pinjian/contract/interview-review.ts';
import { overrideOf, reportOf, reportReviewOf } from '#web/testing/fake-report.ts';
import { interviewId } from '#web/testing/fake-room.ts';
import { envelope } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { ReportReviewPart } from './report-review.tsx';

afterEach(closeApp);

const reason = '第 1 题讲清了容量估算、回滚方案和验证办法，程序只认出了其中一部分。';

function open(review: ReportReview, after: ReportReview = review) {
  return openPart(<ReportReviewPart report={reportOf()} />, {
    as: 'employer',
    handle(one) {
      if (one.path === '/interview/report/review') return envelope(review);
      return one.method === 'POST' ? envelope(after) : undefined;
    },
  });
}

describe('a member’s judgement', () => {
  it('stands beside the engine’s with who, when and why, and what went before', async () => {
    const first = overrideOf({ overrideId: 'override-0', band: 'undecided', by: null, reason: '先按保守的看。' });
    open(reportReviewOf({ overrides: [overrideOf(), first] }));
    expect(await screen.findByText('推荐，60 ± 12 分')).toBeTruthy();
    expect(screen.getByText('强烈推荐')).toBeTruthy();
    expect(screen.getByText('周敏 · 2026-11-20 11:00')).toBeTruthy();
    expect(screen.getByText('之前的改评（1）')).toBeTruthy();
    expect(screen.getByText('先按保守的看。')).toBeTruthy();
  });

  it('needs a reason of twenty letters, and sends the score with its band', async () => {
    const { seen } = open(reportReviewOf(), reportReviewOf({ overrides: [overrideOf({ score: 80 })] }));
    await userEvent.click(await screen.findByRole('button', { name: '人工改评' }));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.type(sheet.getByRole('spinbutton'), '80');
    expect(sheet.getByRole<HTMLInputElement>('radio', { name: '强烈推荐' }).checked).toBe(true);
    await userEvent.click(sheet.getByRole('button', { name: '记下我的评价' }));
    expect(await sheet.findByText(/理由至少 20 个字/)).toBeTruthy();
    expect(seen.some((one) => one.method === 'POST')).toBe(false);
    await userEvent.type(sheet.getByRole('textbox', { name: '理由' }), reason);
    await userEvent.click(sheet.getByRole('button', { name: '记下我的评价' }));
    expect(await screen.findByText('强烈推荐，80 分')).toBeTruthy();
    expect(seen.find((one) => one.method === 'POST')?.body).toMatchObject({
      interviewId,
      target: 'overall',
      score: 80,
      reason,
      revision: 1,
    });
  });

  it('of another band takes the score away', async () => {
    const { seen } = open(reportReviewOf());
    await userEvent.click(await screen.findByRole('button', { name: '人工改评' }));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.type(sheet.getByRole('spinbutton'), '80');
    await userEvent.click(sheet.getByRole('radio', { name: '待定' }));
    expect(sheet.getByRole<HTMLInputElement>('spinbutton').value).toBe('');
    await userEvent.type(sheet.getByRole('textbox', { name: '理由' }), reason);
    await userEvent.click(sheet.getByRole('button', { name: '记下我的评价' }));
    await screen.findByText('已记下您的评价，AI 评分保留在旁边');
    const { body } = seen.find((one) => one.method === 'POST') ?? {};
    expect(body).toMatchObject({ target: 'overall', band: 'undecided' });
    expect(body).not.toHaveProperty('score');
  });
});

describe('a candidate’s request', () => {
  const request = {
    state: 'pending',
    reason: '第 3 题理解反了，请人看一下。',
    requestedAt: '2026-11-20T12:00:00+08:00',
    answer: null,
    answeredAt: null,
    answeredBy: null,
  } as const;
  const answer = '已对照原话看过，按灰度发布理解。';

  it('is read and answered in the report', async () => {
    const answered = {
      ...request,
      state: 'answered',
      answer,
      answeredAt: '2026-11-20T13:00:00+08:00',
      answeredBy: '周敏',
    };
    const { seen } = open(reportReviewOf({ request }), reportReviewOf({ request: { ...answered, state: 'answered' } }));
    expect(await screen.findByText(request.reason)).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: '答复候选人' }), answer);
    await userEvent.click(screen.getByRole('button', { name: '发送答复' }));
    await screen.findByText('已答复，候选人会收到消息');
    expect(seen.find((one) => one.method === 'POST')).toMatchObject({
      path: '/interview/report/answerReview',
      body: { interviewId, answer },
    });
  });

  it('that was answered shows by whom, and no place to write', async () => {
    open(
      reportReviewOf({
        request: { ...request, state: 'answered', answer, answeredAt: '2026-11-20T13:00:00+08:00', answeredBy: '周敏' },
      }),
    );
    expect(await screen.findByText('答复（周敏 · 2026-11-20 13:00）')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
