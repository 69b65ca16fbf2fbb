import {
  conversationErrors,
  type Conversation,
  type ConversationMessage,
} from '@pinjian/contract/application-conversation.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { envelope } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { ConversationPanel } from './conversation-panel.tsx';
import { useOutbox } from './outbox.ts';

const applicationId = '0192a000-0000-7000-8000-000000000001';

afterEach(() => {
  closeApp();
  useOutbox.setState({ unsent: [] });
  sessionStorage.clear();
});

function conversationOf(changes: Partial<Conversation> = {}): Conversation {
  return {
    applicationId,
    side: 'company',
    position: { positionId: 'position-1', title: '后端工程师' },
    otherName: '林小满',
    resumeId: 'resume-1',
    closed: null,
    mayWrite: true,
    newest: 0,
    unread: 0,
    otherRead: 0,
    contactShown: true,
    request: null,
    mayAsk: true,
    contactCost: null,
    askFrom: null,
    contacts: null,
    ...changes,
  };
}

function messageOf(place: number, changes: Partial<ConversationMessage> = {}): ConversationMessage {
  return {
    messageId: `message-${place}`,
    place,
    key: null,
    side: 'seeker',
    mine: false,
    writer: { name: '', role: null },
    kind: 'text',
    state: 'sent',
    words: `第${place}句`,
    masked: false,
    file: null,
    contact: null,
    sentAt: '2026-11-20T02:00:00.000Z',
    withdrawUntil: null,
    ...changes,
  };
}

type Sent = { key: string; words: string };

/** A conversation with these messages; `onSend` answers what is sent. */
function open(
  conversation: Conversation,
  messages: ConversationMessage[],
  onSend: (sent: Sent, at: number) => Response | Error,
) {
  const sent: Sent[] = [];
  const part = openPart(<ConversationPanel conversation={conversation} />, {
    as: 'employer',
    handle(seen) {
      if (seen.path.endsWith('/messages')) return envelope({ messages, hasOlder: false });
      if (seen.path.endsWith('/send')) {
        const body = seen.body as Sent;
        sent.push(body);
        return onSend(body, sent.length);
      }
      return seen.path.endsWith('/read') ? envelope(null) : undefined;
    },
  });
  return { ...part, sent };
}

const arrived = ({ key, words }: Sent, at: number) =>
  envelope(messageOf(at, { key, words, side: 'company', mine: true }));

describe('a conversation', () => {
  it('sends by Enter and shows what has arrived once', async () => {
    const user = userEvent.setup();
    const { sent } = open(conversationOf(), [], arrived);
    const field = await screen.findByRole('textbox', { name: '发消息给林小满' });
    await user.type(field, '您好{Shift>}{Enter}{/Shift}方便吗{Enter}');
    await screen.findByText('未读');
    expect(sent.map(({ words }) => words)).toEqual(['您好\n方便吗']);
    expect(screen.getAllByText(/方便吗/)).toHaveLength(1);
    expect((field as HTMLTextAreaElement).value).toBe('');
  });

  it('sends again with the same key what did not arrive', async () => {
    const user = userEvent.setup();
    const { sent } = open(conversationOf(), [], (one, at) => (at === 1 ? new TypeError('offline') : arrived(one, at)));
    await user.type(await screen.findByRole('textbox', { name: '发消息给林小满' }), '您好{Enter}');
    await screen.findByText('未送达');
    await user.click(screen.getByRole('button', { name: /^重\s?试$/ }));
    await screen.findByText('未读');
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(screen.getAllByText('您好')).toHaveLength(1);
    expect(useOutbox.getState().unsent).toEqual([]);
  });

  it('gives refused words back, with the marks', async () => {
    const user = userEvent.setup();
    const objection = {
      path: 'words',
      from: 2,
      to: 6,
      word: '只招男生',
      reason: 'gender',
      message: '不能限定性别',
      suggestion: '',
    };
    open(conversationOf(), [], () => envelope({ objections: [objection] }, conversationErrors.objected));
    const field = await screen.findByRole('textbox', { name: '发消息给林小满' });
    await user.type(field, '岗位只招男生{Enter}');
    expect(await screen.findByText(/不能限定性别/)).toBeTruthy();
    expect(screen.getByText('只招男生').tagName).toBe('MARK');
    await user.click(screen.getByRole('button', { name: /^修\s?改$/ }));
    await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe('岗位只招男生'));
    expect(screen.queryByText('只招男生')).toBeNull();
  });

  it('marks what an agent wrote, and says whose it is', async () => {
    open(
      conversationOf(),
      [
        messageOf(1, { agent: 'submitter' }),
        messageOf(2, { agent: 'sourcer', side: 'company', mine: true, writer: { name: '陈经理', role: 'owner' } }),
        messageOf(3),
      ],
      arrived,
    );
    const words = async (text: string) => (await screen.findByText(text)).closest('li')?.textContent ?? '';
    expect(await words('第1句')).toMatch(/AI 代发.*林小满 · 对方的投递助手/);
    expect(await words('第2句')).toMatch(/AI 代发.*您的寻才助手/);
    expect(await words('第3句')).not.toContain('AI 代发');
  });

  it('marks read what is shown', async () => {
    const { seen } = open(conversationOf({ unread: 1, newest: 1 }), [messageOf(1)], arrived);
    await screen.findByText('第1句');
    await waitFor(() => expect(seen.some(({ path }) => path.endsWith('/read'))).toBe(true));
  });

  it('that is over is read, and says why', async () => {
    open(conversationOf({ closed: 'withdrawn' }), [messageOf(1)], arrived);
    await screen.findByText('第1句');
    expect(screen.getByText('候选人已撤回投递或回复不合适，这段对话已结束。')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('offers a complaint of what the other side wrote, and withdrawal of one own', async () => {
    const until = new Date(Date.now() + 60_000).toISOString();
    const own = messageOf(2, { side: 'company', mine: true, withdrawUntil: until });
    open(conversationOf(), [messageOf(1), own], arrived);
    const [theirs, ours] = await screen.findAllByRole('listitem');
    if (theirs === undefined || ours === undefined) throw new Error('nothing was written');
    expect(within(theirs).queryByRole('button', { name: /撤\s?回/ })).toBeNull();
    expect(within(theirs).getByRole('button', { name: /举\s?报/ })).toBeTruthy();
    expect(within(ours).getByRole('button', { name: /撤\s?回/ })).toBeTruthy();
    expect(within(ours).queryByRole('button', { name: /举\s?报/ })).toBeNull();
  });

  it('keeps files for when the contact is known', async () => {
    open(conversationOf({ contactShown: false }), [], arrived);
    expect(await screen.findByRole('button', { name: '发送文件' })).toHaveProperty('disabled', true);
  });
});
