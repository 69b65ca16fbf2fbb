import { lotOriginLabels, priceLabels, products } from '@pinjian/contract/billing-price.ts';
import { defaultLowBalance, type LotView, type getWalletOverview as endpoint } from '@pinjian/contract/billing-use.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import type { LotRow } from '../lot/queries.ts';
import { companyOf, requirePayer, unitOfPayer } from '../policy.ts';
import { priceOf } from '../price/find-prices.ts';
import { freeOf, monthOf } from '../rules.ts';
import { findAllowance, findLowBalance } from './allowance-queries.ts';
import { findBalance } from './find-balance.ts';
import { sumUses } from './queries.ts';

/** What whoever asks has, until when, what is held, and what was used this month. */
export async function getWalletOverview(ctx: Ctx<SignedInActor>): Promise<Answer<typeof endpoint>> {
  const { actor } = ctx;
  const payer = requirePayer(actor);
  const companyId = companyOf(payer);
  const month = monthOf(ctx.now());
  const { available, held, toIssue, lots } = await findBalance(ctx, payer);
  const isMine = (lot: LotRow) => lot.origin === 'free' && lot.expires_at?.getTime() === month.until.getTime();
  const freeLeft = lots.filter(isMine).reduce((sum, lot) => sum + freeOf(lot), toIssue);
  const free = {
    each: (await priceOf(ctx, 'freeSimulations')).units,
    left: freeLeft,
    until: month.until.toISOString(),
  };
  return {
    unit: unitOfPayer(payer),
    available,
    held,
    month: await sumUses(ctx, payer, month),
    lots: lots.map(lotView),
    freeSimulations: companyId === null ? free : null,
    allowance: companyId === null ? null : await findOwnAllowance(ctx, companyId),
    lowBalance: companyId === null ? null : await findNotice(ctx, companyId, available),
    mayManage: actor.kind === 'employer' && actor.permissions.includes('wallet.write'),
  };
}

async function findOwnAllowance(ctx: Ctx<SignedInActor>, companyId: string) {
  const memberId = ctx.actor.userId;
  const credits = await findAllowance(ctx, { companyId, memberId });
  if (credits === null) return null;
  const { held, taken } = await sumUses(ctx, `company:${companyId}`, { ...monthOf(ctx.now()), memberId });
  return { credits, used: held + taken };
}

async function findNotice(ctx: Ctx, companyId: string, available: number) {
  const below = (await findLowBalance(ctx, companyId))?.below ?? defaultLowBalance;
  return { below, isLow: available < below };
}

function lotView(lot: LotRow): LotView {
  const product = products.find((each) => each === lot.product) ?? null;
  return {
    lotId: lot.id,
    origin: lot.origin,
    product,
    label: product === null ? lotOriginLabels[lot.origin] : priceLabels[product],
    orderId: lot.order_id,
    unit: lot.unit,
    units: lot.units,
    unitsLeft: lot.units_left,
    unitsHeld: lot.units_held,
    fenLeft: lot.fen_left,
    issuedAt: lot.issued_at.toISOString(),
    expiresAt: lot.expires_at?.toISOString() ?? null,
  };
}
