import { newId } from '#platform/core/ids.ts';
import { uploadFile } from '#domains/account/file/upload-file.ts';
import {
  approveRefund as approveFirst,
  confirmTransfer,
  enterHandReturn as enterByHand,
  resolvePayment,
} from '#domains/billing/index.ts';
import { requestRefund } from '#domains/billing/refund/request-refund.ts';
import { sendVoucher } from '#domains/billing/payment/send-voucher.ts';
import { startPayment } from '#domains/billing/payment/start-payment.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { pictureUpload } from '../company.ts';
import { act, atCashier, ordered, paidOrder, runMoneyTasks } from '../payment.ts';
import type { Row } from './rows.ts';
import type { Scene } from './scene.ts';

const missing = 40400;
const ours = { as: 'owner', stranger: missing } as const;
const own = { as: 'owner', stranger: 'own' } as const;
const reason = '与渠道账单核对过，可以处理';

const company = ({ world, owner }: Scene) => world.as(owner);
const order = async (scene: Scene) => {
  const { orderId } = await ordered(company(scene), 'recharge500');
  return { orderId };
};
const payment = async (scene: Scene) => {
  const { payment: opened } = await atCashier(company(scene), 'recharge500');
  return { paymentId: opened.paymentId };
};
const transfer = async (scene: Scene) => {
  const { orderId } = await order(scene);
  const { paymentId } = await startPayment(company(scene), { orderId, channel: 'bank' });
  return { paymentId };
};
const voucher = async (scene: Scene) => {
  const { fileId } = await uploadFile(company(scene), { file: pictureUpload('凭证.png') });
  return { ...(await transfer(scene)), fileId };
};
const proved = async (scene: Scene) => {
  const sent = await voucher(scene);
  await sendVoucher(company(scene), sent);
  return { paymentId: sent.paymentId };
};
const doubtful = async (scene: Scene) => {
  const { payment: opened, tradeNo } = await atCashier(company(scene), 'recharge500');
  await act(scene.world.system(), tradeNo, 'otherAmount', 1);
  return { paymentId: opened.paymentId };
};
const asked = async (scene: Scene) => {
  await paidOrder(scene.world.system(), company(scene), 'recharge1000');
  const request = { key: newId(), fen: 100_000, reason: 'unused', words: '' } as const;
  const { refundId } = await requestRefund(company(scene), request);
  return { refundId };
};
/** Approved by another admin: the limit is reached. */
const approved = async (scene: Scene) => {
  const { refundId } = await asked(scene);
  const other = scene.world.as(await scene.world.admin());
  await approveFirst(other, { refundId, fen: 100_000, reason, evidence: [] });
  return { refundId };
};
/** A part that the vendor refused. */
const failed = async (scene: Scene) => {
  await paidOrder(scene.world.system(), company(scene), 'recharge500');
  const request = { key: newId(), fen: 50_000, reason: 'unused', words: '' } as const;
  const { refundId } = await requestRefund(company(scene), request);
  await approveFirst(scene.world.as(scene.admin), { refundId, fen: 50_000, reason, evidence: [] });
  await scene.world.db
    .updateTable('platform_sandbox_trade')
    .set({ refunded_fen: 50_000 })
    .where('state', '=', 'paid')
    .execute();
  await runMoneyTasks(scene.world.system());
  const parts = scene.world.db.selectFrom('billing_refund_part').select('id').where('refund_id', '=', refundId);
  const { id: partId } = await parts.executeTakeFirstOrThrow();
  return { partId };
};

/** Too much came by a transfer: the rest waits for somebody to send it back. */
const toSendBack = async (scene: Scene) => {
  const { paymentId } = await proved(scene);
  const admin = scene.world.as(await scene.world.admin());
  const receivedAt = scene.world.clock.now();
  await admin.transaction((tx) =>
    confirmTransfer(tx, { paymentId, bankNumber: 'B20261123002', receivedFen: 170_000, receivedAt }),
  );
  await admin.transaction((tx) => resolvePayment(tx, { paymentId, act: 'fulfil' }));
  const parts = scene.world.db.selectFrom('billing_refund_part').select('id').where('payment_id', '=', paymentId);
  const { id: partId } = await parts.executeTakeFirstOrThrow();
  return { partId };
};
const slip = async (by: Ctx<AdminActor>) => (await uploadFile(by, { file: pictureUpload('回单.png') })).fileId;
/** Entered by another admin: the limit is reached. */
const entered = async (scene: Scene) => {
  const { partId } = await toSendBack(scene);
  const other = scene.world.as(await scene.world.admin());
  const evidence = [await slip(other)];
  await other.transaction((tx) => enterByHand(tx, { partId, bankNumber: 'R20261123001', reason, evidence }));
  return { partId };
};

/** The calls of orders, payments and refunds, and the console's about them. */
export const paymentRows: Readonly<Record<string, Row>> = {
  createOrder: { ...own, input: () => ({ key: newId(), product: 'recharge500', fen: 50_000 }) },
  listOrders: { ...own },
  getOrder: { ...ours, input: order },
  cancelOrder: { ...ours, input: order },
  listPaymentChannels: { ...own },
  startPayment: { ...ours, input: async (scene) => ({ ...(await order(scene)), channel: 'sandbox' }) },
  checkPayment: { ...ours, input: payment },
  sendVoucher: { ...ours, input: voucher },
  quoteRefund: { ...own },
  requestRefund: {
    ...ours,
    stranger: 41332,
    input: async (scene) => {
      await paidOrder(scene.world.system(), company(scene), 'recharge500');
      return { key: newId(), fen: 100, reason: 'unused', words: '' };
    },
  },
  listRefunds: { ...own },
  withdrawRefund: { ...ours, input: asked },
  listConsoleOrders: { as: 'admin' },
  getConsoleOrder: { as: 'admin', input: order },
  listPaymentsInDoubt: { as: 'admin' },
  settlePayment: { as: 'admin', input: async (scene) => ({ ...(await doubtful(scene)), act: 'return', reason }) },
  askVendor: { as: 'admin', input: payment },
  listBankPayments: { as: 'admin' },
  showVoucher: { as: 'admin', input: proved },
  confirmBankPayment: {
    as: 'admin',
    input: async (scene) => ({
      ...(await proved(scene)),
      bankNumber: 'B20261123001',
      receivedFen: 50_000,
      receivedAt: scene.world.clock.now().toISOString(),
    }),
  },
  refuseBankPayment: { as: 'admin', input: async (scene) => ({ ...(await proved(scene)), reason }) },
  listConsoleRefunds: { as: 'admin' },
  getConsoleRefund: { as: 'admin', input: asked },
  approveRefund: {
    as: 'admin',
    input: async (scene) => ({ ...(await asked(scene)), fen: 100_000, reason, evidence: [] }),
  },
  confirmRefund: { as: 'admin', input: approved },
  refuseRefund: { as: 'admin', input: async (scene) => ({ ...(await asked(scene)), reason }) },
  retryRefundPart: { as: 'admin', input: failed },
  listHandReturns: { as: 'admin' },
  enterHandReturn: {
    as: 'admin',
    input: async (scene) => ({
      ...(await toSendBack(scene)),
      bankNumber: 'R20261123001',
      reason,
      evidence: [await slip(scene.world.as(scene.admin))],
    }),
  },
  confirmHandReturn: { as: 'admin', input: entered },
  dropHandReturn: { as: 'admin', input: async (scene) => ({ ...(await entered(scene)), reason }) },
  payRefundByHand: { as: 'admin', input: async (scene) => ({ ...(await failed(scene)), bankNumber: 'B0001', reason }) },
};
