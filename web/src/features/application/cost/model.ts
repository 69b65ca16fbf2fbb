import { contactDays } from '@pinjian/contract/application-conversation.ts';
import { useStateLabels, type UseQuote } from '@pinjian/contract/billing-use.ts';
import { unitsText } from '@pinjian/contract/wallet.ts';

/** How a use stands; by a name that is no hook's. */
export const stateLabels = useStateLabels;

export type Quote = Pick<UseQuote, 'unit' | 'each' | 'available' | 'allowanceLeft'>;

/** What so many uses hold: 20 人共冻结 100 额度. One is not counted. */
export function sumText({ each, unit }: Quote, count: number, counted: string): string {
  return count === 1 ? `冻结 ${unitsText(each, unit)}` : `${count} ${counted}共冻结 ${unitsText(each * count, unit)}`;
}

/** What stands in the way of so many uses: too little of the company's, or of one's own for this month. */
export function shortOf(quote: Quote, count: number): 'balance' | 'allowance' | null {
  const total = quote.each * count;
  if (total > quote.available) return 'balance';
  return quote.allowanceLeft !== null && total > quote.allowanceLeft ? 'allowance' : null;
}

/** What is there to spend: the less of the two. */
export function availableText({ available, allowanceLeft, unit }: Quote): string {
  if (allowanceLeft !== null && allowanceLeft < available) return `您本月还可用 ${unitsText(allowanceLeft, unit)}`;
  return `可用 ${unitsText(available, unit)}`;
}

/** What was held, as it stands behind what was done: ，已冻结 5 额度. */
export function heldText({ each, unit }: Pick<Quote, 'each' | 'unit'>, count: number): string {
  return each === 0 ? '' : `，已冻结 ${unitsText(each * count, unit)}`;
}

/** What exchanging contacts with somebody who has not applied costs, and what comes back. */
export function contactCostText(quote: Quote): string {
  return `将${sumText(quote, 1, '人')}（${availableText(quote)}）：双方交换后扣除，谢绝或 ${contactDays} 天内没有答复的全部退回。`;
}
