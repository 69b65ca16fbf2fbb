import { describe, expect, it } from 'vitest';
import type { PositionContent } from '@pinjian/contract/position-content.ts';
import type { EmployerActor } from '#server/context.ts';
import { verifiedOwner } from '#testing/company.ts';
import { openPosition, publishableContent } from '#testing/position.ts';
import { useWorld } from '#testing/world.ts';
import { countNewPositions } from '../count-new.ts';
import { searchPositions } from '../search.ts';

const world = useWorld();
const lists = { cityCode: [], districtCode: [], categoryId: [], industryCode: [], staffSize: [], financingStage: [] };
const numbers = { salaryRange: [], experience: [], education: [], jobType: [], recruitType: [], workMode: [] };

type Input = Parameters<typeof searchPositions>[1];

const inputOf = (q: string, asked: Partial<Input> = {}): Input => {
  return { ...lists, ...numbers, postSource: [], without: [], current: 1, pageSize: 10, q, ...asked };
};

async function find(q: string, asked: Partial<Input> = {}) {
  const seeker = await world.seeker();
  return searchPositions(world.as(seeker), inputOf(q, asked));
}

const titlesOf = ({ records }: Awaited<ReturnType<typeof find>>): string[] => records.map(({ title }) => title);

async function open(owner: EmployerActor, contents: readonly Partial<PositionContent>[]): Promise<void> {
  for (const content of contents) {
    world.clock.advance(60_000);
    await openPosition(world, owner, publishableContent({ requirements: [], preferences: [], ...content }));
  }
}

const hangzhou = { cityCode: '101210100', districtCode: null };
const shanghai = { cityCode: '101020100', districtCode: null };
const rider = { ...hangzhou, categoryId: '260406', education: 0, experience: 0 };

