import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { envelope, httpError, type Seen } from '#web/testing/fake-server.ts';
import { openPart } from '#web/testing/open-part.tsx';
import DemoOffer from './demo-offer.tsx';

const account = { phone: '13900000003', kind: 'employer', label: '企业负责人', description: '20 个职位' };
const ready = { state: 'ready', done: 0, of: 0, accounts: [account] };

afterEach(() => vi.restoreAllMocks());

function open(worlds: readonly (object | Response)[], code: string | null = '123456') {
  const left = [...worlds];
  const props = {
    sendCode: vi.fn(async () => 60),
    signIn: vi.fn(async () => undefined),
    onSignedIn: vi.fn(async () => undefined),
  };
  const handle = (seen: Seen): Response | undefined => {
    if (seen.path === '/sandbox/demo') {
      const next = left.length > 1 ? left.shift() : left[0];
      return next instanceof Response ? next.clone() : envelope(next);
    }
    if (seen.path !== '/sandbox/sms') return undefined;
    return envelope({
      records: code === null ? [] : [{ phone: account.phone, code, sentAt: '2026-11-20T02:00:00.000Z' }],
    });
  };
  return { ...openPart(<DemoOffer {...props} />, { as: 'seeker', handle }), ...props };
}

describe('the offer of demo accounts', () => {
  it('signs in by one press, with the code that the sandbox shows', async () => {
    const { sendCode, signIn, onSignedIn } = open([ready]);
    await userEvent.click(await screen.findByRole('button', { name: /企业负责人/ }));
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(sendCode).toHaveBeenCalledWith(account.phone);
    expect(signIn).toHaveBeenCalledWith('employer', account.phone, '123456');
  });

  it('tells how far it is while the world is made, then offers it', async () => {
    open([{ state: 'making', done: 3, of: 9, accounts: [] }, ready]);
    expect(await screen.findByText(/演示数据正在生成 3\/9/)).toBeTruthy();
    expect(screen.getByRole('progressbar')).toBeTruthy();
    expect(await screen.findByRole('button', { name: /企业负责人/ }, { timeout: 20_000 })).toBeTruthy();
  });

  it('says why nobody can be signed in, and lets try again', async () => {
    const { sendCode } = open([ready], null);
    sendCode.mockRejectedValue(new Error('offline'));
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: /企业负责人/ });
    await userEvent.click(button);
    expect(await screen.findByText('登录没有成功，请稍后再试')).toBeTruthy();
    expect(button.disabled).toBe(false);
  });

  it.each([
    ['where there is no demo world', { state: 'none', done: 0, of: 0, accounts: [] }],
    ['away from this machine', httpError(404)],
  ])('is nothing %s', async (_where, world) => {
    const { seen } = open([world]);
    await waitFor(() => expect(seen.some(({ path }) => path === '/sandbox/demo')).toBe(true));
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
