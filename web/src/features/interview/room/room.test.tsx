import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PersonalData } from '@pinjian/contract/account-personal-data.ts';
import type { InterviewDetail } from '@pinjian/contract/interview.ts';
import type { RoomSent } from '@pinjian/contract/interview-room.ts';
import { navigateWith } from '#lib/navigation.ts';
import { currentPair } from '#lib/session.ts';
import { envelope } from '#web/testing/fake-server.ts';
import {
  greetingTurn,
  interviewId,
  interviewOf,
  progressOf,
  questionTurn,
  serveRoom,
  turnOf,
} from '#web/testing/fake-room.ts';
import type { RoomWire } from '#web/testing/fake-room.ts';
import { personalDataOf } from '#web/testing/answers/account.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { RoomPage } from './room-page.tsx';

afterEach(closeApp);

const path = `/seeker/interview/ai/start?interviewId=${interviewId}`;
const asked: Extract<RoomSent, { type: 'state' }> = {
  type: 'state',
  turns: [greetingTurn, questionTurn],
  progress: progressOf(),
};

/** Opens the room; `interview` may change while it is open. */
function openRoom(change: Partial<InterviewDetail> = {}) {
  const wires = serveRoom();
  const world: { interview: InterviewDetail; tokens: number; deletion: PersonalData['deletion'] } = {
    interview: interviewOf(change),
    tokens: 1,
    deletion: null,
  };
  const app = openPart(<RoomPage interviewId={interviewId} />, {
    as: 'seeker',
    at: path,
    handle(one) {
      if (one.path === '/interview/detail') return envelope(world.interview);
      if (one.path === '/admin/user/personalData') return envelope(personalDataOf({ deletion: world.deletion }));
      if (one.path !== '/auth/oauth2/token') return undefined;
      world.tokens += 1;
      return envelope({
        accessToken: `access-${world.tokens}`,
        refreshToken: `refresh-${world.tokens}`,
        expiresIn: 900,
      });
    },
  });
  async function wire(index: number): Promise<RoomWire> {
    await waitFor(() => expect(wires.length).toBeGreaterThan(index));
    const found = wires[index];
    if (found === undefined) throw new Error('nobody connected');
    return found;
  }
  return { app, wires, wire, world };
}

const box = () => screen.findByRole('textbox', { name: '我的回答' });
const theQuestion = () => screen.findByRole('heading', { name: /说说您做过的一件事？/ });
const idOf = (wire: RoomWire, index = 0): string => String(wire.frames[index]?.['id']);

