import { createOrder } from '@pinjian/contract/billing-order.ts';
import { sendVoucher, startPayment } from '@pinjian/contract/billing-payment.ts';
import { quoteRefund, requestRefund, type RefundReason } from '@pinjian/contract/billing-refund.ts';
import { setAllowance } from '@pinjian/contract/billing-use.ts';
import { uploadFile } from '@pinjian/contract/account-file.ts';
import { approveRefund, confirmBankPayment, refuseRefund, settlePayment } from '@pinjian/contract/console-payment.ts';
import { decidePriceChange, proposePriceChange } from '@pinjian/contract/console-price.ts';
import { confirmAdjustment, proposeAdjustment, runReconciliation } from '@pinjian/contract/console-reconciliation.ts';
import { findProduct } from '#domains/billing/index.ts';
import { dayInBeijing } from '#platform/core/beijing-day.ts';
import { newId } from '#platform/core/ids.ts';
import { hangAtCashier } from '#platform/payment/cashier.ts';
import { createSandboxPayment } from '#platform/payment/embedded.ts';
import type { AdminActor, EmployerActor, SeekerActor, SignedInActor, SystemActor } from '#server/context.ts';
import { askCompanyInvoices, askSeekerInvoices } from './ask-invoices.ts';
import { buy, goToCashier, payThere } from './buy.ts';
import { call } from './call.ts';
import type { Founded } from './found-companies.ts';
import { drawVoucher } from './logo.ts';
import type { Stage } from './stage.ts';

const day = 86_400_000;
const minute = 60_000;
const system: SystemActor = { kind: 'system' };

/** So many calls about a trade go unanswered that its outcome stays unknown for hours. */
const unansweredCalls = 12;

/** The two admins that big sums and prices take. */
export interface Admins {
  readonly first: AdminActor;
  readonly second: AdminActor;
}

interface Cast {
  readonly founded: readonly Founded[];
  readonly seekers: readonly SeekerActor[];
  /** Of the first seeker, for their invoices. */
  readonly name: string;
  readonly admins: Admins;
}

const at = (stage: Stage, daysAgo: number): void => stage.turnTo(new Date(stage.today.getTime() - daysAgo * day));

/** What a company of the demo world invites with: paid for, before anybody is invited. */
export async function recharge(stage: Stage, { owner }: Founded, times: number): Promise<void> {
  stage.advance(3_600_000);
  for (let done = 0; done < times; done++) await buy(stage, owner, 'recharge1000');
}

/** What the seeker with an account practises with; of a first card the time ran out, which can be invoiced all the same. */
export async function buyCards(stage: Stage, seeker: SeekerActor): Promise<void> {
  at(stage, 76);
  await buy(stage, seeker, 'monthCard');
  at(stage, 45.5);
  await stage.runScheduled('billing.expire-lots');
  at(stage, 45);
  await buy(stage, seeker, 'quarterCard');
  at(stage, 20);
  await buy(stage, seeker, 'simulations5');
}

/** Orders, payments and refunds in every state that somebody can meet, on both sides and in the console. */
export async function spendMoney(stage: Stage, { founded, seekers, name, admins }: Cast): Promise<void> {
  const [first, second, third, fourth] = founded;
  const [seeker, ...others] = seekers;
  if (first === undefined || seeker === undefined) return;
  await leaveUnpaid(stage, seeker);
  await leaveUnpaid(stage, first.owner);
  await transfer(stage, first.owner, admins);
  for (const colleague of first.members.filter((member) => member !== first.owner)) {
    at(stage, 30);
    const allowed = { memberId: colleague.userId, credits: 1500 };
    await call(stage.as(first.owner), setAllowance, allowed);
  }
  if (second !== undefined) await payOtherAmount(stage, second.owner, 1.4, 20_000);
  if (third !== undefined) await payOtherAmount(stage, third.owner, 0.6, -10_000);
  await giveBack(stage, others, admins);
  await giveBackInPart(stage, { actor: seeker, ago: 10, fen: 9000, words: '最近面试少了，先退回一部分。' }, admins);
  await giveBackInPart(
    stage,
    { actor: first.owner, ago: 7, fen: 50_000, words: '本季度预算调整，退回一部分。' },
    admins,
  );
  if (fourth !== undefined) await askBack(stage, fourth.owner, admins);
  await askCompanyInvoices(stage, first.owner, admins.second);
  await askSeekerInvoices(stage, { actor: seeker, name }, admins.second);
  await changePrices(stage, admins);
  await adjust(stage, first.owner, admins);
  if (third !== undefined) await giveBackElsewhere(stage, third.owner);
  if (second !== undefined) await transferTooMuch(stage, second.owner, admins);
  await compareBills(stage, admins);
  await stage.settle();
}

