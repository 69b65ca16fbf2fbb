import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { InterviewReport } from '@pinjian/contract/interview-report.ts';
import { quote, reportOf, reportReviewOf } from '#web/testing/fake-report.ts';
import { interviewId } from '#web/testing/fake-room.ts';
import { envelope } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { HeldMark } from './held-mark.tsx';
import { InterviewReports } from './report-list.tsx';

afterEach(closeApp);

/** Answers the report that `current` gives at the moment; null is 'not ready yet'. */
function openReports(current: () => InterviewReport | null) {
  return openPart(<InterviewReports interviewIds={[interviewId]} whom="林小满" />, {
    as: 'employer',
    handle(one) {
      if (one.path === '/interview/report/review') return envelope(reportReviewOf());
      if (one.path !== '/interview/report') return undefined;
      const report = current();
      return report === null ? envelope(null, { code: 40954, message: '报告正在生成，请稍后再看' }) : envelope(report);
    },
  });
}

async function openReport(report: InterviewReport) {
  openReports(() => report);
  await userEvent.click(await screen.findByRole('button', { name: '查看报告' }));
  return within(await screen.findByRole('dialog'));
}

describe('the reports of a candidate', () => {
  it('say the band before the number, with its uncertainty and the AI mark', async () => {
    openReports(() => reportOf());
    expect(await screen.findByText('推荐')).toBeTruthy();
    expect(screen.getByText('60 ± 12 分')).toBeTruthy();
    expect(screen.getByText(/AI 生成/)).toBeTruthy();
  });

  it('wait calmly for one that is being made, and show it once it is there', async () => {
    let report: InterviewReport | null = null;
    openReports(() => report);
    expect(await screen.findByText(/报告正在生成/)).toBeTruthy();
    report = reportOf();
    expect(await screen.findByText('60 ± 12 分')).toBeTruthy();
  });

  it('without evidence show no number, but why', async () => {
    const overall = {
      state: 'insufficient',
      score100: null,
      band: null,
      uncertainty: null,
      bandRange: null,
      caps: [],
    } as const;
    const report = await openReport(reportOf({ overall: { ...overall, caps: [] }, complete: false }));
    expect(report.getByText(/没有足够的证据，就不给总分/)).toBeTruthy();
    expect(report.getByText('未完成')).toBeTruthy();
    expect(report.queryByText(/± /)).toBeNull();
  });

  it('explain what stands without a score, and give every figure in a table', async () => {
    const report = await openReport(reportOf());
    expect(report.getByText(/回答里没有可以支持评分的具体内容，所以不给分/)).toBeTruthy();
    const row = report.getByRole('row', { name: /学习与复盘/ });
    expect(within(row).getByText('证据不足')).toBeTruthy();
    expect(report.getByText('必备 1/1 有证据，加分 0/1 有证据')).toBeTruthy();
  });

  it('lead from a quote to its words in the transcript, and back', async () => {
    const report = await openReport(reportOf());
    const [first] = report.getAllByRole('button', { name: /看原话/ });
    if (first === undefined) throw new Error('there is no quote');
    await userEvent.click(first);
    const transcript = within(report.getByRole('complementary', { name: '文字记录' }));
    const marked = transcript.getByText(quote.text);
    expect(marked.tagName).toBe('MARK');
    expect(document.activeElement?.contains(marked)).toBe(true);
    await userEvent.click(transcript.getByRole('button', { name: '回到引用处' }));
    await waitFor(() => expect(document.activeElement).toBe(first));
  });

  it('mark no words that do not stand where the quote says', async () => {
    const moved = { ...quote, start: quote.start + 1, end: quote.end + 1 };
    const [craft] = reportOf().competencies;
    if (craft === undefined) throw new Error('there is no competency');
    const report = await openReport(reportOf({ competencies: [{ ...craft, quotes: [moved] }], coverage: [] }));
    const transcript = report.getByRole('complementary', { name: '文字记录' });
    expect(transcript.querySelector('mark')).toBeNull();
  });

  it.each([
    [true, '已完成'],
    [false, '未完成'],
  ])('say of an interview beside the resume what its report says: complete %s is %s', async (complete, words) => {
    openPart(<HeldMark interviewId={interviewId} />, {
      as: 'employer',
      handle: ({ path }) => (path === '/interview/report' ? envelope(reportOf({ complete })) : undefined),
    });
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
