import type { ListedInterview, ListedInvitation } from '@pinjian/contract/application-interview.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleApplication, sampleInvitation } from '#web/testing/application.ts';
import { sampleMyRound } from '#web/testing/my-round.ts';
import { envelope } from '#web/testing/fake-server.ts';
import { closeApp, openApp } from '#web/testing/open-app.tsx';

afterEach(closeApp);

const invitedPath = '/job/application/invitation';

/** An invitation to the position of this title that waits for an answer. */
function invited(title: string, change: Partial<ListedInvitation['invitation']> = {}): ListedInvitation {
  const state = change.state ?? 'pending';
  return {
    interviewId: null,
    kind: 'position',
    title,
    companyName: '云杉示例科技',
    state: null,
    status: state === 'pending' ? 0 : 3,
    windowEndsAt: '2036-11-27T10:00:00+08:00',
    createdAt: '2026-11-20T10:00:00+08:00',
    startedAt: null,
    endedAt: state === 'pending' ? null : '2026-11-21T09:00:00+08:00',
    complete: false,
    feedbackReady: false,
    round: null,
    invitation: {
      invitationId: `invitation ${title}`,
      positionId: 'position-1',
      state,
      answer: state === 'pending' ? { from: 3, version: 4 } : null,
      outline:
        state === 'pending'
          ? {
              questionCount: 7,
              minutes: 30,
              followUps: 3,
              topics: [
                { name: '专业能力', questions: 5, minutes: 22 },
                { name: '沟通协作', questions: 2, minutes: 8 },
              ],
              skills: [],
            }
          : null,
      ...change,
    },
  };
}

function openList(records: readonly ListedInterview[], refuse?: () => Response) {
  let list = records;
  const application = sampleApplication({ state: 31, invitation: sampleInvitation({ state: 'accepted' }) });
  return openApp('/seeker/interview', {
    as: 'seeker',
    handle: (seen) => {
      if (seen.path === '/interview/list') {
        return envelope({ records: list, total: list.length, current: 1, pageSize: 10, totalCapped: false });
      }
      if (seen.path.startsWith(invitedPath)) {
        const refused = refuse?.();
        list = [];
        if (refused !== undefined) return refused;
        return envelope(seen.path.endsWith('accept') ? { application, interviewId: 'interview-new' } : application);
      }
      if (seen.path === '/resume/job-hunter/resume/list') {
        return envelope({ records: [], total: 0, current: 1, pageSize: 10, totalCapped: false });
      }
      return undefined;
    },
  });
}

const cardOf = async (title: string) => {
  const item = (await screen.findByText(title)).closest('li');
  if (item === null) throw new Error(`${title} stands in no list`);
  return within(item);
};

describe('an invitation among the interviews', () => {
  it('tells from whom, until when and what it involves, and accepting leads to its preparation', async () => {
    const { here, seen } = openList([invited('前端工程师')]);
    const card = await cardOf('前端工程师');
    expect(card.getByText('未开始')).toBeTruthy();
    expect(card.getByText('职位面试邀请 · 云杉示例科技')).toBeTruthy();
    expect(card.getByText(/^请在 2036-11-27 10:00 前答复/)).toBeTruthy();
    expect(card.getByText(/7 个主要问题，约 30 分钟。会问到：专业能力 5 题、沟通协作 2 题/)).toBeTruthy();
    expect(card.getByRole('link', { name: '前端工程师' }).getAttribute('href')).toBe(
      '/seeker/job/job-details/position-1',
    );
    await userEvent.click(card.getByRole('button', { name: '接受邀请：前端工程师' }));
    await waitFor(() => expect(here()).toBe('/seeker/interview/ai/preparation?interviewId=interview-new'));
    const sent = seen.find((one) => one.path === `${invitedPath}/accept`)?.body;
    expect(sent).toMatchObject({ invitationId: 'invitation 前端工程师', from: 3, version: 4 });
  });

  it('declined with a word is asked for anew and gone', async () => {
    const { seen } = openList([invited('前端工程师')]);
    const card = await cardOf('前端工程师');
    await userEvent.click(card.getByRole('button', { name: '谢绝：前端工程师' }));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.type(sheet.getByRole('textbox'), '下周再约');
    await userEvent.click(sheet.getByRole('button', { name: '谢绝邀请' }));
    expect(await screen.findByText('还没有面试')).toBeTruthy();
    expect(seen.find((one) => one.path === `${invitedPath}/decline`)?.body).toMatchObject({
      note: '下周再约',
      from: 3,
    });
  });

  it('that was taken back meanwhile says so, and the list is asked for anew', async () => {
    const refuse = () => envelope(null, { code: 40944, message: '这份邀请已过期或已收回' });
    const { here } = openList([invited('前端工程师')], refuse);
    await userEvent.click(await screen.findByRole('button', { name: '接受邀请：前端工程师' }));
    expect(await screen.findByText('这份邀请已过期或已收回')).toBeTruthy();
    expect(await screen.findByText('还没有面试')).toBeTruthy();
    expect(here()).toBe('/seeker/interview');
  });

  it.each([
    ['expired', '已过期', /^已于 2036-11-27 10:00 过期/],
    ['declined', '已谢绝', /^已谢绝于 2026-11-21 09:00/],
    ['takenBack', '已收回', /^已收回于 2026-11-21 09:00/],
  ] as const)('that is %s reads %s, without an answer', async (state, label, when) => {
    openList([invited('前端工程师', { state })]);
    const card = await cardOf('前端工程师');
    expect(card.getByText(label)).toBeTruthy();
    expect(card.getByText(when)).toBeTruthy();
    expect(card.queryByRole('button')).toBeNull();
  });
});

