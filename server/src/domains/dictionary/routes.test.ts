import { describe, expect, it } from 'vitest';
import { dictionaryEndpoints, dictTypes } from '@pinjian/contract/dictionary.ts';
import { createLog } from '#platform/core/log.ts';
import { registerEndpoint } from '#platform/http/endpoint-route.ts';
import { createHttpServer } from '#platform/http/server.ts';
import type { Location } from '#platform/location/port.ts';
import type { Ctx } from '#server/context.ts';
import { routes } from './routes.ts';

let whereabouts: Location | null = null;

/** These calls need nothing of a context but who asks and where from. */
const ctx = {
  actor: { kind: 'anyone', address: '203.0.113.7' },
  ports: { location: { find: () => Promise.resolve(whereabouts) } },
} as unknown as Ctx;

const app = await createHttpServer({ log: createLog('silent'), trustProxy: 0 });
for (const route of routes) registerEndpoint(app, route, () => Promise.resolve(ctx));

async function get(path: string): Promise<{ code: number; data: unknown }> {
  const response = await app.inject({ method: 'GET', url: path });
  expect(response.statusCode).toBe(200);
  return response.json<{ code: number; data: unknown }>();
}

interface Tree {
  children: Tree[];
}
const leavesOf = (trees: Tree[]): Tree[] =>
  trees.flatMap((tree) => (tree.children.length === 0 ? [tree] : leavesOf(tree.children)));

describe('dictionaries (spec §7)', () => {
  it('selectLabel', async () => {
    const { data } = await get('/service/dict/selectLabel?dictType=education');
    expect(data).toContainEqual({ dictLabel: '本科', dictNum: 5 });
    expect(await get('/service/dict/selectLabel?dictType=nonsense')).toMatchObject({
      code: 40001,
      data: [{ path: 'dictType', message: '没有这个字典' }],
    });
  });

  it('selectLabelByTypeList is keyed by type', async () => {
    const joined = dictTypes.join(',');
    const { data } = (await get(`/service/dict/selectLabelByTypeList?dictTypes=${joined}`)) as {
      code: number;
      data: Record<string, unknown[]>;
    };
    expect(Object.keys(data)).toEqual([...dictTypes]);
    expect(Object.values(data).flat()).toHaveLength(193);
    expect(Object.values(data).every((items) => items.length > 0)).toBe(true);
    const two = (await get('/service/dict/selectLabelByTypeList?dictTypes=job_type,%20education,')) as {
      code: number;
      data: object;
    };
    expect(Object.keys(two.data)).toEqual(['job_type', 'education']);
    expect((await get('/service/dict/selectLabelByTypeList?dictTypes=job_type,nope')).code).toBe(40001);
    expect((await get('/service/dict/selectLabelByTypeList')).code).toBe(40001);
  });

  it('selectTree of cities has strings for codes', async () => {
    const { data } = (await get('/service/dict/selectTree?dictType=city')) as { code: number; data: Tree[] };
    expect(data).toHaveLength(34);
    expect(data[0]).toEqual({
      dictLabel: '北京',
      dictNum: '10101',
      children: [{ dictLabel: '北京', dictNum: '101010100', children: [] }],
    });
    expect((await get('/service/dict/selectTree?dictType=job')).code).toBe(40001);
  });

  it('company_status is how a company stands in the register, not its verification here', async () => {
    const { data } = await get('/service/dict/selectLabel?dictType=company_status');
    expect(data).toEqual(
      ['存续', '在业', '吊销', '注销', '迁入', '迁出', '停业', '清算'].map((dictLabel, at) => ({
        dictLabel,
        dictNum: at + 1,
      })),
    );
  });

  it('jobNameTree has three levels', async () => {
    const { data } = (await get('/service/dict/jobNameTree')) as { code: number; data: Tree[] };
    expect(data[0]).toMatchObject({ id: '100000', codeName: '互联网/AI技术' });
    expect(leavesOf(data)).toHaveLength(1100);
    expect(leavesOf(data)[0]).toEqual({ id: '100101', codeName: '后端开发工程师', children: [] });
  });

  it('selectIndustryTree has leaves with no children', async () => {
    const { data } = (await get('/service/industry/selectIndustryTree')) as { code: number; data: Tree[] };
    expect(data).toHaveLength(15);
    expect(leavesOf(data)).toHaveLength(176);
    expect(leavesOf(data)[0]).toEqual({ code: '900101', name: '互联网平台', children: [] });
  });
});