describe('answering', () => {
  it('begins when one is ready, not before', async () => {
    const { wire } = openRoom();
    const room = await wire(0);
    expect(room.url.searchParams.get('access_token')).toBe('access-1');
    room.say({ type: 'state', turns: [greetingTurn], progress: progressOf({ phase: 'greeted', question: null }) });
    await userEvent.click(await screen.findByRole('button', { name: '我准备好了，开始' }));
    expect(room.frames).toMatchObject([{ type: 'signal', signal: 'ready' }]);
    room.say({ type: 'ack', id: idOf(room), seq: null });
    room.say({ type: 'turn', turn: questionTurn });
    room.say({ type: 'progress', progress: progressOf() });
    expect(await theQuestion()).toBeTruthy();
    expect(screen.getByText('3:00')).toBeTruthy();
    expect(screen.getByText('20:00')).toBeTruthy();
    expect(screen.getByText('面试官：好，我们开始。说说您做过的一件事？').getAttribute('aria-live')).toBe('polite');
  });

  it('sends with Ctrl+Enter, naming the turn, and shows 已保存 once it is acknowledged', async () => {
    const { wire } = openRoom();
    const room = await wire(0);
    room.say(asked);
    await userEvent.type(await box(), '我改了缓存{Control>}{Enter}{/Control}');
    expect(room.frames).toMatchObject([{ type: 'answer', to: 2, text: '我改了缓存' }]);
    expect((await box()).textContent).toBe('');
    const record = screen.getByRole('region', { name: '对话记录' });
    expect(within(record).getByText('正在保存…')).toBeTruthy();
    room.say({ type: 'ack', id: idOf(room), seq: 3 });
    expect(await within(record).findByText('已保存')).toBeTruthy();
    room.say({ type: 'turn', turn: turnOf(3, '我改了缓存', { speaker: 'candidate', kind: 'said', question: 0 }) });
    await waitFor(() => expect(within(record).getAllByText('我改了缓存')).toHaveLength(1));
    expect(within(record).getByText('已保存')).toBeTruthy();
  });

  it('Enter alone begins a new line', async () => {
    const { wire } = openRoom();
    const room = await wire(0);
    room.say(asked);
    await userEvent.type(await box(), '第一行{Enter}第二行');
    expect((await box()) as HTMLTextAreaElement).toHaveProperty('value', '第一行\n第二行');
    expect(room.frames).toEqual([]);
  });

  it('what the server refuses comes back into the box with the reason', async () => {
    const { wire } = openRoom();
    const room = await wire(0);
    room.say(asked);
    await userEvent.type(await box(), '太早了{Control>}{Enter}{/Control}');
    room.say({ type: 'refused', id: idOf(room), code: 40955, message: '现在还不能作答，请等面试官说完' });
    expect(await screen.findByText('现在还不能作答，请等面试官说完')).toBeTruthy();
    expect((await box()) as HTMLTextAreaElement).toHaveProperty('value', '太早了');
  });
});

describe('on a phone', () => {
  it('the newest words of the interviewer stand once, above what was said before', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('max-width'),
      media: query,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    const { wire } = openRoom();
    const room = await wire(0);
    room.say(asked);
    await theQuestion();
    const record = screen.getByRole('region', { name: '对话记录' });
    expect(within(record).queryByText(questionTurn.text)).toBeNull();
    expect(within(record).getByText(greetingTurn.text)).toBeTruthy();
    room.say({ type: 'turn', turn: turnOf(3, '我改了缓存', { speaker: 'candidate', kind: 'said', question: 0 }) });
    room.say({ type: 'progress', progress: progressOf({ phase: 'considering' }) });
    expect(await within(record).findByText('我改了缓存')).toBeTruthy();
    // What was answered stands above the answer from then on, also while the stage has the next words.
    expect(within(record).getByText(questionTurn.text)).toBeTruthy();
    room.say({ type: 'speaking', seq: 4, text: '你提到“改了' });
    expect(await within(record).findByText(questionTurn.text)).toBeTruthy();
  });
});

describe('an interviewer that is still speaking', () => {
  it('is shown word by word, and read out only once the turn is whole', async () => {
    const { wire } = openRoom();
    const room = await wire(0);
    room.say(asked);
    room.say({ type: 'turn', turn: turnOf(3, '我改了缓存', { speaker: 'candidate', kind: 'said', question: 0 }) });
    room.say({ type: 'progress', progress: progressOf({ phase: 'considering' }) });
    expect(await screen.findByText('面试官在想')).toBeTruthy();
    room.say({ type: 'speaking', seq: 4, text: '你提到“改了' });
    expect((await screen.findByText('你提到“改了')).closest('[aria-live]')).toBeNull();
    room.say({ type: 'speaking', seq: 4, text: '缓存”。' });
    expect(await screen.findByText('你提到“改了缓存”。')).toBeTruthy();
    expect(screen.getByText('面试官在说')).toBeTruthy();
    expect(document.querySelector('[aria-live="polite"]')?.textContent).not.toContain('你提到');
    const open = { index: 0, total: 3, text: '效果怎么量的？', turn: 4, secondsLeft: 150 };
    room.say({ type: 'turn', turn: turnOf(4, '“缓存”，我记下了。效果怎么量的？', { kind: 'followUp', question: 0 }) });
    room.say({ type: 'progress', progress: progressOf({ question: open }) });
    expect(await screen.findByRole('heading', { name: /效果怎么量的？/ })).toBeTruthy();
    expect(screen.queryByText('你提到“改了缓存”。')).toBeNull();
    expect(screen.getByText('面试官：“缓存”，我记下了。效果怎么量的？').getAttribute('aria-live')).toBe('polite');
  });
});

