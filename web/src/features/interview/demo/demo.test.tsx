import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DemoInterview } from '@pinjian/contract/interview-demo.ts';
import { envelope } from '#web/testing/fake-server.ts';
import type { Seen } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { DemoPage } from './demo-page.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(closeApp);

const demoId = 'a'.repeat(32);
const turnOf = (seq: number, speaker: 'interviewer' | 'candidate', text: string): DemoInterview['turns'][number] => ({
  seq,
  speaker,
  text,
  question: 0,
  kind: speaker === 'candidate' ? 'said' : 'question',
  at: '2026-11-20T02:00:00.000Z',
});
const begun: DemoInterview = {
  direction: 'sales',
  expiresAt: '2026-11-20T03:00:00.000Z',
  turns: [turnOf(2, 'interviewer', '讲一次你谈下来的单子。')],
  question: { index: 0, total: 2, turn: 2 },
  feedback: null,
};
const over: DemoInterview = {
  ...begun,
  question: null,
  feedback: [
    {
      text: '讲一次你谈下来的单子。',
      answered: true,
      shown: [{ label: '说清了客户的顾虑', quote: '客户担心交期' }],
      missing: ['说清了结果'],
    },
    { text: '客户嫌贵怎么办？', answered: false, shown: [], missing: ['先问清楚原因'] },
  ],
};

function open(answers: (seen: Seen) => Response | undefined) {
  return openPart(<DemoPage way={null} />, { as: 'seeker', at: '/demo', handle: answers });
}

describe('the demo', () => {
  it('is begun by choosing a direction, and ends with quotes of what was said', async () => {
    const { seen } = open(({ path }) =>
      path === '/api/demo/start' ? envelope({ demoId, interview: begun }) : envelope(over),
    );
    const start = screen.getByRole('button', { name: '开始体验' });
    expect(start).toHaveProperty('disabled', true);
    expect(screen.getByText(/一小时内全部删除/)).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: '销售' }));
    await userEvent.click(start);
    const field = await screen.findByRole('textbox', { name: '您的回答' });
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, '客户担心交期');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByRole('heading', { name: '这次体验的反馈' });
    expect(screen.getByText('“客户担心交期”')).toBeTruthy();
    expect(screen.getByText('这一题没有作答。')).toBeTruthy();
    expect(screen.getByText('这道题想听到 2 个要点，您讲清楚了 1 个。')).toBeTruthy();
    expect(seen.map(({ path, body }) => [path, body])).toMatchObject([
      ['/api/demo/start', { direction: 'sales' }],
      ['/api/demo/answer', { demoId, turn: 2, said: { text: '客户担心交期' } }],
    ]);
  });

  it('keeps what was written when it could not be sent', async () => {
    let broken = true;
    open(({ path }) => {
      if (path === '/api/demo/start') return envelope({ demoId, interview: begun });
      return broken ? envelope(null, { code: 500, status: 500, message: '' }) : envelope(over);
    });
    await userEvent.click(screen.getByRole('radio', { name: '销售' }));
    await userEvent.click(screen.getByRole('button', { name: '开始体验' }));
    const field = await screen.findByRole('textbox', { name: '您的回答' });
    await userEvent.type(field, '客户担心交期');
    await userEvent.click(screen.getByRole('button', { name: '发送' }));
    await screen.findByText(/您写的内容还在/);
    expect(field).toHaveProperty('value', '客户担心交期');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: '发送' }));
    await screen.findByRole('heading', { name: '这次体验的反馈' });
  });

  it('goes on after a reload, and begins anew once its hour is over', async () => {
    sessionStorage.setItem('pinjian.demo', demoId);
    const view = open(() => envelope(begun));
    await screen.findByText('讲一次你谈下来的单子。');
    view.unmount();
    open(() => envelope(null, { code: 40400, message: '这场体验已经结束，内容只保留一小时。可以重新开始一场' }));
    await screen.findByText(/这场体验已经结束/);
    expect(screen.getByRole('button', { name: '开始体验' })).toBeTruthy();
    expect(sessionStorage.getItem('pinjian.demo')).toBeNull();
  });
});