describe('places', () => {
  it('cities stand under their letters, hot ones apart', async () => {
    const { data } = (await get('/service/jobhunter/cities')) as {
      code: number;
      data: {
        cityGroup: { firstChar: string; cityList: object[] }[];
        hotCityList: object[];
      };
    };
    expect(data.cityGroup.map(({ firstChar }) => firstChar)).toEqual([...'ABCDEFGHJKLMNPQRSTWXYZ']);
    expect(data.cityGroup.flatMap(({ cityList }) => cityList)).toHaveLength(379);
    expect(data.cityGroup.find(({ firstChar }) => firstChar === 'C')?.cityList).toContainEqual({
      code: '101040100',
      name: '重庆',
      pinyin: 'chongqing',
      initials: 'cq',
    });
    expect(data.hotCityList.slice(0, 2)).toEqual([
      { code: '101010100', name: '北京', pinyin: 'beijing', initials: 'bj' },
      { code: '101020100', name: '上海', pinyin: 'shanghai', initials: 'sh' },
    ]);
  });

  it.each<[string, Location | null, string]>([
    ['a city', { province: '浙江省', city: '杭州市' }, '杭州'],
    ['a province only', { province: '湖北省', city: null }, '武汉'],
    ['a city that is none of ours', { province: '广东', city: '某某市' }, '广州'],
    ['nothing', null, '北京'],
  ])('the location from %s', async (_what, location, name) => {
    whereabouts = location;
    expect(await get('/service/api/ip/location')).toMatchObject({ data: { dictLabel: name } });
  });

  it('the location of nobody knows where is the capital by code', async () => {
    whereabouts = { province: null, city: null };
    expect(await get('/service/api/ip/location')).toMatchObject({
      data: { dictValue: '101010100', dictLabel: '北京' },
    });
  });

  it('districts of a city', async () => {
    const { data } = (await get('/service/dict/districts?cityCode=101210100')) as {
      code: number;
      data: { code: string; name: string }[];
    };
    expect(data).toContainEqual({ code: '330106', name: '西湖区' });
    expect((await get('/service/dict/districts?cityCode=999999999')).data).toEqual([]);
    expect((await get('/service/dict/districts')).code).toBe(40001);
  });
});

describe('skills while they are typed', () => {
  const suggest = async (query: string): Promise<{ name: string; alias: string | null }[]> =>
    (await get(`/service/dict/skills?${query}`)).data as { name: string; alias: string | null }[];

  it('are found by name, alias and sound', async () => {
    expect((await suggest('q=kube'))[0]?.name).toBe('Kubernetes');
    expect((await suggest('q=k8s'))[0]).toMatchObject({ name: 'Kubernetes', alias: 'k8s' });
    expect((await suggest('q=shujufenxi'))[0]).toMatchObject({ name: '数据分析' });
    expect((await suggest('q=sjfx')).map(({ name }) => name)).toContain('数据分析');
    expect(await suggest('q=%E6%B2%A1%E6%9C%89%E8%BF%99%E7%A7%8D%E6%8A%80%E8%83%BD')).toEqual([]);
  });

  it('at home in the category come first, and are proposed before anything is typed', async () => {
    const proposed = await suggest('categoryId=100101&limit=5');
    expect(proposed).toHaveLength(5);
    expect(proposed[0]?.name).toBe('Java');
    expect(await suggest('limit=5')).toEqual([]);
  });
});

describe('schools and majors while they are typed', () => {
  const suggest = async (path: string, q: string) =>
    (await get(`/service/dict/${path}?q=${encodeURIComponent(q)}`)).data as {
      name: string;
      alias: string | null;
      named: boolean;
      tags?: string[];
      city?: string;
    }[];

  it.each([
    ['浙大', '浙江大学'],
    ['浙江大', '浙江大学'],
    ['zju', '浙江大学'],
    ['zhejiangdaxue', '浙江大学'],
    ['Zhejiang Univ', '浙江大学'],
    ['深职院', '深圳职业技术大学'],
    ['浙江大学竺可桢学院', '浙江大学'],
  ])('%s offers %s first', async (typed, name) => {
    expect((await suggest('schools', typed))[0]?.name).toBe(name);
  });

  it('tell what a school is, and whether the words name it already', async () => {
    expect((await suggest('schools', '浙大'))[0]).toEqual({
      id: expect.stringMatching(/^U\d{5}$/u),
      name: '浙江大学',
      alias: '浙大',
      city: '杭州',
      tags: ['985', '211', '双一流'],
      named: true,
    });
    expect((await suggest('schools', '浙江大')).map(({ named }) => named)).not.toContain(true);
    expect((await suggest('schools', '东大')).slice(0, 2)).toMatchObject([
      { name: '东北大学', named: false },
      { name: '东南大学', named: false },
    ]);
    expect((await suggest('schools', '北京')).slice(0, 2).map(({ tags }) => tags)).toEqual([
      ['985', '211', '双一流'],
      ['985', '211', '双一流'],
    ]);
    expect(await suggest('schools', '')).toEqual([]);
  });

  it('of majors are found by name, alias, code and sound', async () => {
    expect((await suggest('majors', '计科'))[0]).toEqual({
      code: '080901',
      name: '计算机科学与技术',
      majorClass: '计算机类',
      alias: null,
      named: true,
    });
    expect((await suggest('majors', 'jsjkx'))[0]?.name).toBe('计算机科学与技术');
    expect((await suggest('majors', '080902'))[0]).toMatchObject({ name: '软件工程', named: true });
    expect((await suggest('majors', '国际贸')).map(({ name }) => name)).toContain('国际经济与贸易');
    expect(await suggest('majors', '魔法')).toEqual([]);
    expect((await get(`/service/dict/majors?q=${'长'.repeat(81)}`)).code).toBe(40001);
    expect((await get('/service/dict/schools?q=a&limit=51')).code).toBe(40001);
  });
});

it('every endpoint is public', () => {
  expect(Object.values(dictionaryEndpoints).map(({ caller }) => caller)).toEqual(routes.map(() => 'anyone'));
});
