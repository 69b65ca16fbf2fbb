import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import type { SandboxPayment, sandboxPaymentEndpoints } from '@pinjian/contract/sandbox-payment.ts';
import { Refusal } from '#platform/core/refusal.ts';
import {
  delayNotice,
  failAtCashier,
  hangAtCashier,
  listCashierTrades,
  payAtCashier,
  type CashierTrade,
} from '#platform/payment/cashier.ts';
import { sandboxNotice } from '#platform/payment/embedded.ts';
import { receiveNotice } from '#domains/billing/index.ts';
import type { Ctx } from '../context.ts';

type Endpoints = typeof sandboxPaymentEndpoints;
type Act = Received<Endpoints['actOnSandboxPayment']>;

const delayMs = 60_000;
const staleMs = 3_600_000;

function placeOf(ctx: Ctx) {
  return { db: ctx.db as never, now: () => ctx.now() };
}

function viewOf(trade: CashierTrade): SandboxPayment {
  return {
    tradeNo: trade.trade_no,
    subject: trade.subject,
    fen: trade.fen,
    state: trade.state,
    paidFen: trade.paid_fen,
    refundedFen: trade.refunded_fen,
    noticesToCome: trade.notices,
    createdAt: trade.created_at.toISOString(),
    paidAt: trade.paid_at?.toISOString() ?? null,
  };
}

/** What is, or was, at the cashier. */
export async function listSandboxPayments(ctx: Ctx): Promise<Answer<Endpoints['listSandboxPayments']>> {
  return { records: (await listCashierTrades(placeOf(ctx))).map(viewOf) };
}

export async function getSandboxPayment(
  ctx: Ctx,
  { tradeNo }: Received<Endpoints['getSandboxPayment']>,
): Promise<Answer<Endpoints['getSandboxPayment']>> {
  const [trade] = await listCashierTrades(placeOf(ctx), tradeNo);
  return { record: trade === undefined ? null : viewOf(trade) };
}

async function requireTrade(ctx: Ctx, tradeNo: string): Promise<CashierTrade> {
  const [trade] = await listCashierTrades(placeOf(ctx), tradeNo);
  if (trade === undefined) throw new Refusal(errors.notFound);
  return trade;
}

/** Does at the cashier what a payer, a bank or a forger would; answers what became of the notices that it sent. */
export async function actOnSandboxPayment(ctx: Ctx, act: Act): Promise<Answer<Endpoints['actOnSandboxPayment']>> {
  const trade = await requireTrade(ctx, act.tradeNo);
  const notices = await carryOut(ctx, act, trade);
  const answers: number[] = [];
  for (const { sentAt, forged } of notices) answers.push(await tell(ctx, act.tradeNo, { sentAt, forged }));
  return { record: viewOf(await requireTrade(ctx, act.tradeNo)), answers };
}

interface Sent {
  readonly sentAt: Date;
  readonly forged: boolean;
}

async function carryOut(ctx: Ctx, { act, tradeNo, fen }: Act, trade: CashierTrade): Promise<Sent[]> {
  const place = placeOf(ctx);
  const now: Sent = { sentAt: ctx.now(), forged: false };
  const pay = async (amount: number, evenClosed = false): Promise<void> => {
    if (!(await payAtCashier(place, { tradeNo, fen: amount, evenClosed }))) throw new Refusal(errors.stateChanged);
  };
  switch (act) {
    case 'pay':
      await pay(trade.fen);
      return [now];
    case 'payQuietly':
      await pay(trade.fen);
      return [];
    case 'delay':
      await pay(trade.fen);
      await delayNotice(place, tradeNo, new Date(ctx.now().getTime() + delayMs));
      return [];
    case 'otherAmount':
      await pay(fen ?? trade.fen + 1);
      return [now];
    case 'payClosed':
      await pay(trade.fen, true);
      return [now];
    case 'repeat':
      return [now, now, now];
    case 'forge':
      return [{ ...now, forged: true }];
    case 'stale':
      return [{ sentAt: new Date(ctx.now().getTime() - staleMs), forged: false }];
    case 'fail':
      await failAtCashier(place, tradeNo);
      return [];
    case 'hang':
      await hangAtCashier(place, tradeNo);
      return [];
  }
}

/** The notice of a trade as it stands, sent to whoever takes those of vendors; answers the HTTP status of the reply. */
export async function tell(ctx: Ctx, tradeNo: string, sent: Sent): Promise<number> {
  const raw = sandboxNotice(ctx.ports, await requireTrade(ctx, tradeNo), sent);
  return (await receiveNotice(ctx, { vendor: 'sandbox', raw }))?.status ?? 404;
}
