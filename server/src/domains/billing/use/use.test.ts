import { describe, expect, it } from 'vitest';
import type { EmployerActor } from '#server/context.ts';
import { newId } from '#platform/core/ids.ts';
import { companyOwner, openingCredits, recharge } from '#testing/company.ts';
import { balanceOf, paidOrder, wrongWithMoney } from '#testing/wallet.ts';
import { useWorld } from '#testing/world.ts';
import { companyPayer } from '../policy.ts';
import { monthOf } from '../rules.ts';
import { releaseOverdueTask } from '../tasks.ts';
import { getWalletOverview } from './get-wallet-overview.ts';
import { holdUse } from './hold-use.ts';
import { listUses } from './list-uses.ts';
import { quoteUse } from './quote-use.ts';
import { listAllowances, setAllowance, setLowBalance } from './set-allowance.ts';
import { releaseUse, takeUse } from './settle-use.ts';

const world = useWorld();
const day = 86_400_000;
const page = { current: 1, pageSize: 10 };

type Member = EmployerActor & { companyId: string };

async function use(member: Member, item: 'contact' | 'aiInterview', count = 1): Promise<string> {
  const key = `${item}:${newId()}`;
  const kind = item === 'contact' ? ('contactRequest' as const) : ('invitation' as const);
  const subject = { kind, id: newId() };
  await holdUse(world.as(member), {
    payer: companyPayer(member.companyId),
    memberId: member.userId,
    item,
    key,
    subject,
    count,
  });
  return key;
}

async function recruiterOf({ companyId }: Member): Promise<Member> {
  return { ...(await world.employer({ companyId, role: 'recruiter' })), companyId };
}

describe('a use', () => {
  it('is told beforehand, held, and taken or given back, once', async () => {
    const owner = await companyOwner(world);
    const payer = companyPayer(owner.companyId);
    expect(await quoteUse(world.as(owner), { item: 'aiInterview', count: 20 })).toEqual({
      item: 'aiInterview',
      unit: 'credit',
      count: 20,
      each: 5,
      total: 100,
      available: openingCredits,
      mayComeBack: 100,
      enough: true,
      allowanceLeft: null,
    });
    const [taken, released] = [await use(owner, 'contact'), await use(owner, 'aiInterview')];
    expect(await balanceOf(world.system(), payer)).toEqual({ available: openingCredits - 25, held: 25 });
    for (let times = 0; times < 2; times += 1) {
      await takeUse(world.system(), { key: taken });
      await releaseUse(world.system(), { key: taken });
      await releaseUse(world.system(), { key: released });
      await takeUse(world.system(), { key: released });
    }
    expect(await balanceOf(world.system(), payer)).toEqual({ available: openingCredits - 20, held: 0 });
    expect((await getWalletOverview(world.as(owner))).month).toEqual({ taken: 20, held: 0, released: 5 });
    const { records, total } = await listUses(world.as(owner), page);
    expect(total).toBe(2);
    expect(records.map(({ item, units, state }) => [item, units, state])).toEqual([
      ['aiInterview', 5, 'released'],
      ['contact', 20, 'taken'],
    ]);
    expect(await listUses(world.as(owner), { ...page, state: 'taken', memberId: owner.userId })).toMatchObject({
      total: 1,
      records: [{ item: 'contact', memberId: owner.userId }],
    });
    expect(await wrongWithMoney(world.system())).toEqual([]);
  });

  it('is refused where less is left, saying how much, and holds nothing', async () => {
    const owner = await companyOwner(world);
    const payer = companyPayer(owner.companyId);
    await use(owner, 'aiInterview', (openingCredits - 10) / 5);
    await expect(use(owner, 'contact')).rejects.toMatchObject({
      code: 41101,
      message: '额度不足：需要 20 额度，剩余 10 额度，请先到钱包充值',
      data: { unit: 'credit', total: 20, available: 10 },
    });
    expect(await balanceOf(world.system(), payer)).toEqual({ available: 10, held: openingCredits - 10 });
    expect(await quoteUse(world.as(owner), { item: 'contact', count: 1 })).toMatchObject({ enough: false });
  });

  it('held for longer than anything takes is given back', async () => {
    const owner = await companyOwner(world);
    await use(owner, 'aiInterview');
    await use(owner, 'contact');
    world.clock.advance(7 * day);
    await releaseOverdueTask.run(world.system() as never, {});
    expect(await balanceOf(world.system(), companyPayer(owner.companyId))).toMatchObject({ held: 5 });
    world.clock.advance(10 * day);
    await releaseOverdueTask.run(world.system() as never, {});
    expect(await balanceOf(world.system(), companyPayer(owner.companyId))).toMatchObject({ held: 0 });
  });
});

