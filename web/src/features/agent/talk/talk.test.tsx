import type { Talk } from '@pinjian/contract/agent-talk.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { actOf, agentDetailOf, ownSayingOf, sayingOf, talkOf } from '#web/testing/answers/agent.ts';
import { idOf } from '#web/testing/answers/ids.ts';
import { envelope, httpError, type Seen } from '#web/testing/fake-server.ts';
import { closeApp, openApp } from '#web/testing/open-app.tsx';
import { patience } from '#web/testing/patience.ts';
import { withMessage } from './api.ts';

afterEach(closeApp);

const agentId = idOf('agent');
const talkPath = `/agent/talk/${agentId}`;
const asked = ownSayingOf(1, '今天做了什么？');
const waiting = { ...actOf('waiting'), state: 'waiting' as const };

/** The page of an agent's talk, which stands as `talk` says at each moment. */
function open(talk: () => Talk | null, more: (seen: Seen) => unknown = () => undefined) {
  return openApp(`/seeker/agents/${agentId}?tab=talk`, {
    as: 'seeker',
    handle(seen) {
      if (seen.path === `/agent/one/${agentId}`) return envelope(agentDetailOf());
      if (seen.path !== talkPath) return more(seen) as never;
      const now = talk();
      return now === null ? httpError(500) : envelope(now);
    },
  });
}

describe('the talk with an agent', () => {
  it('says honestly that rules answer, and leads to what its owner does themselves', async () => {
    let talk = talkOf([]);
    const app = open(
      () => talk,
      ({ path }) => {
        if (path !== '/agent/talk/say') return undefined;
        talk = talkOf([asked, sayingOf(2, '今天有 1 件：\n· 投递', { controls: ['approvals', 'slip', 'pause'] })]);
        return envelope(talk);
      },
    );
    expect(await screen.findByText(/平台没有接入语言模型，不能自由对话/, {}, patience)).toBeTruthy();
    const field = screen.getByRole('textbox', { name: '对它说' });
    await userEvent.type(field, '今天做了什么？{Enter}');
    const log = within(screen.getByRole('log', { name: '与投递助手的对话' }));
    expect(await log.findByText(/今天有 1 件/, {}, patience)).toBeTruthy();
    expect((field as HTMLTextAreaElement).value).toBe('');
    expect(log.getByRole('link', { name: '去许可单' }).getAttribute('href')).toBe(`/seeker/agents/${agentId}?tab=slip`);
    expect(log.getByRole('button', { name: '暂停：投递助手' })).toBeTruthy();
    const [said] = app.seen.filter(({ path }) => path === '/agent/talk/say');
    expect(said?.body).toMatchObject({ agentId, words: '今天做了什么？' });
  });

  it('of a model shows what it looked at, what of it rests on nothing, and is stopped', async () => {
    const calls = [
      { label: '查看面试', outcome: 'read' as const, note: null, actId: null },
      { label: 'acceptOffer', outcome: 'unknown' as const, note: null, actId: null },
      { label: '发消息', outcome: 'refused' as const, note: '这个智能体已暂停', actId: null },
    ];
    const answering = sayingOf(2, '您明天有', { state: 'answering', answeredBy: 'model', calls });
    let talk = talkOf([asked, answering], { model: '试用模型', used: 1000 });
    const app = open(
      () => talk,
      ({ path }) => {
        if (path !== '/agent/talk/stop') return undefined;
        talk = talkOf([asked, { ...answering, state: 'stopped' }], { model: '试用模型' });
        return envelope(talk);
      },
    );
    expect(await screen.findByText(/由语言模型 试用模型 回答，可能有错.*199,000 token/, {}, patience)).toBeTruthy();
    const shown = within(screen.getByRole('list', { name: '它看了什么、做了什么' }));
    expect(shown.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
      '查看面试看过了',
      'acceptOffer没有这个工具',
      '发消息没有做：这个智能体已暂停',
    ]);
    expect(screen.getByText('AI 生成')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '停下' }));
    expect(await screen.findByText('您让它停下了，这段话不完整。', {}, patience)).toBeTruthy();
    expect(screen.getByRole('button', { name: '发送' })).toBeTruthy();
    expect(app.seen.filter(({ path }) => path === '/agent/talk/stop')).toHaveLength(1);
  });

  it('has what waits agreed to in its place', async () => {
    const caution = '它说“已投递”，但这一次没有做完任何事。';
    open(() => talkOf([asked, sayingOf(2, '已投递。', { answeredBy: 'model', caution, acts: [waiting] })]));
    expect(await screen.findByText(caution, {}, patience)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: `同意：${waiting.title}` }));
    await waitFor(() => expect(screen.queryByRole('button', { name: `同意：${waiting.title}` })).toBeNull());
    expect(screen.getAllByText(/同意 1 件/).length).toBeGreaterThan(0);
  });

  it('is loaded again where it could not be', async () => {
    let fails = true;
    open(() => (fails ? null : talkOf([])));
    expect(await screen.findByText('对话没有加载出来', {}, patience)).toBeTruthy();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('问它今天做了什么、为什么、什么在等您。', {}, patience)).toBeTruthy();
  });

  it('takes frames in their order: an older state of an answer changes nothing', () => {
    const half = sayingOf(2, '您明', { state: 'answering' });
    const whole = sayingOf(2, '您明天有面试。');
    const talk = withMessage(withMessage(talkOf([asked]), half), whole);
    expect(talk.messages.at(-1)).toEqual(whole);
    expect(withMessage(talk, half)).toBe(talk);
    expect(withMessage(talk, asked).messages).toHaveLength(2);
  });
});
