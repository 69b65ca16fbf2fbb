import { describe, expect, it } from 'vitest';
import { errors } from '@pinjian/contract/errors.ts';
import type { PositionContent } from '@pinjian/contract/position-content.ts';
import type { EmployerActor, SeekerActor } from '#server/context.ts';
import { verifiedOwner } from '#testing/company.ts';
import { openPosition, publishableContent } from '#testing/position.ts';
import { useWorld } from '#testing/world.ts';
import { pausePosition } from '../pause.ts';
import { publishPosition } from '../publish.ts';
import { reopenPosition } from '../reopen.ts';
import { savePosition } from '../save.ts';
import { listCompanyPositions } from './list-of-company.ts';
import { searchPositions } from './search.ts';
import { suggestSearch } from './suggest.ts';

const world = useWorld();
const minute = 60_000;

type Asked = Partial<Parameters<typeof searchPositions>[1]>;

function ask(seeker: SeekerActor, asked: Asked): ReturnType<typeof searchPositions> {
  const everything = {
    without: [],
    q: '',
    cityCode: [],
    districtCode: [],
    categoryId: [],
    industryCode: [],
    staffSize: [],
    financingStage: [],
    salaryRange: [],
    experience: [],
    education: [],
    jobType: [],
    recruitType: [],
  };
  return searchPositions(world.as(seeker), {
    ...everything,
    workMode: [],
    postSource: [],
    current: 1,
    pageSize: 10,
    ...asked,
  });
}

/** Titles of what meets everything that was asked for. */
async function titles(seeker: SeekerActor, asked: Asked): Promise<string[]> {
  const { records, relaxed } = await ask(seeker, asked);
  return records.slice(0, relaxed?.exact).map(({ title }) => title);
}

/** Positions one minute after another; the last is the newest. */
async function openAll(owner: EmployerActor, contents: readonly Partial<PositionContent>[]): Promise<string[]> {
  const ids: string[] = [];
  for (const content of contents) {
    world.clock.advance(minute);
    ids.push(await openPosition(world, owner, content));
  }
  return ids;
}

/** Words that no other position of a test has. */
const elsewhere = {
  categoryId: '160101',
  requirements: [],
  description: [{ title: 1, text: '负责总账核算、编制报表、配合年度审计，按时完成纳税申报工作，整理归档凭证。' }],
};

describe('searchPositions by words', () => {
  it('shows titles first, then other spellings, then anywhere, newest first', async () => {
    const owner = await verifiedOwner(world);
    const seeker = await world.seeker();
    await openAll(owner, [
      { ...elsewhere, title: 'Kubernetes运维' },
      { ...elsewhere, title: 'K8s平台工程师' },
      {
        ...elsewhere,
        title: '平台开发',
        description: [
          { title: 2, text: '有 K8s 集群的日常运维经验，熟悉容器网络与存储，能独立排查线上问题并沉淀文档。' },
        ],
      },
      { ...elsewhere, title: '总账会计' },
      { ...elsewhere, title: 'K8s开发工程师' },
    ]);
    const found = await ask(seeker, { q: 'k8s' });
    expect(found.records.map(({ title }) => title)).toEqual([
      'K8s开发工程师',
      'K8s平台工程师',
      'Kubernetes运维',
      '平台开发',
    ]);
    expect(found).toMatchObject({ total: 4, totalCapped: false, nextCursor: null });
    expect(found.words).toEqual(['kubernetes', 'kube', 'k8s']);
  });

  it('takes long words apart, and weighs words that say little', async () => {
    const owner = await verifiedOwner(world);
    const seeker = await world.seeker();
    await openAll(owner, [
      { ...elsewhere, title: 'Web前端开发工程师' },
      { ...elsewhere, title: '前端负责人' },
      { ...elsewhere, title: '后端工程师' },
    ]);
    expect(await titles(seeker, { q: '前端工程师' })).toEqual(['Web前端开发工程师', '前端负责人']);
  });

  it.each([
    ['qianduan', '前端主管'],
    ['Ｃ＋＋', 'C++工程师'],
    ['node', 'Node.js服务端'],
    ['杭州 会计', '杭州分公司会计'],
    ['西湖区 出纳', '出纳'],
    ['测试科技 前端', '前端主管'],
    ['双休 前端', '前端主管'],
  ])('%s finds %s', async (q, title) => {
    const owner = await verifiedOwner(world);
    await openAll(owner, [
      { ...elsewhere, title },
      { ...elsewhere, title: '仓库保管员', cityCode: '101020100', districtCode: null, preferences: [] },
    ]);
    expect(await titles(await world.seeker(), { q })).toEqual([title]);
  });

  it.each(['c#', '的', '!!!', "'", String.raw`\ & | ! :*`, 'javascript'])('%s finds nothing', async (q) => {
    await openAll(await verifiedOwner(world), [{ ...elsewhere, title: 'C++与Java工程师' }]);
    expect(await titles(await world.seeker(), { q })).toEqual([]);
  });
});

