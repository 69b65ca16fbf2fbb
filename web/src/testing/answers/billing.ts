import type { Order } from '@pinjian/contract/billing-order.ts';
import type { Payment } from '@pinjian/contract/billing-payment.ts';
import type { listPrices } from '@pinjian/contract/billing-price.ts';
import type { Refund } from '@pinjian/contract/billing-refund.ts';
import type { LotView, UseQuote, WalletOverview } from '@pinjian/contract/billing-use.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import type { Role } from '#lib/session.ts';
import { idOf } from './ids.ts';

type Prices = Answer<typeof listPrices>;

/** What is on sale to a seeker, or to a company. */
export function pricesOf(role: Role): Prices {
  if (role === 'employer') {
    return {
      products: [
        { product: 'recharge500', label: '充值 500 元', fen: 50_000, unit: 'credit', units: 500, days: null },
        { product: 'recharge1000', label: '充值 1000 元', fen: 100_000, unit: 'credit', units: 1000, days: null },
      ],
      uses: [
        { item: 'contact', label: '交换联系方式', unit: 'credit', units: 20 },
        { item: 'aiInterview', label: 'AI面试', unit: 'credit', units: 5 },
      ],
      freeSimulations: null,
    };
  }
  return {
    products: [
      { product: 'simulations5', label: '模拟面试 5 次', fen: 5900, unit: 'simulation', units: 5, days: null },
      { product: 'monthCard', label: '求职月卡', fen: 18_900, unit: 'simulation', units: 30, days: 30 },
    ],
    uses: [{ item: 'simulation', label: '模拟面试', unit: 'simulation', units: 1 }],
    freeSimulations: 3,
  };
}

/** A month card of which nothing is used. */
export function lotOf(changes: Partial<LotView> = {}): LotView {
  return {
    lotId: idOf('lot-1'),
    origin: 'order',
    product: 'monthCard',
    label: '求职月卡',
    orderId: idOf('order-1'),
    unit: 'simulation',
    units: 30,
    unitsLeft: 30,
    unitsHeld: 0,
    fenLeft: 18_900,
    issuedAt: '2026-11-20T02:00:00Z',
    expiresAt: '2026-12-20T02:00:00Z',
    ...changes,
  };
}

/** The wallet of who has bought nothing: a seeker has the free simulations of the month, a company nothing. */
export function overviewOf(role: Role, changes: Partial<WalletOverview> = {}): WalletOverview {
  const isCompany = role === 'employer';
  return {
    unit: isCompany ? 'credit' : 'simulation',
    available: isCompany ? 0 : 3,
    held: 0,
    month: { taken: 0, held: 0, released: 0 },
    lots: [],
    freeSimulations: isCompany ? null : { each: 3, left: 3, until: '2026-11-30T16:00:00Z' },
    allowance: null,
    lowBalance: isCompany ? { below: 100, isLow: false } : null,
    mayManage: isCompany,
    ...changes,
  };
}

/** What one AI interview costs a company that has plenty. */
export function quoteOf(changes: Partial<UseQuote> = {}): UseQuote {
  return {
    item: 'aiInterview',
    unit: 'credit',
    count: 1,
    each: 5,
    total: 5,
    available: 980,
    mayComeBack: 5,
    enough: true,
    allowanceLeft: null,
    ...changes,
  };
}

/** A payment at the sandbox's cashier that waits for its payer. */
export function paymentOf(changes: Partial<Payment> = {}): Payment {
  return {
    paymentId: idOf('payment-1'),
    channel: 'sandbox',
    state: 'open',
    fen: 18_900,
    receivedFen: null,
    url: '/sandbox/cashier/0123456789abcdef0123456789abcdef',
    bank: null,
    createdAt: '2026-11-20T02:00:00Z',
    paidAt: null,
    ...changes,
  };
}

/** A month card that was just ordered. */
export function orderOf(changes: Partial<Order> = {}): Order {
  return {
    orderId: idOf('order-1'),
    number: '20261120000000000001',
    product: 'monthCard',
    title: '求职月卡',
    unit: 'simulation',
    units: 30,
    days: 30,
    fen: 18_900,
    state: 'open',
    closedWhy: null,
    refundedFen: 0,
    createdAt: '2026-11-20T02:00:00Z',
    expiresAt: new Date(Date.now() + 29 * 60_000).toISOString(),
    paidAt: null,
    madeBy: null,
    payments: [],
    ...changes,
  };
}

/** A refund that waits for us. */
export function refundOf(changes: Partial<Refund> = {}): Refund {
  return {
    refundId: idOf('refund-1'),
    fen: 10_000,
    state: 'requested',
    reason: 'unused',
    words: '',
    refusedWhy: null,
    requestedAt: '2026-11-20T03:00:00Z',
    decidedAt: null,
    doneAt: null,
    parts: [],
    ...changes,
  };
}
