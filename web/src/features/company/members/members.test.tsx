import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { envelope, type Seen } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { JoinPanel } from './join-panel.tsx';
import { MemberSection } from './member-section.tsx';

afterEach(closeApp);

const request = {
  requestId: 'request-1',
  companyName: '青禾科技',
  note: '',
  state: 'pending',
  answer: '',
  createdAt: '2026-11-20T08:00:00.000Z',
  decidedAt: null,
};

describe('joining a company', () => {
  it('finds it by name, asks, and waits', async () => {
    let stored: object | null = null;
    const { seen } = openPart(<JoinPanel onJoined={async () => undefined} />, {
      as: 'employer',
      handle: ({ method, path }: Seen) => {
        if (path.endsWith('/company/search'))
          return envelope([{ companyId: 'company-9', name: '青禾科技', shortName: null }]);
        if (method === 'POST') stored = request;
        return envelope(method === 'POST' ? stored : { request: stored });
      },
    });
    await userEvent.type(await screen.findByRole('combobox', { name: '公司' }), '青禾');
    await userEvent.click(await screen.findByText('青禾科技'));
    await userEvent.click(screen.getByRole('button', { name: '申请加入' }));
    expect(await screen.findByText('等待答复')).toBeTruthy();
    expect(seen.find(({ method }) => method === 'POST')?.body).toMatchObject({
      targetCompanyId: 'company-9',
      note: '',
    });
  });

  it('is let in once the request is gone without being taken back', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let answered = false;
    const joined = vi.fn(async () => undefined);
    openPart(<JoinPanel onJoined={joined} />, {
      as: 'employer',
      handle: () => envelope({ request: answered ? null : request }),
    });
    expect(await screen.findByText('等待答复')).toBeTruthy();
    answered = true;
    await vi.advanceTimersByTimeAsync(9000);
    await waitFor(() => expect(joined).toHaveBeenCalledOnce());
  });

  it.each([
    ['撤回申请', 1],
    [/取\s?消/, 0],
  ])('is taken back only after a question: %s', async (answer, times) => {
    const { seen } = openPart(<JoinPanel onJoined={async () => undefined} />, {
      as: 'employer',
      handle: ({ method }: Seen) => envelope(method === 'POST' ? request : { request }),
    });
    const taken = () => seen.filter(({ path }) => path.endsWith('/join/cancel'));
    await userEvent.click(await screen.findByRole('button', { name: '撤回申请' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('撤回加入「青禾科技」的申请？')).toBeTruthy();
    expect(taken()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: answer }));
    await waitFor(() => expect(taken()).toHaveLength(times));
  });

  it('says why it was refused, and lets one ask again', async () => {
    openPart(<JoinPanel onJoined={async () => undefined} />, {
      as: 'employer',
      handle: () => envelope({ request: { ...request, state: 'refused', answer: '请用公司邮箱联系' } }),
    });
    expect(await screen.findByText('「青禾科技」没有同意您的申请：请用公司邮箱联系')).toBeTruthy();
    expect(screen.getByRole('button', { name: '申请加入' })).toBeTruthy();
  });
});

const owner = {
  memberId: 'employer-1',
  name: '周管理',
  phone: '138****8000',
  role: 'owner',
  joinedAt: '2026-11-01T08:00:00.000Z',
  isMe: true,
};
const waiting = {
  requestId: 'request-1',
  name: '138****0001',
  phone: '138****0001',
  note: '招聘组',
  createdAt: owner.joinedAt,
};

describe('the members', () => {
  it('are let in by an owner, with a role', async () => {
    const { seen } = openPart(<MemberSection onLeft={() => undefined} onLeaveAlone={() => undefined} />, {
      as: 'employer',
      permissions: ['member.write'],
      handle: ({ method }) =>
        envelope(
          method === 'GET'
            ? { members: [owner], requests: [waiting] }
            : {
                members: [owner, { ...owner, memberId: 'b', name: '138****0001', role: 'recruiter', isMe: false }],
                requests: [],
              },
        ),
    });
    expect(await screen.findByText('“招聘组”')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '同意' }));
    expect(await screen.findByRole('button', { name: '移出' })).toBeTruthy();
    expect(seen.find(({ method }) => method === 'POST')?.body).toMatchObject({
      requestId: 'request-1',
      accept: true,
      role: 'recruiter',
    });
  });

  it('only see one another without that permission', async () => {
    openPart(<MemberSection onLeft={() => undefined} onLeaveAlone={() => undefined} />, {
      as: 'employer',
      handle: () => envelope({ members: [owner], requests: [] }),
    });
    expect(await screen.findByText('管理员')).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('button', { name: '移出' })).toBeNull();
  });

  it('leave when there are others, and are shown another way out when they are alone', async () => {
    const members = [owner, { ...owner, memberId: 'b', name: '138****0001', isMe: false }];
    const onLeaveAlone = vi.fn<() => void>();
    const part = <MemberSection onLeft={() => undefined} onLeaveAlone={onLeaveAlone} />;
    const together = openPart(part, { as: 'employer', handle: () => envelope({ members, requests: [] }) });
    await screen.findAllByText('管理员');
    await userEvent.click(screen.getByRole('button', { name: '退出公司' }));
    expect(await screen.findByText('退出公司？')).toBeTruthy();
    expect(onLeaveAlone).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    together.unmount();
    const alone = openPart(part, { as: 'employer', handle: () => envelope({ members: [owner], requests: [] }) });
    await screen.findByText('管理员');
    await userEvent.click(screen.getByRole('button', { name: '退出公司' }));
    expect(onLeaveAlone).toHaveBeenCalledOnce();
    expect(alone.seen.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});
