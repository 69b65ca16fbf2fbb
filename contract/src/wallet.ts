import { errorCodes } from './errors.ts';

/** What accounts are kept in: money, what companies buy (one yuan each), and interviews that seekers practise. Whole numbers all. */
export const ledgerUnits = ['fen', 'credit', 'simulation'] as const;
export type LedgerUnit = (typeof ledgerUnits)[number];

/** What a payer spends: credits of companies, simulations of seekers. */
export const spendUnits = ['credit', 'simulation'] as const;
export type SpendUnit = (typeof spendUnits)[number];

/** Behind a number: 300 额度, 3 次. */
export const unitLabels: Readonly<Record<SpendUnit, string>> = { credit: '额度', simulation: '次' };

/** An amount of units as it reads everywhere: 300 额度, 3 次. */
export function unitsText(units: number, unit: SpendUnit): string {
  return `${units} ${unitLabels[unit]}`;
}

/** By whom money comes in and goes back. */
export const moneyVendors = ['alipay', 'wechat', 'bank', 'sandbox'] as const;
export type MoneyVendor = (typeof moneyVendors)[number];

/**
 * Accounts of a book. `prepaid` (fen paid and not consumed yet) and `available` (what may be spent) are the payer's and
 * never below zero; the rest is the platform's side of the same book: money with a vendor, earned, issued, consumed.
 */
export const accountNames = [
  'prepaid',
  'available',
  'vendor:alipay',
  'vendor:wechat',
  'vendor:bank',
  'vendor:sandbox',
  'revenue',
  'issued',
  'consumed',
] as const;
export type AccountName = (typeof accountNames)[number];

/** Why something was transferred: a closed list, which the database holds too. */
export const transferReasons = [
  /** An order was paid: money came in, units were issued. */
  'paid',
  'issued',
  /** Units without an order: the three simulations of a month, what an adjustment gives, a company of tests. */
  'free',
  'opening',
  /** Of a use: held, taken, given back. */
  'use',
  /** What was left of a lot when its time ended. */
  'expired',
  'refund',
  'adjustment',
] as const;
export type TransferReason = (typeof transferReasons)[number];
export const transferReasonLabels: Readonly<Record<TransferReason, string>> = {
  paid: '支付',
  issued: '到账',
  free: '每月免费',
  opening: '期初',
  use: '使用',
  expired: '到期',
  refund: '退款',
  adjustment: '调账',
};

export const walletErrors = errorCodes({
  /** Data: {unit, total, available}. */
  insufficientCredits: { code: 41101, message: '额度不足，请先充值' },
  /** Data: {allowance, used, total}. */
  allowanceUsedUp: { code: 41102, message: '您本月的成员额度已用完，请联系公司管理员调整' },
});