describe('a broken connection', () => {
  it('says 已保存，正在重连, keeps the draft, and sends what was under way once more under the same id', async () => {
    const { wire } = openRoom();
    const first = await wire(0);
    first.say(asked);
    await userEvent.type(await box(), '断线前发的{Control>}{Enter}{/Control}');
    first.end(1006);
    expect((await screen.findAllByText('已保存，正在重连')).length).toBeGreaterThan(0);
    expect(screen.getByText('连上后自动送达')).toBeTruthy();
    await userEvent.type(await box(), '断线时写的');
    const second = await wire(1);
    second.say(asked);
    await waitFor(() => expect(second.frames).toEqual(first.frames));
    second.say({ type: 'ack', id: idOf(second), seq: 3 });
    second.say({ type: 'turn', turn: turnOf(3, '断线前发的', { speaker: 'candidate', kind: 'said', question: 0 }) });
    await waitFor(() => expect(screen.queryByText('已保存，正在重连')).toBeNull());
    expect((await box()) as HTMLTextAreaElement).toHaveProperty('value', '断线时写的');
    second.end(1006);
    const third = await wire(2);
    third.say(asked);
    await waitFor(() => expect(screen.queryByText('已保存，正在重连')).toBeNull());
    expect(third.frames).toEqual([]);
  });

  it('a reload loses neither the draft nor an answer without a confirmation', async () => {
    const before = openRoom();
    const first = await before.wire(0);
    first.say(asked);
    await userEvent.type(await box(), '还没确认{Control>}{Enter}{/Control}');
    await userEvent.type(await box(), '写到一半');
    before.app.unmount();
    closeApp();
    const { wire } = openRoom();
    const again = await wire(0);
    again.say(asked);
    expect((await box()) as HTMLTextAreaElement).toHaveProperty('value', '写到一半');
    await waitFor(() => expect(again.frames).toEqual(first.frames));
  });

  it('a dead token is renewed once and the room goes on with the new one', async () => {
    const { wire, app } = openRoom();
    (await wire(0)).end(4401);
    const second = await wire(1);
    expect(second.url.searchParams.get('access_token')).toBe('access-2');
    second.say(asked);
    expect(await theQuestion()).toBeTruthy();
    expect(app.seen.filter((one) => one.path === '/auth/oauth2/token')).toHaveLength(1);
  });

  it('a token that is refused again although it is new ends the session', async () => {
    const went: string[] = [];
    navigateWith({ here: () => path, go: (to) => void went.push(to) });
    const { wire } = openRoom();
    (await wire(0)).end(4401);
    (await wire(1)).end(4401);
    await waitFor(() => expect(went).toEqual([`/login?next=${encodeURIComponent(path)}`]));
    expect(currentPair()).toBeNull();
  });
});

