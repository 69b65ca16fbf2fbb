import { describe, expect, it } from 'vitest';
import { talentQuery } from '@pinjian/contract/matching-talent-query.ts';
import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { companyOwner, verifiedOwner } from '#testing/company.ts';
import { openPosition } from '#testing/position.ts';
import { hideResume } from '#testing/resume.ts';
import { talent, talentContent } from '#testing/talent.ts';
import { useWorld } from '#testing/world.ts';
import { getTalent } from './get-talent.ts';
import { searchTalents } from './search.ts';
import { suggestTalentSearch } from './suggest.ts';

const world = useWorld();

type Asked = Partial<Record<string, string>>;

async function searcher(name = '青禾科技') {
  const owner = await verifiedOwner(world, { name });
  const ctx = world.as(owner);
  const search = (asked: Asked = {}, page = { current: 1, pageSize: 100 }) =>
    searchTalents(ctx, { ...talentQuery.parse(asked), ...page });
  const found = async (asked: Asked = {}) => (await search(asked)).records.map(({ resumeId }) => resumeId);
  return { owner, ctx, search, found };
}

const [post] = talentContent().work;
const [wish] = talentContent().intentions;
if (post === undefined || wish === undefined) throw new Error('the sample has both');

const nurse: Partial<ResumeContent> = {
  intentions: [
    {
      ...wish,
      position: '护士',
      positionCode: '210301',
      cities: [{ code: '101020100', name: '上海' }],
      salary: { ...wish.salary, min: 700_000, max: 900_000 },
    },
  ],
  education: [],
  work: [],
  skills: [{ name: '静脉穿刺', level: 3 }],
};

describe('the words of a talent search', () => {
  it('are found as they are written, as they sound, in English, with a slip, in part', async () => {
    const { found } = await searcher();
    const developer = await talent(world);
    await talent(world, nurse);
    for (const q of [
      '前端',
      '前端工程师',
      'qianduan',
      '前段工程师',
      'React',
      'raect',
      '杭州 前端',
      'reactjs',
      '性能优化',
    ])
      expect([q, await found({ q })]).toEqual([q, [developer.resumeId]]);
    expect(await found({ q: '前端 react 泡茶 性能优化' })).toEqual([developer.resumeId]);
  });

  it('say what they were read as', async () => {
    const { search } = await searcher();
    await talent(world);
    expect((await search({ q: 'qianduan' })).understood).toMatchObject([{ text: '前端', typed: 'qianduan' }]);
    expect((await search({ q: 'raect' })).understood).toMatchObject([{ kind: 'skill', text: 'React', typed: 'raect' }]);
    expect(await search({ q: '前端' })).toMatchObject({
      understood: [{ kind: 'role', text: '前端', typed: null }],
      relaxed: null,
      total: 1,
      totalCapped: false,
    });
  });

  it('say what somebody lacks who is near, and leave out what is taken away', async () => {
    const { search } = await searcher();
    const { resumeId } = await talent(world);
    const near = await search({ q: '前端 上海 硕士' });
    expect(near.records.map((row) => row.resumeId)).toEqual([resumeId]);
    expect(near.relaxed).toEqual({ exact: 0, dropped: ['硕士', '上海'] });
    const kept = await search({ q: '前端 上海 硕士', without: 'place:上海,education:硕士' });
    expect(kept).toMatchObject({ understood: [{ key: 'role:前端' }], relaxed: null, total: 1 });
    expect((await search({ q: '前段', without: 'typed' })).total).toBe(0);
  });

  it.each([
    ['程序员 5年以上', true],
    ['前端 8年以上', false],
    ['前端 本科', true],
    ['前端 博士', false],
    ['前端 15k-20k', true],
    ['前端 8k以内', false],
    ['前端 实习', false],
    ['杭州 切图仔', true],
  ])('%s: exact %s', async (q, isExact) => {
    const { search } = await searcher();
    await talent(world);
    const { relaxed, total } = await search({ q });
    expect([total, relaxed === null]).toEqual([1, isExact]);
  });

  it('name a certificate under any of its names', async () => {
    const { found } = await searcher();
    const holder = await talent(world, { ...nurse, certificates: [{ name: '注册会计师', month: null }] });
    await talent(world);
    expect(await found({ q: 'CPA' })).toEqual([holder.resumeId]);
  });

  it('that mean nothing find nobody', async () => {
    const { search } = await searcher();
    await talent(world);
    for (const q of ['量子泡茶', 'asdfqwer', '，。', '的'])
      expect(await search({ q })).toMatchObject({ records: [], total: 0 });
  });

  it('in a role stand before those elsewhere', async () => {
    const { found } = await searcher();
    const elsewhere = await talent(world, {
      ...nurse,
      selfEvaluation: '空闲时学过一点前端',
    });
    const role = await talent(world);
    expect(await found({ q: '前端' })).toEqual([role.resumeId, elsewhere.resumeId]);
  });
});

