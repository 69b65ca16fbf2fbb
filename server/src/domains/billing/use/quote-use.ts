import type { UseQuote, quoteUse as endpoint } from '@pinjian/contract/billing-use.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { companyOf, requirePayer, unitOfPayer } from '../policy.ts';
import { unitOf } from '../price/data/first-prices.ts';
import { priceOf } from '../price/find-prices.ts';
import { monthOf } from '../rules.ts';
import { findAllowance } from './allowance-queries.ts';
import { findBalance } from './find-balance.ts';
import { sumUses } from './queries.ts';

/**
 * What so many uses would cost whoever asks, and what they have. Nothing is held.
 * @throws Refusal 40400 for what the other role uses, and of `requirePayer`
 */
export async function quoteUse(
  ctx: Ctx<SignedInActor>,
  { item, count }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const payer = requirePayer(ctx.actor);
  const unit = unitOfPayer(payer);
  if (unitOf(item) !== unit) throw new Refusal(errors.notFound);
  const { units: each } = await priceOf(ctx, item);
  const { available } = await findBalance(ctx, payer);
  const total = each * count;
  const allowanceLeft = await findAllowanceLeft(ctx, ctx.actor.userId, payer);
  const enough = total <= available && (allowanceLeft === null || total <= allowanceLeft);
  return { item, unit, count, each, total, available, mayComeBack: total, enough, allowanceLeft } satisfies UseQuote;
}

async function findAllowanceLeft(
  ctx: Ctx,
  memberId: string,
  payer: ReturnType<typeof requirePayer>,
): Promise<number | null> {
  const companyId = companyOf(payer);
  const credits = companyId === null ? null : await findAllowance(ctx, { companyId, memberId });
  if (credits === null) return null;
  const { held, taken } = await sumUses(ctx, payer, { ...monthOf(ctx.now()), memberId });
  return Math.max(0, credits - held - taken);
}
