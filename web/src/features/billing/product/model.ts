import type { PayerRole, ProductOffer } from '@pinjian/contract/billing-price.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { unitsText } from '@pinjian/contract/wallet.ts';

/** What a product gives, line by line, and how it ends: nothing renews itself. */
export function givesOf({
  unit,
  units,
  days,
  fen,
}: Pick<ProductOffer, 'unit' | 'units' | 'days' | 'fen'>): readonly string[] {
  if (unit === 'credit') return [`到账 ${unitsText(units, unit)}`, '长期有效，用完为止'];
  return [
    `${units} 次模拟面试，每次约 ${amountText(Math.round(fen / units))}`,
    days === null ? '长期有效，用完为止' : `支付后 ${days} 天内有效`,
    ...(days === null ? [] : ['到期自动结束，不会自动续费']),
  ];
}

const rules: Readonly<Record<PayerRole, readonly string[]>> = {
  seeker: [
    '不会自动续费，也不会自动扣款：每次购买都由您确认。',
    '没用完的可以申请退款：按剩余次数折算，原路退回；已使用和已到期的部分不退。',
    '先用最早到期的：每月免费的次数、快到期的卡在前。',
    '发票按已使用的金额开具。',
  ],
  employer: [
    '1 元 = 1 额度，不会自动扣款充值。',
    '没用掉的可以申请退款：原路退回，从最早的订单开始；已使用和冻结中的不退。',
    '对方谢绝、5 天没有答复或面试没有进行的，冻结的额度自动退回。',
    '发票按已使用的金额开具。',
  ],
};

/** What holds for every purchase of a payer. */
export function rulesOf(payer: PayerRole): readonly string[] {
  return rules[payer];
}
