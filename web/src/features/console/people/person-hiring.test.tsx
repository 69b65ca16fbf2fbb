import type { SupportedApplication } from '@pinjian/contract/console-hiring.ts';
import { screen, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { envelope } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { PersonHiring } from './person-hiring.tsx';

afterEach(closeApp);

const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });

const application: SupportedApplication = {
  applicationId: 'application-1',
  positionTitle: '前端工程师',
  companyId: 'company-1',
  companyName: '云杉示例科技',
  state: 5,
  appliedAt: '2026-11-01T02:00:00.000Z',
  rounds: [
    {
      ordinal: 1,
      form: '视频',
      minutes: 45,
      state: 'held',
      invitedAt: '2026-11-02T02:00:00.000Z',
      expiresAt: '2026-11-09T02:00:00.000Z',
      offeredTimes: ['2026-11-05T02:00:00.000Z'],
      answeredAt: '2026-11-03T02:00:00.000Z',
      startsAt: '2026-11-05T02:00:00.000Z',
      proposedAt: null,
      noShow: null,
      endedAt: null,
    },
  ],
  offers: [
    {
      state: 'seen',
      versions: [
        { number: 2, sentAt: '2026-11-12T02:00:00.000Z', validUntil: '2026-11-19T15:59:59.000Z' },
        { number: 1, sentAt: '2026-11-10T02:00:00.000Z', validUntil: '2026-11-17T15:59:59.000Z' },
      ],
      seenAt: '2026-11-12T03:00:00.000Z',
      acceptedAt: null,
      endedAt: null,
    },
  ],
};

function open(records: readonly SupportedApplication[]) {
  return openPart(<PersonHiring personId="p" />, {
    as: 'employer',
    handle: () => envelope({ records, total: records.length === 0 ? 0 : records.length + 3 }),
  });
}

async function ask() {
  await user.click(await screen.findByRole('button', { name: '查看进展' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '用户来电询问面试安排' }));
  await user.click(dialog.getByRole('button', { name: '查看进展' }));
}

it('shows how rounds and offers stand once a reason was given, for one visit', async () => {
  const waiting = {
    ...application,
    applicationId: 'application-2',
    positionTitle: '测试工程师',
    rounds: [],
    offers: [],
  };
  const { seen, unmount } = open([waiting, application]);
  expect(seen).toEqual([]);
  await ask();
  const item = within(await screen.findByRole('region', { name: '前端工程师，云杉示例科技' }));
  expect(item.getByText(/第 1 轮，视频，45 分钟/)).toBeTruthy();
  expect(item.getByText(/10:00 发出第 1 版.*10:00 发出第 2 版.*11:00 查看/)).toBeTruthy();
  expect(screen.getByText('共 5 次，显示最近的 2 次')).toBeTruthy();
  expect(screen.queryByRole('region', { name: '测试工程师，云杉示例科技' })).toBeNull();
  expect(screen.getByText(/^还没有真人面试和Offer的 1 次投递：测试工程师，云杉示例科技/)).toBeTruthy();
  expect(seen.map(({ path, body }) => ({ path, body }))).toMatchObject([
    { path: '/admin/console/people/p/hiring', body: { reason: '用户来电询问面试安排' } },
  ]);
  unmount();
  open([application]);
  expect(await screen.findByRole('button', { name: '查看进展' })).toBeTruthy();
  expect(screen.queryByText(/前端工程师/)).toBeNull();
});

it('says so where there is nothing', async () => {
  open([]);
  await ask();
  expect(await screen.findByText('没有进行过的投递')).toBeTruthy();
});
