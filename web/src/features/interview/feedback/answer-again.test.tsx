import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { tryErrors, type AnswerTry } from '@pinjian/contract/interview-try.ts';
import { correctionOf, feedbackOf, triesOf } from '#web/testing/fake-report.ts';
import { interviewId, interviewOf } from '#web/testing/fake-room.ts';
import { envelope, refusal } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { InterviewDetailPage } from './interview-detail.tsx';

afterEach(closeApp);

const again: AnswerTry = {
  ordinal: 1,
  at: '2026-11-21T10:30:00+08:00',
  text: '上线后我看了一周的慢日志，没有再出现。',
  before: 2,
  level: 3,
  gained: ['怎么验证'],
  missing: ['为什么这样改'],
  advice: '如果再补上“为什么这样改”，会更有说服力。',
  rewrite: null,
};

function openFeedback(answer: () => Response, practice = true) {
  return openPart(<InterviewDetailPage interviewId={interviewId} />, {
    as: 'seeker',
    handle(one) {
      if (one.path === '/interview/detail')
        return envelope(
          interviewOf({ state: 'scored', status: 1, feedbackReady: true, kind: 'skill', companyName: '' }),
        );
      if (one.path === '/interview/transcriptCorrection') return envelope(correctionOf());
      if (one.path === '/interview/feedback/tries') return envelope(triesOf());
      if (one.path === '/interview/feedback/answerAgain') return answer();
      return one.path === '/interview/feedback' ? envelope(feedbackOf({ practice })) : undefined;
    },
  });
}

async function answerFirst(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: /再答一次.*第 1 题/u }));
  fireEvent.change(screen.getByLabelText('再答第 1 题'), { target: { value: again.text } });
  fireEvent.click(screen.getByRole('button', { name: '看看这次的级别' }));
}

describe('an answer given again', () => {
  it('shows the new step beside the first, what it gained and what is still missing', async () => {
    openFeedback(() => envelope(triesOf({ left: 49, questions: [{ index: 0, tries: [again] }] })));
    await answerFirst();
    expect(await screen.findByText(/比第一次高 1 级。这次补上了：怎么验证。/u)).toBeTruthy();
    expect(screen.getByText(/还可以补充：为什么这样改/u)).toBeTruthy();
    expect(screen.queryByLabelText('再答第 1 题')).toBeNull();
  });

  it('keeps what was typed where it is refused, and says why', async () => {
    openFeedback(() => refusal(tryErrors.tooManyTries));
    await answerFirst();
    expect(await screen.findByText(/明天再来/u)).toBeTruthy();
    expect(screen.getByLabelText('再答第 1 题')).toHaveProperty('value', again.text);
  });

  it('is offered for no question that was not asked', async () => {
    openFeedback(() => envelope(triesOf()));
    await screen.findByRole('button', { name: /再答一次.*第 1 题/u });
    expect(screen.queryByRole('button', { name: /再答一次.*第 2 题/u })).toBeNull();
  });

  it('is offered nowhere that a company asked', async () => {
    openFeedback(() => envelope(triesOf()), false);
    await screen.findByText('可以接着这样讲');
    expect(screen.queryByRole('button', { name: /再答一次/u })).toBeNull();
  });
});

describe('one’s own sentence', () => {
  it('stands with its blanks and the mark of what a program wrote', async () => {
    openFeedback(() => envelope(triesOf()));
    const part = (await screen.findByText('可以接着这样讲')).closest('div');
    expect(part?.textContent).toContain('AI 生成');
    expect(part?.textContent).toContain('把查询从 3 秒降到 20 毫秒；说到“怎么验证”，＿＿');
  });
});