/** One order nobody paid in time, one whose outcome nobody knows, and one that waits: it ends half an hour after the start. */
async function leaveUnpaid(stage: Stage, actor: SignedInActor): Promise<void> {
  const product = actor.kind === 'employer' ? 'recharge500' : 'monthCard';
  at(stage, 9);
  await goToCashier(stage, actor, product);
  stage.advance(31 * minute);
  await stage.runScheduled('billing.close-orders');
  stage.turnTo(new Date(stage.today.getTime() - 34 * minute));
  const { tradeNo } = await goToCashier(stage, actor, product);
  await hangAtCashier(stage.cashier, tradeNo, unansweredCalls);
  stage.turnTo(new Date(stage.today.getTime() - 2 * minute));
  await stage.runScheduled('billing.close-orders');
  await goToCashier(stage, actor, product);
}

/** A company transfers by its bank, and says so with a voucher. */
async function sendTransfer(stage: Stage, owner: EmployerActor): Promise<{ paymentId: string; fen: number }> {
  const { fen } = await findProduct(stage.as(system), 'recharge1000');
  const { orderId } = await call(stage.as(owner), createOrder, { key: newId(), product: 'recharge1000', fen });
  const { paymentId } = await call(stage.as(owner), startPayment, { orderId, channel: 'bank' });
  stage.advance(40 * minute);
  const { fileId } = await call(stage.as(owner), uploadFile, { file: drawVoucher() });
  await call(stage.as(owner), sendVoucher, { paymentId, fileId });
  return { paymentId, fen };
}

/** A company pays by its bank: one transfer was found in the bank's list, one waits for an admin. */
async function transfer(stage: Stage, owner: EmployerActor, { second }: Admins): Promise<void> {
  at(stage, 12);
  const { paymentId, fen } = await sendTransfer(stage, owner);
  await findTransfer(stage, second, { paymentId, bankNumber: 'B20261111000427', receivedFen: fen });
  at(stage, 0.3);
  await sendTransfer(stage, owner);
}

/** More came by a transfer than was asked: the order is fulfilled, and somebody has to send the rest back. */
async function transferTooMuch(stage: Stage, owner: EmployerActor, { second }: Admins): Promise<void> {
  at(stage, 3);
  const { paymentId, fen } = await sendTransfer(stage, owner);
  await findTransfer(stage, second, { paymentId, bankNumber: 'B20261120000518', receivedFen: fen + 20_000 });
  const reason = '已与企业核实，多转的部分由财务退回';
  await call(stage.as(second), settlePayment, { paymentId, act: 'fulfil', reason });
  await stage.settle();
}

async function findTransfer(
  stage: Stage,
  admin: AdminActor,
  found: { readonly paymentId: string; readonly bankNumber: string; readonly receivedFen: number },
): Promise<void> {
  stage.advance(5 * 3_600_000);
  const receivedAt = new Date(stage.now().getTime() - 3_600_000).toISOString();
  await call(stage.as(admin), confirmBankPayment, { ...found, receivedAt });
  await stage.settle();
}

/** More or less came than was asked: an admin says what becomes of it. */
async function payOtherAmount(stage: Stage, actor: SignedInActor, ago: number, by: number): Promise<void> {
  at(stage, ago);
  const waiting = await goToCashier(stage, actor, 'recharge700');
  await payThere(stage, waiting, waiting.fen + by);
}

async function ask(stage: Stage, actor: SignedInActor, reason: RefundReason, words: string): Promise<string> {
  const { fen } = await call(stage.as(actor), quoteRefund, {});
  const { refundId } = await call(stage.as(actor), requestRefund, { key: newId(), fen, reason, words });
  return refundId;
}

/** Seekers ask their money back: one got it, one did not, one waits. */
async function giveBack(stage: Stage, seekers: readonly SeekerActor[], { second }: Admins): Promise<void> {
  const [paid, refused, waiting] = seekers;
  const reason = '与用户电话核实，购买后没有使用';
  if (paid !== undefined) {
    at(stage, 15);
    await buy(stage, paid, 'simulations5');
    stage.advance(2 * day);
    const refundId = await ask(stage, paid, 'mistake', '想买的是月卡，买成了次数。');
    stage.advance(0.2 * day);
    const { fen } = await findProduct(stage.as(system), 'simulations5');
    await call(stage.as(second), approveRefund, { refundId, fen, reason, evidence: [] });
    stage.advance(minute);
    await stage.runScheduled('billing.send-refunds');
    await stage.settle();
  }
  if (refused !== undefined) {
    at(stage, 11);
    await buy(stage, refused, 'monthCard');
    stage.advance(1.5 * day);
    const refundId = await ask(stage, refused, 'unhappy', '觉得题目太难了。');
    stage.advance(0.4 * day);
    const words = '与您电话沟通后确认继续使用，本次申请先关闭';
    await call(stage.as(second), refuseRefund, { refundId, reason: words });
    await stage.settle();
  }
  if (waiting === undefined) return;
  at(stage, 4);
  await buy(stage, waiting, 'quarterCard');
  stage.advance(3.5 * day);
  await ask(stage, waiting, 'unused', '已经拿到录用意向，用不上了。');
}

