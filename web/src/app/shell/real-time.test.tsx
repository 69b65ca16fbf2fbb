import { rolePermissions } from '@pinjian/contract/permissions.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemberSection } from '#features/company/members/member-section.tsx';
import { envelope } from '#web/testing/fake-server.ts';
import { closeApp, openApp } from '#web/testing/open-app.tsx';
import { agentOf } from '#web/testing/answers/agent.ts';
import { patience } from '#web/testing/patience.ts';
import { userInfoOf } from '#web/testing/answers/account.ts';
import { openPart } from '#web/testing/open-part.tsx';
import { RealTime } from './real-time.tsx';

/** The sockets of the page, as the browser would open them. */
const sockets: FakeSocket[] = [];

class FakeSocket extends EventTarget {
  constructor() {
    super();
    sockets.push(this);
  }
  send(): void {}
  close(): void {}
  say(event: 'connected' | 'messages' | 'agents'): void {
    const data = JSON.stringify({ event, at: '2026-11-23T08:00:00Z' });
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

beforeEach(() => {
  sockets.length = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(closeApp);

/** The channel says first that it is there, and then that there is news. */
async function push() {
  await waitFor(() => expect(sockets.length).toBeGreaterThan(0));
  act(() => {
    sockets.at(-1)?.say('connected');
    sockets.at(-1)?.say('messages');
  });
}

describe('what is told at once', () => {
  it('a member whose role was changed leaves the page that it does not open any more', async () => {
    let permissions: readonly string[] = rolePermissions.owner;
    const { here } = openApp('/hire/my/wallet', {
      as: 'employer',
      handle: ({ path }) =>
        path === '/admin/user/info' ? envelope({ ...userInfoOf('employer'), permissions }) : undefined,
    });
    await waitFor(() => expect(sockets).toHaveLength(1));
    expect(here()).toBe('/hire/my/wallet');
    permissions = rolePermissions.interviewer;
    await push();
    await waitFor(() => expect(here()).toBe('/no-permission'));
  });

  it('who asks to be let in appears among the members who are looked at', async () => {
    const request = {
      requestId: 'request-1',
      name: '周宁',
      phone: '138****0021',
      note: '',
      createdAt: '2026-11-23T07:00:00Z',
    };
    let requests: (typeof request)[] = [];
    const members = [
      {
        memberId: 'member-1',
        name: '陈越',
        phone: '138****0017',
        role: 'owner',
        joinedAt: '2026-11-01T07:00:00Z',
        isMe: true,
      },
    ];
    openPart(
      <>
        <RealTime />
        <MemberSection onLeft={() => {}} onLeaveAlone={() => {}} />
      </>,
      {
        as: 'employer',
        permissions: rolePermissions.owner,
        handle: ({ path }) =>
          path === '/admin/user/info'
            ? envelope(userInfoOf('employer'))
            : path === '/service/job-hunter/company/member/list'
              ? envelope({ members, requests })
              : undefined,
      },
    );
    expect(await screen.findByText('陈越')).toBeTruthy();
    requests = [request];
    await push();
    expect(await screen.findByText('周宁')).toBeTruthy();
  });

  it('what an agent asks stands on the page that is open, and nothing else is asked for again', async () => {
    let waiting = 0;
    const { seen } = openApp('/seeker/agents', {
      as: 'seeker',
      handle: ({ path }) =>
        path === '/agent/list' ? envelope({ agents: [agentOf({ waiting })], waiting, switchedOff: [] }) : undefined,
    });
    await screen.findByRole('link', { name: '投递助手' }, patience);
    await waitFor(() => expect(sockets).toHaveLength(1), patience);
    const before = seen.filter(({ path }) => path !== '/agent/list').length;
    waiting = 3;
    act(() => {
      sockets.at(-1)?.say('connected');
      sockets.at(-1)?.say('agents');
    });
    expect(await screen.findByText('3 件等您', {}, patience)).toBeTruthy();
    // The first frame of all covers what happened while the page opened: messages, once.
    expect(seen.filter(({ path }) => path !== '/agent/list').length - before).toBeLessThanOrEqual(1);
  });
});