describe('a search in words of everyday speech', () => {
  it('finds the role under every name, with a slip of the pen, and says so', async () => {
    const owner = await verifiedOwner(world);
    await open(owner, [
      { ...rider, title: '美团专送小哥' },
      { ...hangzhou, title: '前端工程师' },
    ]);
    for (const q of ['送外卖的', '骑手', 'qishou', '外麦员']) {
      const { records, relaxed } = await find(q);
      expect(records.slice(0, relaxed?.exact).map(({ title }) => title)).toEqual(['美团专送小哥']);
    }
    expect((await find('前段')).understood).toMatchObject([
      { kind: 'role', text: '前端', typed: '前段', start: 0, end: 2 },
    ]);
  });

  it('keeps to what was typed when it is told to, and leaves out what was removed', async () => {
    const owner = await verifiedOwner(world);
    await open(owner, [
      { ...hangzhou, title: '前端工程师' },
      { ...shanghai, title: '前端主管' },
    ]);
    expect((await find('前段', { without: ['typed'] })).records).toEqual([]);
    const inHangzhou = await find('前端 杭州');
    expect(inHangzhou).toMatchObject({ relaxed: { exact: 1, dropped: ['杭州'] } });
    const anywhere = await find('前端 杭州', { without: ['place:杭州'] });
    expect(anywhere.understood.map(({ key }) => key)).toEqual(['role:前端']);
    expect(anywhere).toMatchObject({ total: 2, relaxed: null });
  });

  it('reads conditions: pay, years, degree, interns, what the post grants and denies', async () => {
    const owner = await verifiedOwner(world);
    const guard = { ...hangzhou, categoryId: '210505', education: 1, experience: 0 };
    await open(owner, [
      { ...guard, title: '保安 长白班', salaryMin: 500_000, salaryMax: 600_000 },
      { ...guard, title: '保安 两班倒', salaryMin: 500_000, salaryMax: 600_000 },
      { ...guard, title: '保安 门岗', salaryMin: 300_000, salaryMax: 350_000 },
      { ...guard, title: '保安 实习', jobType: 3, salaryMin: 300_000, salaryMax: 350_000 },
    ]);
    expect(titlesOf(await find('保安 不上夜班 5k以上')).slice(0, 2)).toEqual(['保安 长白班', '保安 两班倒']);
    expect(titlesOf(await find('保安 实习'))[0]).toBe('保安 实习');
    expect((await find('博士 保安')).relaxed).toMatchObject({ exact: 0, dropped: ['博士'] });
  });

  it('leaves out the work that is refused, and takes it back', async () => {
    const owner = await verifiedOwner(world);
    await open(owner, [
      { ...hangzhou, title: '保险销售', categoryId: '170108' },
      { ...hangzhou, title: '前台接待', categoryId: '150201' },
    ]);
    const found = await find('杭州 不要销售');
    expect(found.understood.map(({ key }) => key)).toEqual(['place:杭州', 'unwanted:销售']);
    expect([titlesOf(found), found.total]).toEqual([['前台接待'], 1]);
    expect(titlesOf(await find('不要销售'))).toEqual(['前台接待']);
    expect(titlesOf(await find('杭州 不要销售', { without: ['unwanted:销售'] }))).toEqual(['前台接待', '保险销售']);
  });

  it('finds all work for who asks for any, and for who takes back everything', async () => {
    await open(await verifiedOwner(world), [{ ...hangzhou, title: '前台接待' }]);
    for (const q of ['找工作', '想找个离我近的活', '男 20岁 能做啥'])
      expect([q, titlesOf(await find(q))]).toEqual([q, ['前台接待']]);
    expect(titlesOf(await find('焊工', { without: ['role:焊工'] }))).toEqual(['前台接待']);
  });

  it('puts what grants a wish first, then says which wish the others leave open', async () => {
    const guard = { ...hangzhou, categoryId: '210505', education: 1, experience: 0 };
    await open(await verifiedOwner(world), [
      { ...guard, title: '保安 坐着上班' },
      { ...guard, title: '保安 站班' },
      { ...guard, title: '保安 门岗' },
    ]);
    const found = await find('不用站着的保安 包住');
    expect(titlesOf(found)).toEqual(['保安 坐着上班', '保安 门岗', '保安 站班']);
    expect(found.relaxed).toMatchObject({ exact: 0, dropped: ['包住'] });
    const seated = await find('不用站着的保安');
    expect(seated.relaxed).toMatchObject({ exact: 1, dropped: ['不用站着'] });
  });

  it('counts as a match what has all that is asked for, as an alert does: what is near is near', async () => {
    const guard = { ...hangzhou, categoryId: '210505', education: 1, experience: 0 };
    const rest = '按时到岗，听从安排，认真做好交接记录，遇到问题及时上报。';
    const told = (text: string) => ({ description: [{ title: 1 as const, text: `${text}${rest}` }] });
    const before = world.clock.now();
    await open(await verifiedOwner(world), [
      { ...guard, title: '保安 甲', ...told('需要用 Excel 和 Photoshop，提供住宿，包住。') },
      { ...guard, title: '保安 乙', ...told('需要用 Excel，提供住宿，包住。') },
      { ...guard, title: '保安 丙', ...told('需要用 Excel 和 Photoshop。') },
      { ...hangzhou, title: '前端工程师', ...told('负责 Photoshop 插件的页面。') },
    ]);
    for (const [q, exact, total] of [
      ['Excel Photoshop', 2, 4],
      ['保安 包住', 2, 3],
      ['包住', 2, null],
      ['保安', 3, null],
      ['Excel Photoshop 上海', 0, 4],
    ] as const) {
      const found = await find(q);
      const alert = await countNewPositions(world.system(), inputOf(q), before, 99);
      expect([q, found.relaxed?.exact ?? found.total, alert]).toEqual([q, exact, exact]);
      if (total !== null) expect([q, found.total]).toEqual([q, total]);
    }
  });

  it('knows a company by the beginning of its name', async () => {
    const own = await verifiedOwner(world, { name: '澜舟优选科技有限公司' });
    const other = await verifiedOwner(world, { name: '兰州物流有限公司' });
    await open(own, [{ ...hangzhou, title: '前端工程师' }]);
    await open(other, [{ cityCode: '101160100', districtCode: null, title: '前端主管' }]);
    const found = await find('澜舟');
    expect(found.understood).toMatchObject([{ kind: 'company', text: '澜舟' }]);
    expect(titlesOf(found)).toEqual(['前端工程师']);
  });

  it('shows what is nearest where nothing is what was asked for', async () => {
    await open(await verifiedOwner(world), [{ ...shanghai, title: '小程序开发', categoryId: '100202' }]);
    const found = await find('前端 杭州');
    expect(titlesOf(found)).toEqual(['小程序开发']);
    expect(found.relaxed).toMatchObject({ exact: 0 });
  });

  it.each(['asdfghjkl', '阿斯蒂芬', '~~~', '哈哈哈哈666绷不住了'])(
    'finds nothing for %s, and offers something',
    async (q) => {
      await open(await verifiedOwner(world), [{ ...hangzhou, title: '前端工程师 包住' }]);
      const found = await find(q);
      expect(found).toMatchObject({ records: [], total: 0, relaxed: null });
      expect(found.suggestions.length).toBeGreaterThan(3);
    },
  );
});

describe('paging through what was weighed', () => {
  it('goes on with a cursor, whatever is published meanwhile', async () => {
    const owner = await verifiedOwner(world);
    const many = ['一', '二', '三', '四', '五'].map((name) => ({ ...hangzhou, title: `前端${name}` }));
    await open(owner, many);
    const all = titlesOf(await find('前端'));
    const walked: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await find('前端', { pageSize: 2, cursor });
      walked.push(...titlesOf(page));
      cursor = page.nextCursor ?? undefined;
      await open(owner, [{ ...hangzhou, title: '前端' }]);
    } while (cursor !== undefined && walked.length < 10);
    expect(walked).toEqual(all);
    expect(all).toHaveLength(5);
  });
});
