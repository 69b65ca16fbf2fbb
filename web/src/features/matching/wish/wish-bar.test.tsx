import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyWish, type WishesView } from '@pinjian/contract/matching-wish.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { envelope, httpError } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { WishSection } from '../settings/wish-section.tsx';
import { WishBar } from './wish-bar.tsx';

afterEach(closeApp);

const nothing: WishesView = {
  version: 1,
  content: { wishes: [], jobTypes: [], recruitTypes: [], arrival: null },
  cities: [],
  prefilled: [],
  personalOrder: true,
  skipped: [],
  toAsk: [],
};
const frontend = { ...emptyWish(), position: '前端开发', cityCodes: ['101210100'], salaryMin: 1_500_000 };
const some: WishesView = {
  ...nothing,
  content: { ...nothing.content, wishes: [frontend] },
  cities: [{ code: '101210100', name: '杭州' }],
};

describe('what one looks for, above the positions', () => {
  it('is a chip for each wish, which opens the editor with what is there', async () => {
    openPart(<WishBar />, {
      as: 'seeker',
      handle: ({ path }) => (path === '/job/recommendation/wishes' ? envelope(some) : undefined),
    });
    await userEvent.click(await screen.findByRole('button', { name: '前端开发 · 杭州 · 15K以上' }));
    const editor = await screen.findByRole('dialog');
    expect(within(editor).getByRole<HTMLInputElement>('textbox', { name: '职位' }).value).toBe('前端开发');
    expect(within(editor).getByRole('button', { name: '15K以上' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('is asked for where nothing is known, and tried again where it could not be had', async () => {
    let fails = true;
    openPart(<WishBar />, {
      as: 'seeker',
      handle: () => (fails ? httpError(500) : envelope(nothing)),
    });
    const again = await screen.findByRole('button', { name: '重试' });
    fails = false;
    await userEvent.click(again);
    expect(await screen.findByRole('button', { name: '填写求职意向' })).toBeTruthy();
  });
});

describe('求职意向 in the settings', () => {
  it('switches the personal order off with the version that was read, and back where that is refused', async () => {
    let refuses = false;
    const { seen } = openPart(<WishSection />, {
      as: 'seeker',
      handle: ({ method }) => {
        if (method === 'GET') return envelope(some);
        return refuses ? httpError(500) : envelope({ ...some, version: 2, personalOrder: false });
      },
    });
    const order = await screen.findByRole('switch', { name: '个性化推荐' });
    expect(order.getAttribute('aria-checked')).toBe('true');
    await userEvent.click(order);
    expect(seen.find(({ method }) => method === 'POST')?.body).toMatchObject({ version: 1, personalOrder: false });
    await expect.poll(() => order.getAttribute('aria-checked')).toBe('false');
    refuses = true;
    await userEvent.click(order);
    expect(await screen.findByText('服务器内部错误，请稍后再试')).toBeTruthy();
    await expect.poll(() => order.getAttribute('aria-checked')).toBe('false');
  });
});
