import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { FeedbackReview } from '@pinjian/contract/interview-review.ts';
import { feedbackReviewOf } from '#web/testing/fake-report.ts';
import { interviewId } from '#web/testing/fake-room.ts';
import { envelope } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { MyReview } from './my-review.tsx';

afterEach(closeApp);

const reason = '第 3 题我说的是灰度发布，不是停机发布。';
const asked = {
  state: 'pending',
  reason,
  requestedAt: '2026-11-20T12:00:00+08:00',
  answer: null,
  answeredAt: null,
} as const;

function open(review: FeedbackReview, refusal?: Response) {
  return openPart(<MyReview interviewId={interviewId} />, {
    as: 'seeker',
    handle(one) {
      if (one.path === '/interview/feedback/review') return envelope(review);
      if (one.path !== '/interview/feedback/requestReview') return undefined;
      return refusal ?? envelope(feedbackReviewOf({ available: false, request: asked }));
    },
  });
}

async function write(words: string) {
  await userEvent.click(await screen.findByRole('button', { name: '申请人工复核' }));
  await userEvent.type(await screen.findByRole('textbox', { name: '哪里需要人来看' }), words);
  await userEvent.click(screen.getByRole('button', { name: '提交申请' }));
}

describe('one’s own review', () => {
  it('is asked for with a reason, and waits', async () => {
    const { seen } = open(feedbackReviewOf());
    await write(reason);
    expect(await screen.findByText('待复核')).toBeTruthy();
    expect(screen.getByText(reason, { selector: 'dd' })).toBeTruthy();
    const sent = seen.find((one) => one.path === '/interview/feedback/requestReview');
    expect(sent?.body).toMatchObject({ interviewId, reason });
    expect(screen.queryByRole('button', { name: '申请人工复核' })).toBeNull();
  });

  it('needs ten letters, and keeps what was written when it is refused', async () => {
    const message = '报告生成已超过 30 天，不能再申请人工复核，可以直接联系招聘方';
    const { seen } = open(feedbackReviewOf(), envelope(null, { code: 40957, message }));
    await write('太短');
    expect(await screen.findByText('请至少写 10 个字')).toBeTruthy();
    expect(seen.some((one) => one.method === 'POST')).toBe(false);
    await userEvent.type(screen.getByRole('textbox'), reason);
    await userEvent.click(screen.getByRole('button', { name: '提交申请' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toContain(reason);
  });

  it('shows the answer', async () => {
    const answer = '已核对原话，确实是灰度发布。';
    const request = { ...asked, state: 'answered', answer, answeredAt: '2026-11-21T09:00:00+08:00' } as const;
    open(feedbackReviewOf({ available: false, request, reviewedAt: request.answeredAt }));
    expect(await screen.findByText('已复核')).toBeTruthy();
    expect(screen.getByText(answer)).toBeTruthy();
  });

  it('says that a person has looked, and when it is too late', async () => {
    open(feedbackReviewOf({ available: false, reviewedAt: '2026-11-21T09:00:00+08:00' }));
    expect(await screen.findByText(/招聘方的人已经看过这份报告（2026-11-21 09:00）/)).toBeTruthy();
    expect(screen.getByText(/已超过 30 天/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
