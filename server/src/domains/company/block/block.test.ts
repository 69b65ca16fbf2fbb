import { describe, expect, it } from 'vitest';
import { blockErrors, maxBlockedCompanies } from '@pinjian/contract/company-block.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { newId } from '#platform/core/ids.ts';
import type { SeekerActor } from '#server/context.ts';
import { companyOwner, submitCompany, verifiedOwner } from '#testing/company.ts';
import { useWorld } from '#testing/world.ts';
import { decideVerification } from '../verification/decide-verification.ts';
import { blockCompany } from './block-company.ts';
import { findCoveringBlock } from './find-covering-block.ts';
import { listBlockedCompanies } from './list-blocked-companies.ts';
import { refreshTradeNames } from './refresh-trade-names.ts';
import { isCovered } from './rules.ts';
import { unblockCompany } from './unblock-company.ts';

const world = useWorld();
const refused = ({ code }: { readonly code: number }) => expect.objectContaining({ name: 'Refusal', code });

const company = async (name: string) => (await verifiedOwner(world, { name })).companyId;
const block = (seeker: SeekerActor, companyId: string) => blockCompany(world.as(seeker), { companyId });
const listed = async (seeker: SeekerActor) => (await listBlockedCompanies(world.as(seeker))).records;
const covering = (seeker: SeekerActor, companyId: string) =>
  findCoveringBlock(world.system(), { seekerId: seeker.userId, companyId });

describe('what a block covers', () => {
  it.each([
    ['the company', { companyId: 'a', tradeName: null }, { companyId: 'a', tradeName: null }, true],
    ['one of its name', { companyId: 'a', tradeName: '云杉' }, { companyId: 'b', tradeName: '云杉' }, true],
    ['no other', { companyId: 'a', tradeName: '云杉' }, { companyId: 'b', tradeName: '青禾' }, false],
    ['nobody for want of a name', { companyId: 'a', tradeName: null }, { companyId: 'b', tradeName: null }, false],
  ])('is %s', (_what, blocked, other, is) => {
    expect(isCovered(blocked, other)).toBe(is);
  });
});

describe('blocking a company', () => {
  it('keeps it and its affiliates away, names those, and is the same when repeated', async () => {
    const seeker = await world.seeker();
    const one = await company('北京云杉科技有限公司');
    const sister = await company('云杉网络技术（杭州）有限公司');
    const stranger = await company('青禾科技有限公司');
    const blocked = await block(seeker, one);
    expect(blocked).toEqual({
      companyId: one,
      name: '北京云杉科技有限公司',
      shortName: null,
      blockedAt: world.clock.now().toISOString(),
      affiliates: [{ companyId: sister, name: '云杉网络技术（杭州）有限公司', shortName: null }],
      affiliateCount: 1,
    });
    world.clock.advance(60_000);
    expect(await block(seeker, one)).toEqual(blocked);
    expect(await listed(seeker)).toEqual([blocked]);
    expect(await covering(seeker, one)).toEqual({ companyName: '北京云杉科技有限公司', own: true });
    expect(await covering(seeker, sister)).toEqual({ companyName: '北京云杉科技有限公司', own: false });
    expect(await covering(seeker, stranger)).toBeNull();
    expect(await covering(seeker, newId())).toBeNull();
  });

  it('covers an affiliate that comes later, also one that is not verified yet, which is not named', async () => {
    const seeker = await world.seeker();
    const one = await company('北京云杉科技有限公司');
    await block(seeker, one);
    const unverified = await companyOwner(world, { name: '云杉信息技术（成都）有限公司' });
    expect(await covering(seeker, unverified.companyId)).toMatchObject({ own: false });
    expect(await listed(seeker)).toMatchObject([{ affiliateCount: 0, affiliates: [] }]);
    const later = await company('云杉软件有限公司');
    expect(await covering(seeker, later)).toMatchObject({ own: false });
    expect(await listed(seeker)).toMatchObject([{ affiliateCount: 1, affiliates: [{ companyId: later }] }]);
  });

  it('follows the registered name', async () => {
    const seeker = await world.seeker();
    const owner = await companyOwner(world, { name: '青禾科技有限公司' });
    await block(seeker, await company('云杉科技有限公司'));
    expect(await covering(seeker, owner.companyId)).toBeNull();
    const verificationId = await submitCompany(world, owner, { companyName: '上海云杉网络有限公司' });
    await decideVerification(world.system(), { verificationId, outcome: 'passed' });
    expect(await covering(seeker, owner.companyId)).toMatchObject({ own: false });
  });

  it('is refused for a company that is unknown or not verified, the same for both, and counts the limit', async () => {
    const seeker = await world.seeker();
    const unverified = await companyOwner(world);
    await expect(block(seeker, unverified.companyId)).rejects.toEqual(refused(errors.notFound));
    await expect(block(seeker, newId())).rejects.toEqual(refused(errors.notFound));
    await fill(seeker, maxBlockedCompanies - 1);
    const last = await company('第两百家有限公司');
    await block(seeker, last);
    const oneMore = await company('再一家有限公司');
    await expect(block(seeker, oneMore)).rejects.toEqual(refused(blockErrors.tooManyBlocked));
    expect(await block(seeker, last)).toMatchObject({ companyId: last });
  });

  it('tells nobody: no message, no event, no hint', async () => {
    const seeker = await world.seeker();
    const one = await company('北京云杉科技有限公司');
    const hints = world.hints.length;
    const messages = () => world.db.selectFrom('message_message').select('id').execute();
    const before = await messages();
    await block(seeker, one);
    await unblockCompany(world.as(seeker), { companyId: one });
    await world.deliver();
    expect(await messages()).toEqual(before);
    expect(world.hints).toHaveLength(hints);
  });
});