describe('leaving', () => {
  it('skipping asks once', async () => {
    const { wire } = openRoom();
    const room = await wire(0);
    room.say(asked);
    await userEvent.click(await screen.findByRole('button', { name: '跳过' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '继续回答' }));
    expect(room.frames).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '跳过' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '跳过这一题' }));
    expect(room.frames).toMatchObject([{ type: 'signal', signal: 'skip' }]);
    expect(screen.getByRole('button', { name: '重复问题' })).toHaveProperty('disabled', true);
  });

  it('ending names what is not asked any more; afterwards there is thanks and the way to the feedback', async () => {
    const { wire, world } = openRoom();
    const room = await wire(0);
    const said = turnOf(3, '我改了缓存', { speaker: 'candidate', kind: 'said', question: 0 });
    room.say({ ...asked, turns: [...asked.turns, said] });
    await theQuestion();
    await userEvent.click(screen.getByRole('button', { name: '结束面试' }));
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByText(/还有 2 题没有问到/)).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: '结束面试' }));
    expect(room.frames).toMatchObject([{ type: 'signal', signal: 'finish' }]);
    world.interview = interviewOf({ state: 'scored', status: 1, feedbackReady: true });
    room.say({ type: 'turn', turn: turnOf(4, '谢谢您，我们就到这里。', { kind: 'farewell' }) });
    room.say({ type: 'progress', progress: progressOf({ phase: 'ended', question: null }) });
    expect(await screen.findByRole('heading', { name: '面试结束了，谢谢您' })).toBeTruthy();
    expect(screen.getByText('谢谢您，我们就到这里。')).toBeTruthy();
    const link = await screen.findByRole('link', { name: '查看反馈' });
    expect(link.getAttribute('href')).toBe(`/seeker/interview/detail?interviewId=${interviewId}`);
  });

  it('behind the questions it is their turn to ask, and one key ends it', async () => {
    const { wire } = openRoom();
    const room = await wire(0);
    const said = turnOf(3, '我改了缓存', { speaker: 'candidate', kind: 'said', question: 0 });
    const closing = turnOf(4, '您有什么想了解的吗？', { kind: 'closing' });
    room.say({
      ...asked,
      turns: [...asked.turns, said, closing],
      progress: progressOf({ closing: true, question: null }),
    });
    expect(await screen.findByText('现在轮到您提问')).toBeTruthy();
    expect(screen.getAllByText(/您有什么想了解的吗/).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: '跳过' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '没有要问的了，结束面试' }));
    expect(room.frames).toMatchObject([{ type: 'signal', signal: 'skip' }]);
  });

  it('without an answer there is nothing to end: one leaves, and can come back', async () => {
    const { wire, app } = openRoom();
    const room = await wire(0);
    room.say(asked);
    await theQuestion();
    await userEvent.click(screen.getByRole('button', { name: '结束面试' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '先离开' }));
    await waitFor(() => expect(app.here()).toBe('/seeker/interview'));
    expect(room.frames).toEqual([]);
  });
});

describe('the way in', () => {
  it.each([
    [{ state: 'created' }, `/seeker/interview/ai/preparation?interviewId=${interviewId}`],
    [{ state: 'prepared' }, path],
  ] as const)('an interview that is %j opens at %s', async (change, there) => {
    const { app } = openRoom(change);
    await waitFor(() => expect(app.here()).toBe(there));
  });

  it('an expired one is told from one that is over, and neither is connected to', async () => {
    const { wires, app } = openRoom({ status: 3 });
    expect(await screen.findByRole('heading', { name: '这场面试已过期' })).toBeTruthy();
    app.unmount();
    closeApp();
    const held = openRoom({ status: 1, state: 'scored', feedbackReady: true });
    expect(await screen.findByRole('heading', { name: '面试结束了，谢谢您' })).toBeTruthy();
    expect([wires.length, held.wires.length]).toEqual([0, 0]);
  });

  it.each([
    ['面试已暂停', { requestedAt: '2026-11-20T10:00:00+08:00', dueAt: '2026-11-27T10:00:00+08:00' }],
    ['面试间暂时进不去', null],
  ])('one that is closed to its candidate says %s', async (title, deletion) => {
    const { wire, world } = openRoom();
    world.deletion = deletion;
    const room = await wire(0);
    room.say(asked);
    await theQuestion();
    room.end(4403);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '去撤销注销' }) === null).toBe(deletion === null);
  });

  it('a room that is closed while one is inside says why', async () => {
    const { wire, world } = openRoom();
    const room = await wire(0);
    room.say(asked);
    await theQuestion();
    world.interview = interviewOf({ status: 3 });
    room.end(1000);
    expect(await screen.findByRole('heading', { name: '这场面试已过期' })).toBeTruthy();
  });
});