it('asks for the list and for what stands above it at once', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<Response>();
  const empty = { records: [], total: 0, current: 1, pageSize: 10, totalCapped: false };
  const { seen } = openApp('/seeker/interview?status=2', {
    as: 'seeker',
    handle: (one) => {
      if (one.path === '/interview/list') return one.query['side'] === 'people' ? answered : envelope(empty);
      if (one.path === '/resume/job-hunter/resume/list') return envelope(empty);
      return undefined;
    },
  });
  const lists = () => seen.filter(({ path }) => path === '/interview/list').map(({ query }) => query['side'] ?? 'all');
  // Nothing has been answered to the first of them yet.
  await waitFor(() => expect(lists().toSorted()).toEqual(['all', 'people']));
  answer(envelope(empty));
  expect(await screen.findByText('没有符合条件的面试')).toBeTruthy();
  expect(lists()).toHaveLength(2);
});

describe('a round with people among the interviews', () => {
  const listed = (changes: Parameters<typeof sampleMyRound>[0] = {}): ListedInterview => ({
    interviewId: null,
    invitation: null,
    round: sampleMyRound(changes),
  });

  it('tells for what, when, where, with whom and what to bring; the next one stands above the list', async () => {
    openList([listed()]);
    const next = within(await screen.findByRole('region', { name: '下一场面试' }));
    expect(next.getByText('云杉示例科技 · 前端工程师')).toBeTruthy();
    expect(next.getByText('11月24日 周一 14:00–15:00')).toBeTruthy();
    expect(next.getByRole('timer').textContent).toMatch(/天/);
    expect(next.getByRole('link').getAttribute('href')).toBe('https://meeting.example/1');
    const list = within(screen.getByRole('region', { name: '面试列表' }));
    expect(await list.findByText('真人面试 · 云杉示例科技')).toBeTruthy();
    expect(list.getByText('面试官：王一')).toBeTruthy();
    expect(list.getByText('请带上作品')).toBeTruthy();
  });

  it('is found by who asks the questions; the kinds are those of AI interviews', async () => {
    const { here, seen } = openList([listed()]);
    await userEvent.click(await screen.findByRole('button', { name: '真人面试' }));
    expect(here()).toBe('/seeker/interview?side=people');
    await waitFor(() =>
      expect(seen.findLast((one) => one.path === '/interview/list')?.query).toMatchObject({ side: 'people' }),
    );
    expect(screen.queryByRole('combobox', { name: '按类型筛选' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'AI面试' }));
    expect(here()).toBe('/seeker/interview?side=ai');
    expect(await screen.findByRole('combobox', { name: '按类型筛选' })).toBeTruthy();
  });

  it('that is over has no countdown', async () => {
    openList([
      listed({ state: 'held', interviewStatus: 1, startsAt: '2026-11-01T06:00:00Z', endsAt: '2026-11-01T07:00:00Z' }),
    ]);
    expect(await screen.findByText('真人面试 · 云杉示例科技')).toBeTruthy();
    expect(screen.queryByRole('region', { name: '下一场面试' })).toBeNull();
  });
});
