import type { PersonalData } from '@pinjian/contract/account-personal-data.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { envelope } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { ExportRow } from './export-row.tsx';
import { lookAgainMs } from './model.ts';

const minute = 60_000;

function data(state: 'working' | 'ready' | 'removed', nextExportAt: string | null): PersonalData {
  const isReady = state === 'ready';
  return {
    export: {
      state,
      done: 1,
      total: 2,
      requestedAt: '2026-11-20T09:00:00+08:00',
      expiresAt: isReady ? '2026-11-27T09:00:00+08:00' : null,
      url: isReady ? '/files/archive?signature=x' : null,
      size: isReady ? 2048 : null,
    },
    nextExportAt,
    deletion: null,
    blockedBy: null,
    isOnlyMember: false,
  };
}

afterEach(closeApp);

describe('导出我的数据', () => {
  it('an archive of a day ago can be downloaded, and another one asked for', async () => {
    const { seen } = openPart(<ExportRow data={data('ready', null)} />, {
      as: 'seeker',
      handle: ({ path }) => (path.startsWith('/admin/user/') ? envelope(data('working', null)) : undefined),
    });
    expect((await screen.findByRole('link', { name: '下载' })).getAttribute('href')).toContain('/files/archive');
    await userEvent.click(screen.getByRole('button', { name: '重新导出' }));
    await userEvent.click(await screen.findByRole('button', { name: '开始导出' }));
    await screen.findByText('请输入验证码');
    expect(seen.filter(({ method }) => method === 'POST')).toEqual([]);
    await userEvent.type(screen.getByRole('textbox'), '123456');
    await userEvent.click(screen.getByRole('button', { name: '开始导出' }));
    await waitFor(() => expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(1));
    expect(seen.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/admin/user/personalData/export',
      body: { code: '123456' },
    });
  });

  it('one of today is not asked for again', async () => {
    openPart(<ExportRow data={data('ready', '2026-11-21T09:00:00+08:00')} />, {
      as: 'seeker',
      handle: () => undefined,
    });
    await screen.findByRole('link', { name: '下载' });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('asks for a fresh address while the page stays open: each is good for ten minutes', () => {
    const { export: ready } = data('ready', null);
    expect(lookAgainMs(ready)).toBeLessThan(10 * minute);
    expect(lookAgainMs(data('working', null).export)).toBeLessThan(minute);
    for (const over of [null, data('removed', null).export]) expect(lookAgainMs(over)).toBe(false);
  });
});