describe('the filters of a talent search', () => {
  it.each([
    [{ cityCodes: '101210100' }, true],
    [{ cityCodes: '101020100' }, false],
    [{ cityCodes: '101020100,101210100' }, true],
    [{ categoryIds: '100201' }, true],
    [{ categoryIds: '100000' }, true],
    [{ categoryIds: '210301' }, false],
    [{ yearsMin: '5' }, true],
    [{ yearsMin: '5', yearsMax: '5' }, true],
    [{ yearsMin: '6' }, false],
    [{ yearsMax: '4' }, false],
    [{ education: '5,6' }, true],
    [{ education: '6' }, false],
    [{ salaryRange: '4' }, true],
    [{ salaryRange: '5' }, false],
    [{ salaryRange: '8' }, false],
    [{ skills: 'React,TypeScript' }, true],
    [{ skills: 'React,Kubernetes' }, false],
    [{ skills: 'React,Kubernetes', skillsMode: 'any' }, true],
    [{ jobType: '1' }, true],
    [{ jobType: '3' }, false],
    [{ recruitType: '1' }, true],
    [{ jobStatus: '1,2' }, true],
    [{ jobStatus: '2' }, false],
    [{ activeWithin: '1' }, true],
    [{ cityCodes: '101210100', categoryIds: '100201', yearsMin: '3', education: '5', q: '前端' }, true],
    [{ cityCodes: '101210100', categoryIds: '210301,160101', education: '4,5,6', jobStatus: '1,2,3,5' }, false],
  ] as const)('%j: %s', async (asked, is) => {
    const { search } = await searcher();
    await talent(world);
    const { total, records } = await search({ ...asked });
    expect([total, records.length]).toEqual(is ? [1, 1] : [0, 0]);
  });

  it('count who was here when', async () => {
    const { found } = await searcher();
    const { resumeId } = await talent(world);
    world.clock.advance(4 * 86_400_000);
    expect(await found({ activeWithin: '3' })).toEqual([]);
    expect(await found({ activeWithin: '7' })).toEqual([resumeId]);
  });

  it('leave out whom a colleague looked at within 30 days, not whom one looked at oneself', async () => {
    const { owner, found } = await searcher();
    const { resumeId } = await talent(world);
    const colleague = world.as(await world.employer({ companyId: owner.companyId, role: 'recruiter' }));
    await getTalent(world.as(owner), { resumeId, positionId: '0' });
    expect(await found({ notSeen: '1' })).toEqual([resumeId]);
    await getTalent(colleague, { resumeId, positionId: '0' });
    expect(await found({ notSeen: '1' })).toEqual([]);
    world.clock.advance(31 * 86_400_000);
    expect(await found({ notSeen: '1' })).toEqual([resumeId]);
  });
});

