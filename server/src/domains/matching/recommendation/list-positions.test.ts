import { describe, expect, it } from 'vitest';
import { mostAtOnce } from '@pinjian/contract/matching-position-list.ts';
import { emptyWish } from '@pinjian/contract/matching-wish.ts';
import { applyToPosition } from '#domains/application/index.ts';
import { blockCompany } from '#domains/company/block/block-company.ts';
import { unblockCompany } from '#domains/company/block/unblock-company.ts';
import { verifiedOwner } from '#testing/company.ts';
import { openPosition } from '#testing/position.ts';
import { confirmedResume } from '#testing/resume.ts';
import { talentContent } from '#testing/talent.ts';
import { useWorld } from '#testing/world.ts';
import { dismissPosition, undoDismissal } from '../dismissal/dismiss-position.ts';
import { saveWishes } from '../wish/save-wishes.ts';
import { listRecommendedPositions } from './list-positions.ts';

const world = useWorld();

async function recruiting(changes: readonly Parameters<typeof openPosition>[2][]) {
  const owner = await verifiedOwner(world);
  const ids: string[] = [];
  for (const change of changes) ids.push(await openPosition(world, owner, change));
  await world.deliver();
  return { owner, ids };
}

async function looking(position = '前端开发工程师', positionCode = '100201') {
  const mine = world.as(await world.seeker());
  const wishes = [{ ...emptyWish(), position, positionCode, cityCodes: ['101210100'] }];
  await saveWishes(mine, { version: 0, content: { wishes } });
  return mine;
}

type Mine = Awaited<ReturnType<typeof looking>>;
const list = async (mine: Mine, ids?: string[]) => listRecommendedPositions(mine, { ids });
const idsOf = async (mine: Mine) => (await list(mine)).records.map(({ position }) => position.positionId);

describe('推荐 of a seeker', () => {
  it('rests on the wishes alone where there is no resume, and says why', async () => {
    const { ids } = await recruiting([{}]);
    const mine = await looking();
    const found = await list(mine);
    expect(found).toMatchObject({ basis: 'wishes', personalOrder: true, following: [], effects: [] });
    expect(found.records).toMatchObject([{ position: { positionId: ids[0] }, lowered: [] }]);
    expect(found.records[0]?.match.reasons.map(({ text }) => text)).toContain('期望城市');
  });

  it('is empty with its reason for who has said nothing, and for who wants no order of their own', async () => {
    await recruiting([{}]);
    const mine = world.as(await world.seeker());
    expect(await list(mine)).toMatchObject({ records: [], basis: 'nothing', personalOrder: true });
    await confirmedResume(world, mine.actor, talentContent());
    expect(await list(mine)).toMatchObject({ basis: 'resume', records: [{}] });
    await saveWishes(mine, { version: 0, content: {}, personalOrder: false });
    expect(await list(mine)).toMatchObject({ records: [], basis: 'resume', personalOrder: false });
  });

  it('leaves out what was dismissed, lowers what is like it and says so, until that is taken back', async () => {
    const { ids } = await recruiting([{}, { title: '前端工程师' }, { districtCode: '330110', title: '前端开发' }]);
    const mine = await looking();
    const before = await idsOf(mine);
    expect(before.toSorted()).toEqual(ids.toSorted());
    const [gone = '', like = '', other = ''] = ids;
    const { effect } = await dismissPosition(mine, { positionId: gone, reason: 'place' });
    const after = await list(mine);
    expect(after.effects).toEqual([effect]);
    expect(after.records.map(({ position, lowered }) => [position.positionId, lowered])).toEqual([
      [other, []],
      [like, [effect.text]],
    ]);
    await undoDismissal(mine, { positionId: gone });
    expect(await idsOf(mine)).toEqual(before);
    expect((await list(mine)).effects).toEqual([]);
  });

  it('has nothing of a blocked company, and nothing that was applied to', async () => {
    const { owner, ids } = await recruiting([{}, {}]);
    const mine = await looking();
    const [first = '', second = ''] = ids;
    await confirmedResume(world, mine.actor, talentContent());
    await applyToPosition(mine, { positionId: first });
    expect(await idsOf(mine)).toEqual([second]);
    await blockCompany(mine, { companyId: owner.companyId });
    expect(await idsOf(mine)).toEqual([]);
    await unblockCompany(mine, { companyId: owner.companyId });
    expect(await idsOf(mine)).toEqual([second]);
  });

  it('is paged by the order of its first page: nothing twice, nothing missed, whatever comes meanwhile', async () => {
    const { owner, ids } = await recruiting(Array.from({ length: mostAtOnce + 3 }, () => ({})));
    const mine = await looking();
    const first = await list(mine);
    expect(first.records).toHaveLength(mostAtOnce);
    expect(first.following).toHaveLength(3);
    await openPosition(world, owner);
    await world.deliver();
    const [dismissed = '', ...left] = first.following;
    await dismissPosition(mine, { positionId: dismissed, reason: 'seen' });
    const next = await list(mine, [...first.following]);
    expect(next.records.map(({ position }) => position.positionId)).toEqual(left);
    expect(next.following).toEqual([]);
    const seen = [...first.records, ...next.records].map(({ position }) => position.positionId);
    expect([...seen, dismissed].toSorted()).toEqual(ids.toSorted());
  });
});
