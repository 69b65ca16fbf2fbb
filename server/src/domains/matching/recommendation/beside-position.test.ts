import { describe, expect, it } from 'vitest';
import { errors } from '@pinjian/contract/errors.ts';
import { blockCompany } from '#domains/company/block/block-company.ts';
import { closePosition } from '#domains/position/close.ts';
import { newId } from '#platform/core/ids.ts';
import { verifiedOwner } from '#testing/company.ts';
import { openPosition } from '#testing/position.ts';
import { confirmedResume } from '#testing/resume.ts';
import { talentContent } from '#testing/talent.ts';
import { useWorld } from '#testing/world.ts';
import { dismissPosition } from '../dismissal/dismiss-position.ts';
import { getMyMatch } from './get-my-match.ts';
import { listSimilarPositions } from './list-similar.ts';

const world = useWorld();

describe('the match of a seeker', () => {
  it('names the resume it was read from, with the whole text behind each piece of evidence', async () => {
    const positionId = await openPosition(world, await verifiedOwner(world));
    const seeker = await world.seeker();
    const mine = world.as(seeker);
    expect(await getMyMatch(mine, { positionId })).toEqual({ match: null, resume: null });
    const resumeId = await confirmedResume(world, seeker, talentContent());
    const { match, resume } = await getMyMatch(mine, { positionId });
    expect(resume?.resumeId).toBe(resumeId);
    const texts = new Map(resume?.texts.map(({ path, text }) => [path, text]));
    const evidence = match?.requirements.flatMap((each) => each.evidence) ?? [];
    expect(evidence.length).toBeGreaterThan(0);
    for (const { path, start, end, words } of evidence) expect(texts.get(path)?.slice(start, end)).toBe(words);
  });

  it('is refused for a position that nobody may see', async () => {
    const mine = world.as(await world.seeker());
    await expect(getMyMatch(mine, { positionId: newId() })).rejects.toMatchObject(errors.notFound);
  });
});

describe('similar positions', () => {
  it('are of the same work, nearest first, one of each other company, open, and of nobody who is blocked', async () => {
    const owner = await verifiedOwner(world, { name: '青禾科技有限公司' });
    const positionId = await openPosition(world, owner);
    await openPosition(world, owner, { title: '同一家的前端' });
    const near = await verifiedOwner(world, { name: '云杉网络有限公司' });
    const nearest = await openPosition(world, near, { title: '前端一' });
    await openPosition(world, near, { title: '同公司的另一个', salaryMin: 4_000_000, salaryMax: 6_000_000 });
    const farPay = await openPosition(world, await verifiedOwner(world, { name: '长河信息有限公司' }), {
      title: '薪资远',
      salaryMin: 4_000_000,
      salaryMax: 6_000_000,
    });
    const farPlace = await openPosition(world, await verifiedOwner(world, { name: '木兰软件有限公司' }), {
      title: '北京的前端',
      cityCode: '101010100',
      districtCode: null,
    });
    await openPosition(world, await verifiedOwner(world, { name: '白鹭餐饮有限公司' }), {
      title: '会计',
      categoryId: '160101',
    });
    const gone = await verifiedOwner(world, { name: '旧日有限公司' });
    await closePosition(world.as(gone), { positionId: await openPosition(world, gone) });
    const seeker = await world.seeker();
    const mine = world.as(seeker);
    const ids = async () => (await listSimilarPositions(mine, { positionId })).map((card) => card.positionId);
    expect(await ids()).toEqual([nearest, farPay, farPlace]);
    await blockCompany(mine, { companyId: near.companyId });
    expect(await ids()).toEqual([farPay, farPlace]);
    await dismissPosition(mine, { positionId: farPay, reason: 'other' });
    expect(await ids()).toEqual([farPlace]);
  });

  it('are refused for a position that nobody may see', async () => {
    const mine = world.as(await world.seeker());
    await expect(listSimilarPositions(mine, { positionId: newId() })).rejects.toMatchObject(errors.notFound);
  });
});
