import { unitsText } from '@pinjian/contract/wallet.ts';
import { goToReturn } from '#lib/kept-draft.ts';
import { useSession } from '#lib/session.ts';
import { confirm } from '#ui/confirm.tsx';
import { shortOf, type Quote } from './model.ts';

/**
 * Whether there is enough for so many uses, as far as is known here: where not, says what is missing and who can help,
 * and leads to the wallet and back. What is not known yet is left to the server.
 */
export async function isEnough(quote: Quote | undefined, count: number): Promise<boolean> {
  if (quote === undefined) return true;
  const short = shortOf(quote, count);
  if (short === null) return true;
  const total = unitsText(quote.each * count, quote.unit);
  const mayPay = useSession.getState().permissions.includes('wallet.write');
  if (short === 'allowance') {
    const left = unitsText(quote.allowanceLeft ?? 0, quote.unit);
    const goes = await confirm({
      title: '您本月的成员额度不够',
      text: `这次需要 ${total}，您本月还可用 ${left}。${mayPay ? '可以在“成员额度”里调整。' : '请联系公司管理员调整。'}`,
      yes: '查看钱包',
      no: '知道了',
    });
    if (goes) goToReturn('/hire/my/wallet');
    return false;
  }
  const goes = await confirm({
    title: '额度不足',
    text: `这次需要 ${total}，可用 ${unitsText(quote.available, quote.unit)}。${
      mayPay ? '充值后会回到这里继续。' : '请联系公司管理员充值。'
    }`,
    yes: mayPay ? '去充值' : '查看钱包',
    no: mayPay ? '取消' : '知道了',
  });
  if (goes) goToReturn('/hire/my/wallet');
  return false;
}
