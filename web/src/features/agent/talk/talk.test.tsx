import type { Talk } from '@pinjian/contract/agent-talk.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { actOf, agentDetailOf, ownSayingOf, sayingOf, talkOf } from '#web/testing/answers/agent.ts';
import { idOf } from '#web/testing/answers/ids.ts';
import { envelope, httpError, type Seen } from '#web/testing/fake-server.ts';
import { closeApp, openApp } from '#web/testing/open-app.tsx';
import { patience } from '#web/testing/patience.ts';
import { grown, isGapBefore, withMessage } from './api.ts';

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
      { label: '没有的功能', outcome: 'unknown' as const, note: null, actId: null },
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
    expect(
      await screen.findByText(
        /由语言模型 试用模型 回答，可能有错.*今天的模型用量还剩 199,000，您的智能体合用/,
        {},
        patience,
      ),
    ).toBeTruthy();
    const shown = within(screen.getByRole('list', { name: '它看了什么、做了什么' }));
    expect(shown.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
      '查看面试看过了',
      '没有的功能没有做',
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
    expect(await screen.findByText('问它今天做了什么、为什么、有什么等您处理。', {}, patience)).toBeTruthy();
  });

  it('keeps everything in view that was brought from before, also once more is said', async () => {
    const all = Array.from({ length: 12 }, (_, at) => ownSayingOf(at + 1, `第 ${at + 1} 句`));
    let newest = 8;
    const app = openApp(`/seeker/agents/${agentId}?tab=talk`, {
      as: 'seeker',
      handle({ path, query }) {
        if (path === `/agent/one/${agentId}`) return envelope(agentDetailOf());
        if (path === talkPath && query['before'] !== undefined)
          return envelope(talkOf(all.slice(0, Number(query['before']) - 1)));
        if (path === '/agent/talk/say') newest = 12;
        if (path !== talkPath && path !== '/agent/talk/say') return undefined;
        return envelope(talkOf(all.slice(newest - 4, newest), { hasEarlier: true }));
      },
    });
    const log = within(await screen.findByRole('log', {}, patience));
    expect(log.queryByText('第 4 句')).toBeNull();
    await userEvent.click(await log.findByRole('button', { name: '看更早的' }, patience));
    expect(await log.findByText('第 1 句', {}, patience)).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: '对它说' }), '再说一句{Enter}');
    expect(await log.findByText('第 12 句', {}, patience)).toBeTruthy();
    expect(log.getAllByText(/^第 \d+ 句$/).map((each) => each.textContent)).toEqual(all.map(({ words }) => words));
    expect(app.seen.filter(({ path }) => path === '/agent/talk/say')).toHaveLength(1);
  });

  it('sends other words as another thing, and the same ones again as the same', async () => {
    let fails = true;
    const app = open(
      () => talkOf([]),
      ({ path }) => {
        if (path !== '/agent/talk/say') return undefined;
        return fails ? httpError(500) : envelope(talkOf([]));
      },
    );
    const field = await screen.findByRole('textbox', { name: '对它说' }, patience);
    const keys = () =>
      app.seen.filter(({ path }) => path === '/agent/talk/say').map(({ body }) => body as { key: string });
    const say = async (text: string) => {
      const before = keys().length;
      await userEvent.type(field, text);
      await waitFor(() => expect(keys()).toHaveLength(before + 1), patience);
      await waitFor(
        () => expect(screen.getByRole('button', { name: '发送' })).toHaveProperty('disabled', false),
        patience,
      );
    };
    await say('你好{Enter}');
    await say('{Enter}');
    await say('，在吗{Enter}');
    fails = false;
    const [first, again, other] = keys().map(({ key }) => key);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('asks for the whole of it where something was said on another page', () => {
    const talk = talkOf([ownSayingOf(5, '五'), sayingOf(6, '六')]);
    expect(isGapBefore(talk, sayingOf(8, '八'))).toBe(true);
    expect(isGapBefore(talk, sayingOf(7, '七'))).toBe(false);
    expect(grown(talk, talkOf([sayingOf(8, '八')], { hasEarlier: true })).messages.map(({ seq }) => seq)).toEqual([8]);
    expect(grown(talk, talkOf([sayingOf(7, '七')])).messages.map(({ seq }) => seq)).toEqual([5, 6, 7]);
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
