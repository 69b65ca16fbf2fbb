import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { SandboxPayment } from '@pinjian/contract/sandbox-payment.ts';
import { envelope, type Seen } from '#web/testing/fake-server.ts';
import { openPart } from '#web/testing/open-part.tsx';
import { CashierPage } from './cashier-page.tsx';

const tradeNo = '0'.repeat(32);
const waiting: SandboxPayment = {
  tradeNo,
  subject: '聘见 求职月卡',
  fen: 18_900,
  state: 'waiting',
  paidFen: null,
  refundedFen: 0,
  noticesToCome: 0,
  createdAt: '2026-11-23T02:00:00.000Z',
  paidAt: null,
};
const paid = { ...waiting, state: 'paid', paidFen: 18_900, paidAt: '2026-11-23T02:01:00.000Z' } as const;

function open(trade: SandboxPayment | null) {
  const acts: object[] = [];
  const handle = (seen: Seen): Response | undefined => {
    if (seen.path === '/api/sandbox/payment') return envelope({ record: trade });
    if (seen.path !== '/api/sandbox/payment/act') return undefined;
    acts.push(seen.body as object);
    return envelope({ record: paid, answers: [200] });
  };
  openPart(<CashierPage tradeNo={tradeNo} returnPath="/seeker/my/wallet" />, { as: 'seeker', handle });
  return acts;
}

describe('the cashier of the sandbox', () => {
  it('says that no money moves, and pays', async () => {
    const acts = open(waiting);
    expect(await screen.findByText('189元')).toBeTruthy();
    expect(screen.getByText(/不会真正收款/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '支付' }));
    expect(await screen.findByText('已支付')).toBeTruthy();
    expect(acts).toMatchObject([{ tradeNo, act: 'pay' }]);
    expect(screen.getByRole('button', { name: '重复通知三次' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '支付' })).toBeNull();
    expect(screen.getByRole('link', { name: '返回商户' }).getAttribute('href')).toBe('/seeker/my/wallet');
  });

  it('pays another amount, in fen', async () => {
    const acts = open(waiting);
    await userEvent.type(await screen.findByLabelText('其他金额（元）'), '0.01');
    await userEvent.click(screen.getByRole('button', { name: '支付其他金额' }));
    expect(await screen.findByText('已支付')).toBeTruthy();
    expect(acts).toMatchObject([{ act: 'otherAmount', fen: 1 }]);
  });

  it('of what was closed offers to pay it all the same, and of what is not there says so', async () => {
    open({ ...waiting, state: 'closed' });
    expect(await screen.findByRole('button', { name: '关闭后支付' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '支付失败' })).toBeNull();
  });

  it('has nothing to show of a number that nobody knows', async () => {
    open(null);
    expect(await screen.findByText('没有找到这笔支付')).toBeTruthy();
  });
});
