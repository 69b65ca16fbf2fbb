import type { PriceItem } from '@pinjian/contract/billing-price.ts';
import type { PriceChange, PriceChangeState, PriceRow } from '@pinjian/contract/console-price.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { unitsText, type SpendUnit } from '@pinjian/contract/wallet.ts';
import { dateTime } from '#lib/format/time.ts';
import type { Tone } from '#ui/tag.tsx';

type Priced = Pick<PriceRow, 'item' | 'fen' | 'units' | 'days'> & { readonly unit: SpendUnit };

/** What a price says, in one line: 189元 = 30 次，30 天内有效; 每次 20 额度; 每月 3 次. */
export function priceText({ item, fen, units, unit, days }: Priced): string {
  if (item === 'freeSimulations') return `每月 ${unitsText(units, unit)}`;
  if (fen === null) return `每次 ${unitsText(units, unit)}`;
  const held = days === null ? '不限期' : `${days} 天内有效`;
  return `${amountText(fen)} = ${unitsText(units, unit)}，${held}`;
}

/** From when to when a price holds. */
export function validText({ validFrom, validUntil }: Pick<PriceRow, 'validFrom' | 'validUntil'>): string {
  const from = validFrom === null ? '上线以来' : `${dateTime(validFrom)} 起`;
  return validUntil === null ? from : `${from}，到 ${dateTime(validUntil)}`;
}

export const changeLooks: Readonly<Record<PriceChangeState, { readonly word: string; readonly tone: Tone }>> = {
  proposed: { word: '待审批', tone: 'warning' },
  approved: { word: '已同意', tone: 'success' },
  rejected: { word: '已驳回', tone: 'neutral' },
  takenBack: { word: '已撤回', tone: 'neutral' },
};

/** Groups of the list, in its order. */
export const priceGroups: readonly { readonly title: string; readonly items: readonly PriceItem[] }[] = [
  { title: '求职者套餐', items: ['simulations5', 'monthCard', 'quarterCard', 'freeSimulations'] },
  { title: '企业充值', items: ['recharge500', 'recharge700', 'recharge1000'] },
  { title: '每次使用', items: ['contact', 'aiInterview', 'simulation'] },
  { title: '测试', items: ['test'] },
];

/** What a change would make of a price, as `priceText` reads it: the unit is the item's own. */
export function changeText(change: PriceChange, unit: SpendUnit): string {
  const { item, fen, units, days, onSale } = change;
  return `${priceText({ item, fen, units, days, unit })}${onSale ? '' : '，停止出售'}`;
}