describe('an allowance', () => {
  it('ends what one member may use in a month, and no other', async () => {
    const owner = await companyOwner(world);
    const recruiter = await recruiterOf(owner);
    await setAllowance(world.as(owner), { memberId: recruiter.userId, credits: 45 });
    const [, gone] = [await use(recruiter, 'contact'), await use(recruiter, 'contact')];
    await expect(use(recruiter, 'contact')).rejects.toMatchObject({
      code: 41102,
      data: { allowance: 45, used: 40, total: 20 },
    });
    expect(await quoteUse(world.as(recruiter), { item: 'contact', count: 1 })).toMatchObject({
      enough: false,
      allowanceLeft: 5,
    });
    await use(owner, 'contact');
    expect(await listAllowances(world.as(owner))).toMatchObject({
      records: [
        { memberId: owner.userId, credits: null, used: 20 },
        { memberId: recruiter.userId, credits: 45, used: 40 },
      ],
    });
    // What came back counts no more.
    await releaseUse(world.system(), { key: gone });
    await use(recruiter, 'contact');
    world.clock.advance(monthOf(world.clock.now()).until.getTime() - world.clock.now().getTime());
    await use(recruiter, 'contact');
    expect(await setAllowance(world.as(owner), { memberId: recruiter.userId, credits: null })).toEqual({
      memberId: recruiter.userId,
      credits: null,
      used: 20,
    });
  });

  it('is set by who manages the wallet alone, for members who can spend', async () => {
    const owner = await companyOwner(world);
    const recruiter = await recruiterOf(owner);
    const interviewer = await world.employer({ companyId: owner.companyId, role: 'interviewer' });
    const stranger = await companyOwner(world);
    for (const memberId of [interviewer.userId, stranger.userId, newId()])
      await expect(setAllowance(world.as(owner), { memberId, credits: 5 })).rejects.toMatchObject({ code: 41107 });
    const mine = world.as(recruiter);
    await expect(setAllowance(mine, { memberId: recruiter.userId, credits: null })).rejects.toMatchObject({
      code: 40311,
    });
    await expect(setLowBalance(mine, { below: 5 })).rejects.toMatchObject({ code: 40311 });
    await expect(listAllowances(mine)).rejects.toMatchObject({ code: 40311 });
    await expect(getWalletOverview(world.as(interviewer))).rejects.toMatchObject({ code: 40311 });
  });
});

describe('a low balance', () => {
  const notices = ({ companyId }: Member) =>
    world.db
      .selectFrom('message_message')
      .select(['title', 'meta'])
      .where('recipient_id', '=', companyId)
      .where('dedupe_key', 'like', 'billing:low:%')
      .execute();

  it('is told once each time that it falls', async () => {
    const owner = await companyOwner(world);
    const payer = companyPayer(owner.companyId);
    await setLowBalance(world.as(owner), { below: openingCredits - 30 });
    await use(owner, 'contact');
    expect(await notices(owner)).toEqual([]);
    const keys = [await use(owner, 'contact'), await use(owner, 'contact')];
    expect(await notices(owner)).toMatchObject([{ title: '额度不足提醒', meta: { target: { kind: 'wallet' } } }]);
    for (const key of keys) await releaseUse(world.system(), { key });
    expect(await notices(owner)).toHaveLength(1);
    await use(owner, 'contact');
    expect(await notices(owner)).toHaveLength(2);
    await paidOrder(world.system(), payer, { units: 500, fen: 50_000 });
    expect((await getWalletOverview(world.as(owner))).lowBalance).toEqual({ below: openingCredits - 30, isLow: false });
  });
});

describe('the overview', () => {
  it('tells a seeker what is left, until when, and what is free', async () => {
    const seeker = await world.seeker();
    const mine = world.as(seeker);
    const until = monthOf(world.clock.now()).until.toISOString();
    expect(await getWalletOverview(mine)).toMatchObject({
      unit: 'simulation',
      available: 3,
      held: 0,
      lots: [],
      freeSimulations: { each: 3, left: 3, until },
      allowance: null,
      lowBalance: null,
      mayManage: false,
    });
    await paidOrder(world.system(), `seeker:${seeker.userId}`, {
      units: 30,
      fen: 18_900,
      days: 30,
      product: 'monthCard',
    });
    const interview = { kind: 'interview', id: newId() } as const;
    await holdUse(mine, {
      payer: `seeker:${seeker.userId}`,
      memberId: null,
      item: 'simulation',
      key: 'one',
      subject: interview,
    });
    expect(await getWalletOverview(mine)).toMatchObject({
      available: 32,
      held: 1,
      freeSimulations: { left: 2 },
      lots: [
        { origin: 'free', label: '每月免费', unitsLeft: 3, unitsHeld: 1, expiresAt: until },
        { origin: 'order', product: 'monthCard', label: '求职月卡', unitsLeft: 30, fenLeft: 18_900 },
      ],
    });
    await expect(quoteUse(mine, { item: 'contact', count: 1 })).rejects.toMatchObject({ code: 40400 });
  });

  it('tells a company’s members what it has and what is theirs of it', async () => {
    const owner = await companyOwner(world);
    const recruiter = await recruiterOf(owner);
    await recharge(world, owner.companyId, 50);
    await setAllowance(world.as(owner), { memberId: recruiter.userId, credits: 100 });
    await use(recruiter, 'contact');
    expect(await getWalletOverview(world.as(recruiter))).toMatchObject({
      unit: 'credit',
      available: openingCredits + 30,
      held: 20,
      freeSimulations: null,
      allowance: { credits: 100, used: 20 },
      lowBalance: { below: 100, isLow: false },
      mayManage: false,
    });
    expect(await getWalletOverview(world.as(owner))).toMatchObject({ allowance: null, mayManage: true });
  });
});
