import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leafCategories, positionCategory } from '../../data/categories.ts';
import { roleNames } from '../../data/role-names.ts';
import { readQuery } from './read-query.ts';

/** What a query was taken for, one word a part. */
function taken(q: string, mends = true): string[] {
  return readQuery(q, { mends }).parts.map(({ meaning, label }) => `${meaning.kind} ${label}`);
}

const rolesIn = (q: string): (string | undefined)[] =>
  readQuery(q, { mends: true }).roles.map((id) => positionCategory(id)?.name);

describe('readQuery', () => {
  it.each([
    ['qianduan 杭州 3年', ['role 前端', 'place 杭州', 'experience 3年经验']],
    ['高级java开发 杭州 余杭', ['level 高级', 'role java开发', 'place 杭州', 'place 余杭区']],
    ['8-10k 文员', ['pay 8K-10K', 'role 文员']],
    ['两千以上包吃住', ['pay 2K以上', 'wish 包吃住']],
    ['月薪过万', ['pay 10K以上']],
    ['学历不限 长白班', ['education 学历不限', 'wish 长白班']],
    ['前端实习', ['role 前端', 'employment 实习']],
    ['应届生 会计', ['employment 应届生', 'role 会计']],
    ['shuangxiu xingzheng', ['wish 双休', 'role 行政']],
    ['想在成都找个不加班的财务工作', ['place 成都', 'wish 不加班', 'role 财务']],
    ['附近 收银员', ['role 收银员']],
    ['江苏 远程', ['place 江苏', 'workMode 远程办公']],
    ['钟点工不做饭', ['role 钟点工', 'unwanted 做饭']],
    ['会计 不做财务', ['role 会计']],
    ['学美发', ['wish 有人带', 'role 美发']],
    ['大学老师', ['role 大学老师']],
    ['卖奶茶', ['role 奶茶']],
    ['不倒班 长白班', ['wish 不倒班', 'wish 长白班']],
    ['~~~', []],
    ['的', []],
  ])('%s', (q, expected) => {
    expect(taken(q)).toEqual(expected);
  });

  it.each([
    ['FE', 'Web前端开发工程师'],
    ['SRE', 'SRE工程师'],
    ['HRBP', 'HRBP'],
    ['送外卖的', '外卖骑手'],
    ['宝妈兼职', '兼职'],
    ['nurse', '护士'],
    ['前段', 'Web前端开发工程师'],
    ['会记', '会计'],
    ['出钠', '出纳'],
    ['月搜', '月嫂'],
    ['pyhton', 'Python开发工程师'],
    ['husi', '护士'],
    ['qd', 'Web前端开发工程师'],
    ['beijin xiaoshou', '销售专员'],
    ['数据纷析师', '数据分析师'],
    ['汽车 销售', '汽车销售'],
    ['销售 汽车', '汽车销售'],
    ['医院保安', '保安'],
  ])('%s means %s', (q, role) => {
    expect(rolesIn(q)).toContain(role);
  });

  it('says where a part stands and what was typed', () => {
    const [part] = readQuery('急招 前段 杭州', { mends: true }).parts;
    expect(part).toMatchObject({ label: '前端', typed: '前段', start: 3, end: 5 });
  });

  it.each([
    ['找工作', true],
    ['女孩子学什么好', true],
    ['前端', false],
    ['哈哈哈哈', false],
    ['的', false],
  ])('%s asks for any work: %s', (q, isAnyWork) => {
    expect(readQuery(q, { mends: true }).isAnyWork).toBe(isAnyWork);
  });

  it('takes words as they are when nothing is to be mended, and for a company that is called so', () => {
    expect(taken('前段', false)).toEqual(['word 前段']);
    expect(readQuery('澜舟', { mends: true, companies: ['澜舟'] }).parts).toMatchObject([
      { meaning: { kind: 'company' } },
    ]);
  });

  it.each(['asdfgh', '阿斯蒂芬', '古籍修复师'])('mends nothing of %s', (q) => {
    expect(readQuery(q, { mends: true }).roles).toEqual([]);
  });

  it('reads any text, and every part stands in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (q) => {
        for (const { start, end } of readQuery(q, { mends: true }).parts)
          expect(start >= 0 && start < end && end <= q.length).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

describe('roleNames', () => {
  it('has other names for every leaf of the job tree', () => {
    const named = new Map<string, number>();
    for (const ids of roleNames().values()) for (const id of ids) named.set(id, (named.get(id) ?? 0) + 1);
    expect(
      leafCategories()
        .filter(({ id }) => (named.get(id) ?? 0) < 3)
        .map(({ name }) => name),
    ).toEqual([]);
  });
});
