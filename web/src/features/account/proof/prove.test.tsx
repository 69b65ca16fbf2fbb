import { createChallenge, pbkdf2, solveChallenge } from 'altcha/lib';
import type { Challenge } from 'altcha/lib';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { envelope } from '#web/testing/fake-server.ts';
import type { Seen } from '#web/testing/fake-server.ts';
import { closeApp, openApp } from '#web/testing/open-app.tsx';

const phone = '13800138000';
const wanted = 42910;

/** A worker of this process: `work` is what altcha's own worker does with what it is told. */
function workersThat(work: (challenge: Challenge) => Promise<object | null>) {
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(told: { type: string; challenge: Challenge }) {
        const answer = told.type === 'work' ? work(told.challenge) : Promise.resolve(null);
        void answer.then((data) => this.dispatchEvent(new MessageEvent('message', { data })));
      }
      terminate() {
        return undefined;
      }
    },
  );
}

const solving = (challenge: Challenge) => solveChallenge({ challenge, deriveKey: pbkdf2.deriveKey });

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  closeApp();
});

/** A server that asks for `rounds` proofs before it sends a code; answers what it saw of each call. */
async function openAsking(rounds: number) {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 3,
    deriveKey: pbkdf2.deriveKey,
  });
  let left = rounds;
  const { seen } = openApp('/login', {
    handle: (one: Seen) => {
      if (one.path !== '/admin/sms/send') return undefined;
      left -= 1;
      return left < 0
        ? envelope({ retryAfter: 60 })
        : envelope({ challenge }, { code: wanted, message: '请先完成安全验证' });
    },
  });
  await screen.findByRole('button', { name: '登录' });
  await userEvent.type(screen.getByLabelText('手机号'), phone);
  await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
  return { challenge, bodies: () => seen.map((one) => one.body as { phone: string; altcha?: string }) };
}

const errorToasts = () => within(screen.getByRole('alert'));

describe('a code that takes a proof of work', () => {
  it('is sent once the proof is made, and the countdown begins', async () => {
    workersThat(solving);
    const { challenge, bodies } = await openAsking(1);
    await screen.findByRole('button', { name: '60s 后重发' });
    const [first, second] = bodies();
    expect(first).toEqual({ phone, smsType: '1' });
    expect(JSON.parse(atob(second?.altcha ?? ''))).toMatchObject({ challenge, solution: { counter: 3 } });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('makes another proof where the first came too late, but not for ever', async () => {
    workersThat(solving);
    const { bodies } = await openAsking(9);
    expect(await errorToasts().findByText(/^安全验证没有完成，请稍后再试/)).toBeTruthy();
    expect(bodies().length).toBe(4);
    expect(screen.getByRole('button', { name: '获取验证码' }).getAttribute('aria-disabled')).toBe('false');
  });

  it('says what goes on, and can be given up', async () => {
    workersThat(() => new Promise(() => undefined));
    const { bodies } = await openAsking(1);
    const dialog = within(await screen.findByRole('dialog', { name: '正在进行安全验证…' }));
    await userEvent.click(dialog.getByRole('button', { name: '取消' }));
    expect(await errorToasts().findByText('已取消安全验证，验证码没有发送')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies().length).toBe(1);
  });

  it('says what to do where a browser cannot make it', async () => {
    workersThat(async () => ({ error: 'no cryptography here' }));
    await openAsking(1);
    expect(await errorToasts().findByText(/请更新浏览器或换一台设备$/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
