import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { InterviewDetail } from '@pinjian/contract/interview.ts';
import type { InterviewFeedback } from '@pinjian/contract/interview-report.ts';
import { idOf } from '#web/testing/answers/ids.ts';
import { correctionOf, feedbackOf, feedbackReviewOf } from '#web/testing/fake-report.ts';
import { interviewId, interviewOf } from '#web/testing/fake-room.ts';
import { envelope } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { InterviewDetailPage } from './interview-detail.tsx';

afterEach(closeApp);

const scored = { state: 'scored', status: 1, feedbackReady: true } as const;

function openDetail(current: () => Partial<InterviewDetail>, feedback: InterviewFeedback = feedbackOf()) {
  return openPart(<InterviewDetailPage interviewId={interviewId} />, {
    as: 'seeker',
    handle(one) {
      if (one.path === '/interview/detail') return envelope(interviewOf(current()));
      if (one.path === '/interview/feedback/review') return envelope(feedbackReviewOf());
      if (one.path === '/interview/transcriptCorrection') return envelope(correctionOf());
      return one.path === '/interview/feedback' ? envelope(feedback) : undefined;
    },
  });
}

describe('the feedback', () => {
  it('says what was shown in one’s own words and how to reach the next step', async () => {
    openDetail(() => scored);
    expect(await screen.findByText('能说清自己怎么做、用了什么方法')).toBeTruthy();
    expect(screen.getByText('第 3 级，共 5 级')).toBeTruthy();
    expect(screen.getByRole('button', { name: /把查询从 3 秒降到 20 毫秒/ })).toBeTruthy();
    expect(screen.getByText('做法有针对性，能说明为什么这样选')).toBeTruthy();
    expect(screen.getByText('讲到这里时，可以主动补充：怎么验证的？')).toBeTruthy();
    expect(screen.getByText('没有问到、跳过或没有作答，所以不给分。')).toBeTruthy();
    expect(screen.getByText('已作答 1 题，没有问到 1 题')).toBeTruthy();
  });

  it('shows no verdict where an employer decides, and none of one’s own practice: what to do next instead', async () => {
    const { unmount } = openDetail(() => scored);
    await screen.findByText('各项能力');
    expect(screen.queryByText(/± /)).toBeNull();
    expect(screen.getByText(/去留由招聘方的人决定/)).toBeTruthy();
    unmount();
    const strengths = feedbackOf().competencies.flatMap(({ quotes }) =>
      quotes.map((quote) => ({ topic: '排查过程', quote })),
    );
    const own = feedbackOf({ practice: true, strengths });
    openDetail(() => ({ ...scored, kind: 'skill', companyName: '' }), own);
    expect(await screen.findByText('第 1 题还可以讲到“怎么验证”。')).toBeTruthy();
    expect(screen.getByRole('region', { name: '讲得好的地方' })).toBeTruthy();
    expect(screen.queryByText(/± |八成|推荐|待定|去留/)).toBeNull();
  });

  it('of a job simulation leads to another, a level up; of any other interview to none', async () => {
    const jobId = idOf('position-1');
    const practice = { source: { jobId }, difficulty: 'easy' } as const;
    const { unmount } = openDetail(() => ({ ...scored, kind: 'simulate', companyName: '', practice }));
    const again = await screen.findByRole('link', { name: '再练一次，难一级（进阶）' });
    expect(again.getAttribute('href')).toBe(`/seeker/interview/simulate?jobId=${jobId}&difficulty=medium`);
    unmount();
    openDetail(() => ({ ...scored, practice: null }));
    await screen.findByText('各项能力');
    expect(screen.queryByRole('link', { name: /再练一次/ })).toBeNull();
  });

  it('is waited for calmly, and appears by itself', async () => {
    let standing: Partial<InterviewDetail> = { state: 'finished', status: 1 };
    openDetail(() => standing);
    expect(await screen.findByText('正在整理反馈')).toBeTruthy();
    standing = scored;
    expect(await screen.findByText('各项能力')).toBeTruthy();
  });
});

describe('an interview without feedback', () => {
  it.each([
    [{ state: 'running' }, '这场面试还没有结束', '继续面试'],
    [{ state: 'created' }, '这场面试还没有开始', '去准备'],
    [{ state: 'abandoned', status: 3 }, '这场面试在有效期内没有作答，所以没有反馈', '我的面试'],
  ] as const)('that is %j says so and leads on', async (change, text, link) => {
    openDetail(() => change);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: link }).length).toBeGreaterThan(0);
  });
});
