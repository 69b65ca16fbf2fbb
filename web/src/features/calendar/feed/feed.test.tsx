import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CalendarFeed } from '@pinjian/contract/calendar-feed.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { envelope, type Seen } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { patience } from '#web/testing/patience.ts';
import { FeedSection } from './feed-section.tsx';
import { wholeAddress } from '#lib/whole-address.ts';

afterEach(closeApp);

function open(start: CalendarFeed | null) {
  let feed = start;
  let made = 0;
  return openPart(<FeedSection />, {
    as: 'seeker',
    handle({ path, method }: Seen) {
      if (path !== '/job/calendar/feed') return undefined;
      if (method === 'GET') return envelope({ feed });
      if (method === 'DELETE') {
        feed = null;
        return envelope(null);
      }
      made += 1;
      feed = { createdAt: '2026-11-20T02:00:00Z', readAt: null };
      return envelope({ url: `/api/calendar/token-${made}.ics`, feed });
    },
  });
}

const address = () => screen.getByLabelText<HTMLInputElement>('订阅地址').value;

describe('日历订阅', () => {
  it('shows the address once, to be copied, and takes it back', async () => {
    open(null);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: '生成订阅地址' }));
    expect(await screen.findByText(/地址只显示这一次/)).toBeTruthy();
    expect(address()).toBe(`${location.origin}/api/calendar/token-1.ics`);
    await user.click(screen.getByRole('button', { name: '复制地址' }));
    expect(await screen.findByText('订阅地址已复制')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(address());
    await user.click(screen.getByRole('button', { name: '停用订阅' }));
    await screen.findByText('停用日历订阅？', {}, patience);
    await user.click(screen.getAllByRole('button', { name: '停用订阅' }).at(-1) ?? document.body);
    await waitFor(() => expect(screen.queryByLabelText('订阅地址')).toBeNull());
    expect(await screen.findByRole('button', { name: '生成订阅地址' })).toBeTruthy();
  });

  it('says when it was read, never the address again, and asks before it is replaced', async () => {
    const { seen } = open({ createdAt: '2026-11-19T02:00:00Z', readAt: '2026-11-20T02:00:00Z' });
    expect(await screen.findByText(/最近读取/)).toBeTruthy();
    expect(screen.queryByLabelText('订阅地址')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '更换地址' }));
    expect(await screen.findByText('更换订阅地址？', {}, patience)).toBeTruthy();
    expect(seen.some(({ method }) => method === 'POST')).toBe(false);
    await userEvent.click((await screen.findAllByRole('button', { name: '更换地址' })).at(-1) ?? document.body);
    await waitFor(() => expect(address()).toContain('token-1.ics'));
  });

  it('is whole whatever the server knows of its name', () => {
    expect(wholeAddress('/api/calendar/x.ics', 'https://a.example')).toBe('https://a.example/api/calendar/x.ics');
    expect(wholeAddress('https://b.example/api/calendar/x.ics', 'https://a.example')).toBe(
      'https://b.example/api/calendar/x.ics',
    );
  });
});
