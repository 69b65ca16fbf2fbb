import { defaultLowBalance } from '@pinjian/contract/billing-use.ts';
import { unitsText } from '@pinjian/contract/wallet.ts';
import { sendMessage } from '#domains/message/index.ts';
import type { Payer } from '#domains/wallet/index.ts';
import type { Ctx } from '#server/context.ts';
import { companyOf } from '../policy.ts';
import { findLowBalance, saveLowBalance } from './allowance-queries.ts';
import { findBalance } from './find-balance.ts';

/**
 * Tells a company once when what it has falls below what it set; again only after it was above. The book is held.
 */
export async function noteBalance(tx: Ctx, payer: Payer): Promise<void> {
  const companyId = companyOf(payer);
  if (companyId === null) return;
  const { available } = await findBalance(tx, payer);
  const known = await findLowBalance(tx, companyId);
  const { below, falls, isLow } = known ?? { below: defaultLowBalance, falls: 0, isLow: false };
  const isLowNow = available < below;
  if (isLowNow === isLow) return;
  const fallen = falls + (isLowNow ? 1 : 0);
  await saveLowBalance(tx, companyId, { below, falls: fallen, isLow: isLowNow });
  if (!isLowNow) return;
  await sendMessage(tx, {
    to: { companyId, about: 'money' },
    type: '7',
    kind: 'money',
    title: '额度不足提醒',
    content: `公司剩余 ${unitsText(available, 'credit')}，低于您设置的 ${unitsText(below, 'credit')}。额度用完后不能邀请 AI 面试或交换联系方式，请及时充值。`,
    meta: { target: { kind: 'wallet', ids: {} } },
    dedupeKey: `billing:low:${companyId}:${fallen}`,
  });
}