describe('unblocking', () => {
  it('ends the block with its affiliates; again, and of what was never blocked, it is the same', async () => {
    const seeker = await world.seeker();
    const one = await company('北京云杉科技有限公司');
    const sister = await company('云杉网络技术（杭州）有限公司');
    await block(seeker, one);
    const unblock = (companyId: string) => unblockCompany(world.as(seeker), { companyId });
    expect(await unblock(one)).toBeNull();
    expect(await listed(seeker)).toEqual([]);
    expect(await covering(seeker, sister)).toBeNull();
    expect(await unblock(one)).toBeNull();
    expect(await unblock(newId())).toBeNull();
  });

  it('leaves an affiliate away that is blocked itself, and other people’s blocks', async () => {
    const [seeker, other] = [await world.seeker(), await world.seeker()];
    const one = await company('北京云杉科技有限公司');
    const sister = await company('云杉网络技术（杭州）有限公司');
    for (const companyId of [one, sister]) await block(seeker, companyId);
    await block(other, one);
    await unblockCompany(world.as(seeker), { companyId: one });
    expect(await covering(seeker, one)).toMatchObject({ own: false });
    expect(await covering(seeker, sister)).toMatchObject({ own: true });
    expect(await listed(other)).toMatchObject([{ companyId: one }]);
  });
});

describe('trade names', () => {
  it('are made for companies from before there were any', async () => {
    const seeker = await world.seeker();
    const one = await company('北京云杉科技有限公司');
    const sister = await company('云杉网络技术（杭州）有限公司');
    await world.db.updateTable('company_company').set({ trade_name: null, trade_name_edition: 0 }).execute();
    await block(seeker, one);
    expect(await covering(seeker, sister)).toBeNull();
    await refreshTradeNames(world.system() as never);
    expect(await covering(seeker, sister)).toMatchObject({ own: false });
  });
});

/** Blocks so many companies that are there for nothing else. */
async function fill(seeker: SeekerActor, count: number): Promise<void> {
  const { userId } = await world.employer();
  const now = world.clock.now();
  const companies = Array.from({ length: count }, (_, index) => ({
    id: newId(),
    name: `占位${index}有限公司`,
    credit_code: `${index}`,
    industry: '900101',
    staff_size: 2,
    city: '101010100',
    benefits: [],
    created_by: userId,
    created_at: now,
    updated_at: now,
  }));
  await world.db.insertInto('company_company').values(companies).execute();
  const blocks = companies.map(({ id }) => ({ seeker_id: seeker.userId, company_id: id, blocked_at: now }));
  await world.db.insertInto('company_block').values(blocks).execute();
}
