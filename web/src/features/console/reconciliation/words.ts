import type {
  BillVendor,
  Difference,
  DifferenceWay,
  Reconciliation,
} from '@pinjian/contract/console-reconciliation.ts';
import { amountText } from '@pinjian/contract/money.ts';

export const vendorWords: Readonly<Record<BillVendor, string>> = {
  alipay: '支付宝',
  wechat: '微信支付',
  sandbox: '沙箱收银台',
};

/** What follows from a way out, for who chooses it. */
export const wayTexts: Readonly<Record<DifferenceWay, string>> = {
  settle: '立即向渠道查询，并按渠道的答复入账或关闭。',
  return: '把这笔钱原路退回付款方。',
  fetch: '重新获取这一天的账单，再对一次。',
  adjust: '需要先提交调账，由另一位管理员确认；这里登记差异已由调账更正。',
  accept: '双方没有实际差错，例如跨天到账。请写明核对的经过。',
};

/** Sentences that are often needed as the reason of a way out. */
export const wayTemplates: Readonly<Record<DifferenceWay, readonly string[]>> = {
  settle: ['以渠道查询结果为准', '已在渠道后台核对这笔交易'],
  return: ['没有对应的订单，退回付款方', '同一订单重复支付，退回多付的一笔'],
  fetch: ['账单不完整，重新获取', '渠道已更正账单'],
  adjust: ['已由调账更正，见调账记录'],
  accept: ['跨天到账，次日账单中已核对一致', '已与渠道客服核实，不影响金额'],
};

/** What both sides say of it: 渠道 59元，这里没有. */
export function sidesText({ theirFen, ourFen }: Pick<Difference, 'theirFen' | 'ourFen'>): string {
  const side = (name: string, fen: number | null) => `${name}${fen === null ? '没有' : ` ${amountText(fen)}`}`;
  return `${side('渠道', theirFen)}，${side('这里', ourFen)}`;
}

/** One side of a day: 收款 12 笔 1,200元，退款 1 笔 59元. */
export function totalsText({ payments, paymentFen, refunds, refundFen }: Reconciliation['theirs']): string {
  return `收款 ${payments} 笔 ${amountText(paymentFen)}，退款 ${refunds} 笔 ${amountText(refundFen)}`;
}
