import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { errorCodes } from './errors.ts';
import { id } from './ids.ts';
import { fen } from './money.ts';
import { instant } from './time.ts';

export const paymentErrors = errorCodes({
  channelClosed: { code: 41320, message: '暂不支持这种支付方式，请换一种' },
  /** The vendor did not take it. */
  vendorRefused: { code: 41321, message: '支付渠道暂时无法受理，请稍后再试或换一种支付方式' },
  companiesOnly: { code: 41322, message: '对公转账仅限企业使用' },
  voucherDecided: { code: 41323, message: '这笔转账已核对，不能再更换凭证' },
  voucherUnknown: { code: 41324, message: '请重新上传转账凭证' },
});

/** Who receives the money. */
export const paymentVendors = ['alipay', 'wechat', 'bank', 'sandbox'] as const;
export type PaymentVendor = (typeof paymentVendors)[number];

export const paymentChannels = [
  'alipayQr',
  'alipayPage',
  'alipayPhone',
  'wechatNative',
  'wechatH5',
  'sandbox',
  'bank',
] as const;
export type PaymentChannel = (typeof paymentChannels)[number];
export const paymentChannelLabels: Readonly<Record<PaymentChannel, string>> = {
  alipayQr: '支付宝扫码',
  alipayPage: '支付宝网页支付',
  alipayPhone: '支付宝',
  wechatNative: '微信扫码',
  wechatH5: '微信支付',
  sandbox: '沙箱支付',
  bank: '对公转账',
};
export const vendorOfChannel: Readonly<Record<PaymentChannel, PaymentVendor>> = {
  alipayQr: 'alipay',
  alipayPage: 'alipay',
  alipayPhone: 'alipay',
  wechatNative: 'wechat',
  wechatH5: 'wechat',
  sandbox: 'sandbox',
  bank: 'bank',
};
/** How a channel is paid by: a picture to scan, or an address to go to; `transfer` by the bank. */
export const channelWays: Readonly<Record<PaymentChannel, 'qr' | 'redirect' | 'transfer'>> = {
  alipayQr: 'qr',
  alipayPage: 'redirect',
  alipayPhone: 'redirect',
  wechatNative: 'qr',
  wechatH5: 'redirect',
  sandbox: 'redirect',
  bank: 'transfer',
};

/**
 * An attempt to pay an order. `open`: the vendor waits for the payer; `confirming`: its outcome is unknown, or a bank
 * transfer is being compared; `paid`: the money came and the order was fulfilled by it; `inDoubt`: money came that does not
 * fit (another amount), somebody looks at it; `returning`, `returned`: money came that belongs to no order any more (paid
 * after closing, paid twice) and goes back whole; `failed`, `closed`: nothing came.
 */
export const paymentStates = [
  'open',
  'confirming',
  'paid',
  'inDoubt',
  'returning',
  'returned',
  'failed',
  'closed',
] as const;
export type PaymentState = (typeof paymentStates)[number];
export const paymentStateLabels: Readonly<Record<PaymentState, string>> = {
  open: '待支付',
  confirming: '确认中',
  paid: '已支付',
  inDoubt: '核对中',
  returning: '退回中',
  returned: '已退回',
  failed: '支付失败',
  closed: '已关闭',
};

/** Where a company transfers to, and what has come of it. */
const bankTransfer = z.object({
  accountName: z.string(),
  accountNumber: z.string(),
  bankName: z.string(),
  /** To be written into the transfer's remark: it alone tells whose money it is. */
  reference: z.string(),
  voucher: z.nullable(z.object({ name: z.string(), uploadedAt: instant, url: z.string() })),
  /** Why it was not found, in words for the company; null unless it was refused. */
  refusedWhy: z.nullable(z.string()),
});

export const payment = z.object({
  paymentId: z.string(),
  channel: z.enum(paymentChannels),
  state: z.enum(paymentStates),
  fen,
  /** What really came, where it is known and differs. */
  receivedFen: z.nullable(fen),
  /** For `qr` what the picture says, for `redirect` where to go; null unless it can be paid now. */
  url: z.nullable(z.string()),
  bank: z.nullable(bankTransfer),
  createdAt: instant,
  paidAt: z.nullable(instant),
});
export type Payment = z.output<typeof payment>;

export const listPaymentChannels = endpoint({
  method: 'GET',
  path: '/wallet/payment/channels',
  caller: 'signedIn',
  summary: '现在可以用的支付方式',
  output: z.object({ channels: z.array(z.enum(paymentChannels)) }),
});

export const startPayment = endpoint({
  method: 'POST',
  path: '/wallet/payment/start',
  caller: 'signedIn',
  summary: '用一种方式支付订单；再次调用得到同一笔支付，换一种方式时之前的一笔在渠道关闭',
  body: z.object({ orderId: id, channel: z.enum(paymentChannels, '请选择支付方式') }),
  output: payment,
});

/** For the page that came back from the vendor and 我已付款: asks the vendor at most every three seconds. */
export const checkPayment = endpoint({
  method: 'POST',
  path: '/wallet/payment/{paymentId}/check',
  caller: 'signedIn',
  summary: '向支付渠道查询结果；还不知道时为确认中，稍后自动更新',
  output: payment,
});

export const sendVoucher = endpoint({
  method: 'POST',
  path: '/wallet/payment/{paymentId}/voucher',
  caller: 'employer',
  summary: '提交对公转账的凭证（先用 /admin/oss/upload 上传图片或 PDF），核对前可以更换',
  body: z.object({ fileId: id }),
  output: payment,
});

export const paymentEndpoints = { listPaymentChannels, startPayment, checkPayment, sendVoucher };