/** Somebody with an account got a part of what they paid back. */
async function giveBackInPart(
  stage: Stage,
  back: { readonly actor: SignedInActor; readonly ago: number; readonly fen: number; readonly words: string },
  { second }: Admins,
): Promise<void> {
  const { actor, fen, words } = back;
  at(stage, back.ago);
  const asked = { key: newId(), fen, reason: 'unused', words } as const;
  const { refundId } = await call(stage.as(actor), requestRefund, asked);
  stage.advance(0.3 * day);
  const reason = '未使用的部分，同意原路退回';
  await call(stage.as(second), approveRefund, { refundId, fen, reason, evidence: [] });
  stage.advance(minute);
  await stage.runScheduled('billing.send-refunds');
  await stage.settle();
}

/** A company asks for more than one admin may give: the first yes is there. */
async function askBack(stage: Stage, owner: EmployerActor, { second }: Admins): Promise<void> {
  at(stage, 6);
  await buy(stage, owner, 'recharge1000');
  await buy(stage, owner, 'recharge1000');
  stage.advance(4 * day);
  const refundId = await ask(stage, owner, 'closing', '今年的招聘计划取消了，剩余额度申请退回。');
  stage.advance(0.5 * day);
  const { fen } = await call(stage.as(owner), quoteRefund, {});
  const reason = '已与企业负责人核实，招聘计划取消属实';
  await call(stage.as(second), approveRefund, { refundId, fen, reason, evidence: [] });
}

/** Credits that a company got back by two admins' yes, and some that wait for the admin with an account. */
async function adjust(stage: Stage, { companyId }: EmployerActor, { first, second }: Admins): Promise<void> {
  if (companyId === null) return;
  const payer = { payerKind: 'company' as const, payerId: companyId, evidence: [], differenceId: null };
  at(stage, 10);
  const given = { ...payer, key: newId(), units: 20, reason: '对方号码为空号，经客服核实退还额度' };
  const { adjustmentId } = await call(stage.as(first), proposeAdjustment, given);
  stage.advance(0.1 * day);
  await call(stage.as(second), confirmAdjustment, { adjustmentId });
  at(stage, 0.5);
  const waiting = { ...payer, key: newId(), units: 5, reason: '面试中断后重复扣除，经核实退还额度' };
  await call(stage.as(second), proposeAdjustment, waiting);
}

/** Somebody gave money back in the vendor's own back office: nobody here knows of it before the bill comes. */
async function giveBackElsewhere(stage: Stage, owner: EmployerActor): Promise<void> {
  at(stage, 5);
  const bought = await goToCashier(stage, owner, 'recharge500');
  await payThere(stage, bought);
  at(stage, 1);
  const { tradeNo, fen } = bought;
  const refundNo = newId().replaceAll('-', '');
  const given = { tradeNo, refundNo, fen: 10_000, paidFen: fen, reason: '渠道后台退款' };
  await createSandboxPayment(stage.cashier).refund(given);
}

/** The bills of the past days, as a night compares them: what came in another amount is a difference. */
async function compareBills(stage: Stage, { second }: Admins): Promise<void> {
  // Now, not some hours ago: shortly after midnight those were yesterday, whose bill is not there before it is over.
  at(stage, 0);
  for (const ago of [6, 4, 2, 1]) {
    const of = dayInBeijing(new Date(stage.today.getTime() - ago * day));
    await call(stage.as(second), runReconciliation, { vendor: 'sandbox', day: of });
  }
}

/** A price was changed once, another change waits for the admin with an account. */
async function changePrices(stage: Stage, { first, second }: Admins): Promise<void> {
  at(stage, 8);
  const card = { item: 'quarterCard', units: 120, days: 90, onSale: true } as const;
  const refused = { ...card, fen: 29_800, validFrom: null, reason: '年末活动，季卡降价' };
  const { changeId } = await call(stage.as(first), proposePriceChange, refused);
  stage.advance(0.2 * day);
  const words = '活动方案还没有确定，确定后再提';
  await call(stage.as(second), decidePriceChange, { changeId, outcome: 'rejected', reason: words });
  at(stage, 0.4);
  const validFrom = new Date(stage.today.getTime() + 8 * day).toISOString();
  const waiting = { item: 'monthCard', fen: 16_900, units: 30, days: 30, onSale: true, validFrom } as const;
  await call(stage.as(second), proposePriceChange, { ...waiting, reason: '年末活动，月卡降价一个月' });
}