describe('searchPositions by filters', () => {
  const pay = (min: number | null, max: number | null) => ({
    salaryMin: min === null ? null : min * 100_000,
    salaryMax: max === null ? null : max * 100_000,
  });

  it.each<[Asked, string[]]>([
    [{ cityCode: ['101020100'] }, ['上海']],
    [{ districtCode: ['330106'] }, ['面议', '一万', '十五到二十五']],
    [{ categoryId: ['100201'] }, ['面议', '一万', '十五到二十五']],
    [{ categoryId: ['100200'] }, ['面议', '一万', '十五到二十五']],
    [{ categoryId: ['160000'] }, ['上海']],
    [{ industryCode: ['900100'] }, ['上海', '面议', '一万', '十五到二十五']],
    [{ industryCode: ['900102'] }, []],
    [{ industryCode: ['900102', '900101'] }, ['上海', '面议', '一万', '十五到二十五']],
    [{ cityCode: ['101020100', '101210100'] }, ['上海', '面议', '一万', '十五到二十五']],
    [{ cityCode: ['101020100', '101210100'], districtCode: ['330105'] }, ['上海']],
    [{ cityCode: ['101010100', '101280100'] }, []],
    [{ categoryId: ['160100', '230000'] }, ['上海']],
    [{ staffSize: [2] }, ['上海', '面议', '一万', '十五到二十五']],
    [{ staffSize: [1, 3] }, []],
    [{ financingStage: [3] }, []],
    [{ publishedWithin: 1 }, ['上海', '面议', '一万', '十五到二十五']],
    [{ salaryRange: [3] }, ['上海']],
    [{ salaryRange: [4] }, ['一万', '十五到二十五']],
    [{ salaryRange: [5, 8] }, ['面议', '十五到二十五']],
    [{ salaryRange: [7] }, []],
    [{ experience: [4] }, ['上海']],
    [{ education: [4, 5], jobType: [1] }, ['面议', '一万', '十五到二十五']],
    [{ jobType: [2] }, ['上海']],
    [{ recruitType: [2] }, ['上海']],
    [{ workMode: [3] }, ['上海']],
    [{ postSource: [4] }, ['上海']],
    [{ postSource: [1, 2] }, ['面议', '一万', '十五到二十五']],
    [{ q: '开发', cityCode: ['101020100'] }, ['上海']],
    [{ q: '杭州' }, ['面议', '一万', '十五到二十五']],
  ])('%j', async (asked, expected) => {
    await openAll(await verifiedOwner(world), [
      { title: '十五到二十五', ...pay(15, 25) },
      { title: '一万', ...pay(10, 10) },
      { title: '面议', ...pay(null, null) },
      {
        ...elsewhere,
        title: '上海',
        description: [{ title: 1, text: '开发区门店的账目核对与发票管理，配合总部完成月度结账，整理单据并按时归档。' }],
        cityCode: '101020100',
        districtCode: null,
        ...pay(8, 10),
        experience: 4,
        education: 6,
        jobType: 2,
        recruitType: 2,
        workMode: 3,
        postSource: 4,
      },
    ]);
    expect(await titles(await world.seeker(), asked)).toEqual(expected);
  });
});

describe('searchPositions by when it was shown', () => {
  it('finds what was shown within so many days, to the minute', async () => {
    const owner = await verifiedOwner(world);
    const seeker = await world.seeker();
    const day = 24 * 60 * minute;
    await openAll(owner, [{ title: '会计一' }]);
    world.clock.advance(2 * day);
    await openAll(owner, [{ title: '会计二' }]);
    world.clock.advance(5 * day);
    for (const q of ['', '会计']) {
      expect(await titles(seeker, { q, publishedWithin: 3 })).toEqual([]);
      expect(await titles(seeker, { q, publishedWithin: 7 })).toEqual(['会计二']);
      expect(await titles(seeker, { q, publishedWithin: 30 })).toEqual(['会计二', '会计一']);
    }
    world.clock.advance(3 * day);
    expect(await titles(seeker, { q: '会计', publishedWithin: 7 })).toEqual([]);
  });
});

describe('searchPositions by what a position leaves open', () => {
  it('shows 不限 in every answer to what one has', async () => {
    const owner = await verifiedOwner(world);
    const seeker = await world.seeker();
    await openAll(owner, [
      { title: '不限', experience: 0, education: 0 },
      { title: '要求', experience: 5, education: 5 },
    ]);
    expect(await titles(seeker, { experience: [4] })).toEqual(['不限']);
    expect(await titles(seeker, { education: [5], experience: [5] })).toEqual(['要求', '不限']);
  });
});

