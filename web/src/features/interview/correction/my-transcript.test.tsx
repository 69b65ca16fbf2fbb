import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { TranscriptCorrection } from '@pinjian/contract/interview-correction.ts';
import type { InterviewFeedback } from '@pinjian/contract/interview-report.ts';
import { correctionOf, feedbackOf, feedbackReviewOf } from '#web/testing/fake-report.ts';
import { interviewId, interviewOf } from '#web/testing/fake-room.ts';
import { envelope } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { InterviewDetailPage } from '../feedback/interview-detail.tsx';

afterEach(closeApp);

const said = '我先看慢日志，把查询从 3 秒降到 20 毫秒。';

interface Server {
  correction: TranscriptCorrection | Response;
  feedback?: InterviewFeedback;
  /** Answers a correction; what it made of it is asked for anew. */
  correct?: () => Response;
}

function open(server: Server) {
  return openPart(<InterviewDetailPage interviewId={interviewId} />, {
    as: 'seeker',
    handle(one) {
      if (one.path === '/interview/detail')
        return envelope(interviewOf({ state: 'scored', status: 1, feedbackReady: true }));
      if (one.path === '/interview/feedback/review') return envelope(feedbackReviewOf());
      if (one.path === '/interview/feedback') return envelope(server.feedback ?? feedbackOf());
      if (one.path === '/interview/correctTranscript') return server.correct?.();
      if (one.path !== '/interview/transcriptCorrection') return undefined;
      return server.correction instanceof Response ? server.correction : envelope(server.correction);
    },
  });
}

async function edit(words: string) {
  await userEvent.click(await screen.findByRole('button', { name: '更正文字记录' }));
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '我说的第 3 句' });
  await userEvent.clear(box);
  if (words !== '') await userEvent.type(box, words);
  return box;
}

async function save() {
  await userEvent.click(screen.getByRole('button', { name: '保存更正' }));
  await userEvent.click(await screen.findByRole('button', { name: '保存并重新评分' }));
}

describe('one’s own transcript', () => {
  it('asks nobody to stay who only opened the editor, and whoever changed a word', async () => {
    const leaving = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented ? 'asked' : 'let go';
    };
    open({ correction: correctionOf() });
    await userEvent.click(await screen.findByRole('button', { name: '更正文字记录' }));
    expect(await screen.findByText('还没有改动')).toBeTruthy();
    expect(leaving()).toBe('let go');
    await userEvent.type(screen.getByRole('textbox', { name: '我说的第 3 句' }), '！');
    expect(leaving()).toBe('asked');
  });

  it('says how long it can be corrected, is corrected, and then scored anew', async () => {
    const server: Server = { correction: correctionOf() };
    server.correct = () => {
      server.correction = correctionOf({ version: 1, state: 'open' });
      server.feedback = feedbackOf({
        summary: '更正之后的反馈。',
        correction: {
          at: '2026-11-20T11:00:00+08:00',
          turns: [{ seq: 3, original: said, correctedAt: '2026-11-20T11:00:00+08:00' }],
        },
      });
      return envelope(correctionOf({ version: 1, state: 'scoring', timesLeft: 4 }));
    };
    const { seen } = open(server);
    expect(await screen.findByText(/还可更正 23 小时/)).toBeTruthy();
    await edit('我先看慢日志，把查询从 3 秒降到 200 毫秒。');
    expect(screen.getByText('改了 1 处')).toBeTruthy();
    await save();
    expect(await screen.findByText(/正在按更正后的文字重新评分/)).toBeTruthy();
    expect(seen.find((one) => one.path === '/interview/correctTranscript')?.body).toMatchObject({
      interviewId,
      version: 0,
      corrections: [{ seq: 3, text: '我先看慢日志，把查询从 3 秒降到 200 毫秒。' }],
    });
    expect(await screen.findByText('更正之后的反馈。', {}, { timeout: 20_000 })).toBeTruthy();
    expect(screen.getByText('已更正')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '原文' }));
    expect(screen.getByText('更正前')).toBeTruthy();
  });

  it('keeps what was typed when it is refused, and can be undone', async () => {
    const message = '状态已变化，请刷新';
    const { seen } = open({ correction: correctionOf(), correct: () => envelope(null, { code: 40900, message }) });
    const box = await edit('我先看慢日志。');
    await save();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(box.value).toBe('我先看慢日志。');
    expect(seen.filter((one) => one.path === '/interview/transcriptCorrection').length).toBeGreaterThan(1);
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    expect(box.value).toBe(said);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '保存更正' }).disabled).toBe(true);
  });

  it('sends nothing that is empty or another answer', async () => {
    open({ correction: correctionOf() });
    const box = await edit('');
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: '保存更正' });
    expect(screen.getByText('不能改成空的，要留下您说过的话')).toBeTruthy();
    expect(button().disabled).toBe(true);
    await userEvent.click(box);
    await userEvent.paste('长'.repeat(200));
    expect(screen.getByText(/这一句最多改到 \d+ 个字，现在 200 个字/)).toBeTruthy();
    expect(button().disabled).toBe(true);
  });

  it('asks before it throws a correction away', async () => {
    open({ correction: correctionOf() });
    await edit('我先看慢日志。');
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    await userEvent.click(await screen.findByRole('button', { name: '继续更正' }));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('我先看慢日志。');
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    await userEvent.click(await screen.findByRole('button', { name: '放弃更正' }));
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each([
    [correctionOf({ state: 'scoring', version: 1 }), /正在按更正后的文字重新评分/],
    [correctionOf({ state: 'closed', until: '2026-11-01T00:00:00Z' }), /已超过 24 小时，文字记录不能再更正/],
    [correctionOf({ until: '2026-11-01T00:00:00Z' }), /已超过 24 小时，文字记录不能再更正/],
    [correctionOf({ state: 'spent', version: 5, timesLeft: 0 }), /已经更正了 5 次/],
  ])('that cannot be corrected now says why (%#)', async (correction, words) => {
    open({ correction });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '更正文字记录' })).toBeNull();
    const list = screen.getByRole('complementary', { name: '文字记录' });
    expect(within(list).getAllByText(/降到|慢日志/).length).toBeGreaterThan(0);
  });

  it('is folded until somebody asks for it, or for the place of a quote', async () => {
    const first = open({ correction: correctionOf() });
    const more = await screen.findByRole('button', { name: /^展开全部 \d+ 条$/ });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(more);
    expect(screen.queryByRole('button', { name: /^展开全部/ })).toBeNull();
    first.unmount();

    open({ correction: correctionOf() });
    await screen.findByRole('button', { name: /^展开全部/ });
    await userEvent.click(screen.getAllByRole('button', { name: /看原话/ })[0] ?? document.body);
    expect(screen.queryByRole('button', { name: /^展开全部/ })).toBeNull();
  });

  it('is shown also where it is not known whether it can be corrected', async () => {
    const server: Server = {
      correction: envelope(null, { code: 500, status: 500, message: '服务器内部错误，请稍后再试' }),
    };
    open(server);
    expect(await screen.findByText('能否更正没有加载出来', {}, { timeout: 20_000 })).toBeTruthy();
    expect(screen.getAllByText('AI 面试官', { exact: false, selector: 'aside p' }).length).toBeGreaterThan(0);
  });
});
