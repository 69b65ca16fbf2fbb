import {
  billingUseErrors,
  defaultLowBalance,
  type listAllowances as listEndpoint,
  type setAllowance as setEndpoint,
  type setLowBalance as lowEndpoint,
} from '@pinjian/contract/billing-use.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { companyMembers } from '#domains/company/index.ts';
import { holdBook } from '#domains/wallet/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { accountsOf } from '../lot/issue-lot.ts';
import { companyPayer, requireManaging } from '../policy.ts';
import { monthOf } from '../rules.ts';
import { findAllowance, findAllowances, findLowBalance, saveAllowance, saveLowBalance } from './allowance-queries.ts';
import { findBalance } from './find-balance.ts';
import { sumByMember, sumUses } from './queries.ts';

/** Members who can spend: an interviewer invites nobody. */
async function findSpenders(ctx: Ctx, companyId: string): Promise<string[]> {
  const members = await companyMembers(ctx, companyId);
  return members.filter(({ role }) => role !== 'interviewer').map(({ userId }) => userId);
}

/** What each member who can spend may use in a month, and used. @throws Refusal 40310, 40311 for who does not manage the wallet */
export async function listAllowances(ctx: Ctx<EmployerActor>): Promise<Answer<typeof listEndpoint>> {
  const companyId = requireManaging(ctx.actor);
  const month = monthOf(ctx.now());
  const credits = new Map((await findAllowances(ctx, companyId)).map((row) => [row.member_id, row.credits]));
  const used = new Map(
    (await sumByMember(ctx, companyPayer(companyId), month)).map((row) => [row.member_id, row.units]),
  );
  const spenders = await findSpenders(ctx, companyId);
  return {
    month: month.name,
    records: spenders.map((memberId) => ({
      memberId,
      credits: credits.get(memberId) ?? null,
      used: used.get(memberId) ?? 0,
    })),
  };
}

/**
 * Says how much a member may use in a month; what they used of this one counts.
 * @throws Refusal 40310, 40311, 41107 for who is no member that spends
 */
export async function setAllowance(
  ctx: Ctx<EmployerActor>,
  { memberId, credits }: Received<typeof setEndpoint>,
): Promise<Answer<typeof setEndpoint>> {
  const companyId = requireManaging(ctx.actor);
  if (!(await findSpenders(ctx, companyId)).includes(memberId)) throw new Refusal(billingUseErrors.notAMember);
  await ctx.transaction((tx) => saveAllowance(tx, { companyId, memberId, credits, setBy: ctx.actor.userId }));
  const { held, taken } = await sumUses(ctx, companyPayer(companyId), { ...monthOf(ctx.now()), memberId });
  return { memberId, credits: await findAllowance(ctx, { companyId, memberId }), used: held + taken };
}

/** Says below which balance the company is told; where it is below already nobody is told of that. */
export async function setLowBalance(
  ctx: Ctx<EmployerActor>,
  { below }: Received<typeof lowEndpoint>,
): Promise<Answer<typeof lowEndpoint>> {
  const companyId = requireManaging(ctx.actor);
  const payer = companyPayer(companyId);
  return ctx.transaction(async (tx) => {
    await holdBook(tx, payer, accountsOf('credit'));
    const { available } = await findBalance(tx, payer);
    const isLow = available < below;
    const { falls } = (await findLowBalance(tx, companyId)) ?? { below: defaultLowBalance, falls: 0 };
    await saveLowBalance(tx, companyId, { below, falls, isLow });
    return { below, isLow };
  });
}
