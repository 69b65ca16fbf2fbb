import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useNotices } from '#lib/notice.ts';
import { envelope, httpError, newerEnvelope, type Seen } from '#web/testing/fake-server.ts';
import { openPart } from '#web/testing/open-part.tsx';
import { MessageBell } from './message-bell.tsx';

afterEach(() => vi.unstubAllGlobals());

/** What stands at the end of the list and is told when it comes into sight. */
const sight: (() => void)[] = [];
class FakeObserver {
  readonly #seen: (entries: { isIntersecting: boolean }[]) => void;
  constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
    this.#seen = seen;
  }
  observe(): void {
    sight.push(() => this.#seen([{ isIntersecting: true }]));
  }
  disconnect(): void {
    sight.length = 0;
  }
}

const page = (from: number, count: number, read = '0') =>
  Array.from({ length: count }, (_, at) => ({
    id: `id-${from + at}`,
    title: `消息 ${from + at}`,
    content: '内容',
    messageType: '7',
    isRead: read,
    createTime: '2026-11-20T02:00:00.000Z',
    meta: {},
  }));

interface Reader {
  readonly as?: 'seeker' | 'employer';
  readonly mayOpen?: (path: string) => boolean;
}

function open(handle: (seen: Seen) => Response | undefined, { as = 'seeker', mayOpen = () => true }: Reader = {}) {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  sight.length = 0;
  return openPart(<MessageBell className="bell" iconClassName="icon" mayOpen={mayOpen} />, { as, handle });
}

const bell = () => screen.findByRole('button', { name: /消息中心/ });

describe('the message centre', () => {
  it('loads older messages as one scrolls down, and marks all that were shown when it closes', async () => {
    const { seen } = open(({ path, query, method }) => {
      if (method === 'POST') return envelope(null);
      if (path !== '/job/message/list') return undefined;
      return envelope(query['before'] === undefined ? page(0, 200) : page(200, 30));
    });
    await userEvent.click(await bell());
    expect(await screen.findByText('消息 199')).toBeTruthy();
    expect(screen.queryByText('消息 200')).toBeNull();
    await waitFor(() => expect(sight).toHaveLength(1));
    act(() => sight[0]?.());
    expect(await screen.findByText('消息 229')).toBeTruthy();
    expect(seen.find(({ query }) => query['before'] !== undefined)?.query['before']).toBe('id-199');
    expect(screen.queryByText('加载更早的消息')).toBeNull();

    const before = seen.length;
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(2));
    const marked = seen.flatMap(({ body, method }) =>
      method === 'POST' ? [(body as { messageIds: string[] }).messageIds.length] : [],
    );
    expect(marked).toEqual([200, 30]);
    // And then the newest page alone again.
    await waitFor(() => expect(seen.slice(before).filter(({ method }) => method === 'GET')).toHaveLength(1));
  });

  const position = { kind: 'position', ids: { positionId: '0192a000-0000-7000-8000-000000000001' } };
  const about = (target: object | undefined) => [{ ...page(0, 1)[0], meta: target === undefined ? {} : { target } }];

  it('leads to what a message is about', async () => {
    const { here } = open(({ method }) => envelope(method === 'GET' ? about(position) : null), { as: 'employer' });
    await userEvent.click(await bell());
    await userEvent.click(await screen.findByRole('button', { name: '查看' }));
    await waitFor(() => expect(here()).toBe(`/hire/positionManagement/edit/${position.ids.positionId}`));
  });

  it.each([
    ['about nothing', undefined, {}],
    ['about what a seeker has no page for', position, {}],
    ['about what a member may not open', position, { as: 'employer', mayOpen: () => false }],
  ] as const)('offers no way on from a message %s', async (_what, target, reader) => {
    open(({ method }) => envelope(method === 'GET' ? about(target) : null), reader);
    await userEvent.click(await bell());
    await screen.findByText('消息 0');
    expect(screen.queryByRole('button', { name: '查看' })).toBeNull();
  });

  it('offers no way on from a message of a kind that only a newer page knows', async () => {
    open(() => newerEnvelope(about({ kind: 'toString', ids: {} })));
    await userEvent.click(await bell());
    await screen.findByText('消息 0');
    expect(screen.queryByRole('button', { name: '查看' })).toBeNull();
  });

  it('shows nothing of an error that kept it from loading', async () => {
    open(({ path }) => (path === '/job/message/list' ? httpError(500) : undefined));
    await userEvent.click(await bell());
    expect(await screen.findByRole('dialog', { name: '消息中心' })).toBeTruthy();
    expect(await screen.findByText('暂无消息')).toBeTruthy();
    expect(useNotices.getState().list).toEqual([]);
  });

  it('loads the list again when marking failed, and says nothing', async () => {
    const { seen } = open(({ path, method }) => {
      if (method === 'POST') return httpError(500);
      return path === '/job/message/list' ? envelope(page(0, 1)) : undefined;
    });
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await userEvent.click(await bell());
    await screen.findByText('消息 0');
    const before = seen.length;
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(seen.slice(before).map(({ method }) => method)).toEqual(['POST', 'GET']));
    expect(warn).toHaveBeenCalledOnce();
    expect(useNotices.getState().list).toEqual([]);
  });
});