describe('paging', () => {
  it('goes on with a cursor, and by page', async () => {
    const owner = await verifiedOwner(world);
    const seeker = await world.seeker();
    await openAll(owner, [
      { title: '产品一' },
      { title: '会计一' },
      { title: '产品二' },
      { title: '会计二' },
      { title: '会计三' },
    ]);
    const q = '前端';
    // The category's name holds 前端: all match, none in the title.
    const all = await titles(seeker, { q });
    expect(all).toEqual(['会计三', '会计二', '产品二', '会计一', '产品一']);
    const walked: string[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < 5 && (page === 0 || cursor !== undefined); page += 1) {
      const found = await ask(seeker, { q, pageSize: 2, cursor });
      expect(found.total).toBe(5);
      walked.push(...found.records.map(({ title }) => title));
      cursor = found.nextCursor ?? undefined;
    }
    expect(walked).toEqual(all);
    expect(await titles(seeker, { q, pageSize: 2, current: 2 })).toEqual(all.slice(2, 4));
    expect(await titles(seeker, { q, pageSize: 2, current: 9 })).toEqual([]);
    expect(await titles(seeker, { q, pageSize: 100, current: 10_000 })).toEqual([]);
  });

  it('walks every tier without a repeat', async () => {
    const owner = await verifiedOwner(world);
    const seeker = await world.seeker();
    await openAll(owner, [
      { title: '前端工程师' },
      { title: '平台开发' },
      { title: 'frontend lead' },
      { title: '前端负责人' },
      { title: '网页设计' },
    ]);
    const q = '前端工程师';
    const walked: string[] = [];
    let cursor: string | undefined;
    do {
      const found = await ask(seeker, { q, pageSize: 1, cursor });
      walked.push(...found.records.map(({ title }) => title));
      cursor = found.nextCursor ?? undefined;
    } while (cursor !== undefined && walked.length < 10);
    expect(walked).toEqual(['前端工程师', '前端负责人', 'frontend lead', '网页设计', '平台开发']);
  });

  it('refuses a cursor that is none', async () => {
    await expect(ask(await world.seeker(), { cursor: 'nonsense' })).rejects.toMatchObject({
      code: errors.invalidInput.code,
      data: [{ path: 'cursor' }],
    });
  });
});

describe('what search shows', () => {
  it('is what is on show', async () => {
    const owner = await verifiedOwner(world);
    const seeker = await world.seeker();
    const [positionId = ''] = await openAll(owner, [{ title: '前端工程师' }]);
    const ctx = world.as(owner);
    await savePosition(ctx, { positionId, version: 1, content: publishableContent({ title: '会计主管' }) });
    expect(await titles(seeker, { q: '会计' })).toEqual([]);
    await publishPosition(ctx, { positionId, version: 2 });
    expect(await titles(seeker, { q: '会计' })).toEqual(['会计主管']);
    await pausePosition(ctx, { positionId });
    expect(await titles(seeker, {})).toEqual([]);
    await reopenPosition(ctx, { positionId });
    expect(await titles(seeker, {})).toEqual(['会计主管']);
  });

  it('is a card with the company and the skills that are needed first', async () => {
    const owner = await verifiedOwner(world);
    const [positionId] = await openAll(owner, [{}]);
    const [card] = (await ask(await world.seeker(), {})).records;
    expect(card).toMatchObject({
      positionId,
      salaryText: '1.5W-2.5W·14薪',
      city: { name: '杭州' },
      district: { name: '西湖区' },
      experience: { label: '3-5年' },
      education: { label: '本科' },
      // Those that the description names beside the ones that were typed.
      skills: ['React', 'TypeScript', '数据可视化', 'Node.js'],
      benefits: ['双休', '五险一金'],
      company: { companyId: owner.companyId, verified: true },
      collected: false,
    });
  });
});

describe('listCompanyPositions', () => {
  it('is what one company recruits for', async () => {
    const owner = await verifiedOwner(world);
    const other = await verifiedOwner(world, { name: '另一家科技有限公司' });
    await openAll(other, [{ title: '别家的' }]);
    await openAll(owner, [
      { title: '前端' },
      { ...elsewhere, title: '会计', cityCode: '101020100', districtCode: null },
    ]);
    const ctx = world.as(await world.seeker());
    const asked = { targetCompanyId: owner.companyId, current: 1, pageSize: 10 };
    const found = await listCompanyPositions(ctx, asked);
    expect(found).toMatchObject({ total: 2, records: [{ title: '会计' }, { title: '前端' }] });
    expect((await listCompanyPositions(ctx, { ...asked, categoryId: '100000' })).records).toHaveLength(1);
    expect((await listCompanyPositions(ctx, { ...asked, cityCode: '101020100' })).records).toHaveLength(1);
    expect(await listCompanyPositions(ctx, { ...asked, current: 2 })).toMatchObject({ total: 2, records: [] });
  });
});

describe('suggestSearch', () => {
  const suggest = async (q: string): Promise<string[]> =>
    (await suggestSearch(world.as(await world.seeker()), { q })).map(({ kind, text }) => `${kind} ${text}`);

  it('completes positions and skills by word, sound and initials', async () => {
    expect(await suggest('前端')).toContain('position 前端架构师');
    expect(await suggest('qianduan')).toContain('position 前端架构师');
    expect(await suggest('qdjgs')).toContain('position 前端架构师');
    expect(await suggest('kube')).toContain('skill Kubernetes');
    expect(await suggest('')).toEqual([]);
  });

  it('completes verified companies only', async () => {
    await verifiedOwner(world, { name: '一百%纯净水有限公司' });
    expect(await suggest('0%纯')).toEqual([]);
    expect(await suggest('百%纯')).toEqual(['company 一百%纯净水有限公司']);
    expect(await suggest('百_纯')).toEqual([]);
  });
});
