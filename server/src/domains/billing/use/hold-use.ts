import type { UseItem } from '@pinjian/contract/billing-price.ts';
import type { UseView } from '@pinjian/contract/billing-use.ts';
import { unitsText, walletErrors } from '@pinjian/contract/wallet.ts';
import { holdBook, postTransfers, type Payer } from '#domains/wallet/index.ts';
import { newId } from '#platform/core/ids.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';
import { expireLotsOf } from '../lot/expire-lots.ts';
import { issueFreeSimulations } from '../lot/issue-free-simulations.ts';
import { accountsOf } from '../lot/issue-lot.ts';
import { changeLot, findLots } from '../lot/queries.ts';
import { companyOf, unitOfPayer } from '../policy.ts';
import { priceOf } from '../price/find-prices.ts';
import { freeOf, monthOf, planUse } from '../rules.ts';
import { findAllowance } from './allowance-queries.ts';
import { noteBalance } from './note-balance.ts';
import { findUse, insertParts, insertUse, sumUses } from './queries.ts';

export interface NewUse {
  readonly payer: Payer;
  /** The member who uses it; null for seekers. */
  readonly memberId: string | null;
  readonly item: UseItem;
  /** Names the use, once: aiInterview:<invitationId>. */
  readonly key: string;
  readonly subject: UseView['subject'];
  readonly positionId?: string | null;
  /** How many at once; one where it is left out. */
  readonly count?: number;
}

/**
 * Holds what a use costs until it is taken or released, in the transaction of what it is for. The same key again
 * changes nothing.
 * @throws Refusal 41101 {unit, total, available} where less is left, 41102 {allowance, used, total} where the member has
 * used up what is theirs this month
 */
export async function holdUse(tx: Ctx, use: NewUse): Promise<void> {
  const { payer, memberId, item, key, count = 1 } = use;
  const unit = unitOfPayer(payer);
  await tx.transaction(async (inner) => {
    await holdBook(inner, payer, accountsOf(unit));
    if ((await findUse(inner, key)) !== undefined) return;
    const units = (await priceOf(inner, item)).units * count;
    await refuseAboveAllowance(inner, { payer, memberId, total: units });
    await expireLotsOf(inner, payer);
    await issueFreeSimulations(inner, payer);
    const lots = await findLots(inner, payer);
    const spendable = lots.filter((lot) => lot.expires_at === null || lot.expires_at > inner.now());
    const parts = planUse(spendable, units);
    if (parts === null) {
      const available = spendable.reduce((sum, lot) => sum + freeOf(lot), 0);
      throw insufficient(payer, units, available);
    }
    const id = newId();
    const holds = await postTransfers(
      inner,
      payer,
      parts.map((part) => ({
        key: `use:${key}:${part.lot.id}`,
        act: 'hold' as const,
        debit: 'available' as const,
        credit: 'consumed' as const,
        unit,
        amount: part.units,
        reason: 'use' as const,
        subject: `use:${id}`,
      })),
    );
    const { kind: subject_kind, id: subject_id } = use.subject;
    const about = { subject_kind, subject_id, member_id: memberId, position_id: use.positionId ?? null };
    await insertUse(inner, { id, key, payer, item, unit, units, state: 'held', ...about, held_at: inner.now() });
    await insertParts(
      inner,
      parts.map((part, place) => ({
        use_id: id,
        lot_id: part.lot.id,
        units: part.units,
        hold_id: holds[place] ?? '',
      })),
    );
    for (const part of parts) await changeLot(inner, part.lot.id, { held: part.units });
    await noteBalance(inner, payer);
  });
}

function insufficient(payer: Payer, total: number, available: number): Refusal {
  const unit = unitOfPayer(payer);
  const short = `需要 ${unitsText(total, unit)}，剩余 ${unitsText(available, unit)}`;
  const message =
    companyOf(payer) === null ? `模拟面试次数不足：${short}，请先购买` : `额度不足：${short}，请先到钱包充值`;
  return new Refusal(walletErrors.insufficientCredits, { message, data: { unit, total, available } });
}

async function refuseAboveAllowance(
  tx: Ctx,
  { payer, memberId, total }: { readonly payer: Payer; readonly memberId: string | null; readonly total: number },
): Promise<void> {
  const companyId = companyOf(payer);
  if (companyId === null || memberId === null) return;
  const allowance = await findAllowance(tx, { companyId, memberId });
  if (allowance === null) return;
  const { held, taken } = await sumUses(tx, payer, { ...monthOf(tx.now()), memberId });
  const used = held + taken;
  if (used + total <= allowance) return;
  throw new Refusal(walletErrors.allowanceUsedUp, {
    message: `您本月的成员额度为 ${allowance}，已用 ${used}，这次需要 ${total}。请联系公司管理员调整`,
    data: { allowance, used, total },
  });
}