describe('the order of a talent search', () => {
  it('is by fit to an open position of one’s own, with the match in each row', async () => {
    const { owner, search } = await searcher();
    const positionId = await openPosition(world, owner);
    await talent(world, nurse);
    const fitting = await talent(world);
    const { records } = await search({ sort: 'fit', positionId });
    expect(records.map(({ resumeId }) => resumeId)[0]).toBe(fitting.resumeId);
    expect(records[0]?.match?.requirements.length).toBeGreaterThan(0);
    expect(records[0]?.match?.score).toBeGreaterThan(records[1]?.match?.score ?? 0);
    await expect(search({ sort: 'fit' })).rejects.toMatchObject({ code: 40001 });
    const other = await verifiedOwner(world, { name: '远山贸易' });
    await expect(search({ sort: 'fit', positionId: await openPosition(world, other) })).rejects.toMatchObject({
      code: 40400,
    });
  });

  it('is by the last activity where that is asked for, page by page', async () => {
    const { search } = await searcher();
    const all: string[] = [];
    for (let count = 0; count < 5; count++) {
      all.unshift((await talent(world)).resumeId);
      world.clock.advance(3_600_000);
    }
    const pages = [];
    for (const current of [1, 2, 3]) pages.push((await search({ sort: 'active' }, { current, pageSize: 2 })).records);
    expect(pages.flat().map(({ resumeId }) => resumeId)).toEqual(all);
    expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
  });
});

describe('who searches', () => {
  it('is a member of a verified company who reads talents', async () => {
    await talent(world);
    const asked = { ...talentQuery.parse({}), current: 1, pageSize: 10 };
    const unverified = await companyOwner(world);
    const { owner } = await searcher();
    const interviewer = await world.employer({ companyId: owner.companyId, role: 'interviewer' });
    const recruiter = await world.employer({ companyId: owner.companyId, role: 'recruiter' });
    await expect(searchTalents(world.as(unverified), asked)).rejects.toMatchObject({ code: 40320 });
    await expect(searchTalents(world.as(interviewer), asked)).rejects.toMatchObject({ code: 40311 });
    await expect(searchTalents(world.as(await world.employer()), asked)).rejects.toMatchObject({ code: 40310 });
    expect((await searchTalents(world.as(recruiter), asked)).total).toBe(1);
  });

  it('does not do so without end', async () => {
    const { search } = await searcher();
    Object.assign(world.test.ports.config.talents, { searchesPerDay: 2 });
    await search();
    await search();
    await expect(search()).rejects.toMatchObject({ code: 42912 });
    world.clock.advance(86_400_000);
    expect((await search()).total).toBe(0);
  });
});

describe('a row', () => {
  it('holds no name, no contact, no age and no sex, in its texts either', async () => {
    const { search } = await searcher();
    const sample = talentContent();
    await talent(world, {
      basics: { ...sample.basics, birthMonth: '1996-08', gender: 1, links: ['https://github.com/example-lin'] },
      work: [{ ...post, roles: post.roles.map((role) => ({ ...role, title: '前端工程师 13800138000' })) }],
      selfEvaluation: '我是林示例，微信：lin_shili_01',
    });
    const text = JSON.stringify(await search({ q: '前端' }));
    expect(text).toContain('林**');
    expect(text).not.toMatch(/林示例|13800138000|linshili|lin_shili|1996|github|gender|birth/u);
  });
});

describe('suggestions', () => {
  it('come from the dictionary, the same whoever may be found', async () => {
    const { ctx } = await searcher();
    const before = await suggestTalentSearch(ctx, { q: '前' });
    const someone = await talent(world, { work: [{ ...post, company: '前无古人网络公司' }] });
    expect(await suggestTalentSearch(ctx, { q: '前' })).toEqual(before);
    await hideResume(someone.mine);
    expect(before.length).toBeGreaterThan(0);
    expect(await suggestTalentSearch(ctx, { q: 'hangzhou' })).toContainEqual({
      kind: 'city',
      text: '杭州',
      id: '101210100',
    });
    expect(await suggestTalentSearch(ctx, { q: '' })).toEqual([]);
  });
});
