import { describe, expect, it } from 'vitest';
import { positionCategory, rankOf, skillByName, titleNames } from '#domains/dictionary/index.ts';
import { roleSkills } from './data/role-skills.ts';
import { likeness, roleNameOf } from './role-name.ts';

describe('roleNameOf', () => {
  it.each([
    ['后端工程师（Java）', 'Java开发工程师'],
    ['高级前端工程师', 'Web前端开发工程师'],
    ['ICU护士', '护士'],
    ['财务会计', '会计'],
    ['总账会计', '总账会计'],
    ['新媒体运营专员（急招，双休）', '新媒体运营'],
    ['初中数学老师', '数学教师'],
    ['Java开发实习生', 'Java开发工程师'],
    ['电气调试工程师', '电气工程师'],
    ['SRE', 'SRE工程师'],
    ['审计', '审计与税务'],
    ['算法工程师', '人工智能算法'],
    ['推荐算法工程师', '推荐算法工程师'],
    ['程序员', '后端开发'],
    ['前端程序员', 'Web前端开发工程师'],
    ['仓管员', '仓库管理员'],
    ['医生', '医生'],
    ['瑜伽老师', '瑜伽老师'],
    ['Sales Manager', '销售专员与顾问'],
    ['货车司机', '货运司机'],
  ])('finds the node of %s', (title, node) => {
    expect(positionCategory(roleNameOf(title, null).category ?? '')?.name).toBe(node);
  });

  it.each(['', '专员', '某某', '高级工程师'])('names no node for %j', (title) => {
    expect(roleNameOf(title, null).category).toBeNull();
  });

  it('keeps a category that was chosen, and none that the tree has not', () => {
    expect(roleNameOf('前端', '230201').category).toBe('230201');
    expect(roleNameOf('护士', '999999').category).toBe('230201');
  });
});

describe('likeness', () => {
  it('is 1000 for the same words and 0 for none in common, whichever comes first', () => {
    const [one, other, third] = ['高级产品经理', '产品经理', '护士'].map((title) => roleNameOf(title, null).tokens);
    expect(likeness(one ?? [], one ?? [])).toBe(1000);
    expect(likeness(one ?? [], third ?? [])).toBe(0);
    expect(likeness(one ?? [], other ?? [])).toBe(likeness(other ?? [], one ?? []));
    expect(likeness(one ?? [], other ?? [])).toBeGreaterThan(850);
    expect(likeness([], [])).toBe(0);
  });
});

describe('rankOf', () => {
  it.each([
    ['Java开发实习生', 0],
    ['产品经理', 1],
    ['高级产品经理', 2],
    ['护士长', 3],
    ['技术总监', 4],
    ['客户经理', 1],
    ['行政主管', 3],
  ])('%s', (title, rank) => {
    expect(rankOf(title)).toBe(rank);
  });
});

describe('roleSkills', () => {
  it('names nodes that the tree has, and skills', () => {
    const nodes = Object.keys(roleSkills).map((node) => node.padEnd(6, '0'));
    expect(nodes.filter((id) => positionCategory(id) === undefined)).toEqual([]);
    const names = Object.values(roleSkills).flatMap((each) => each.split(' '));
    expect(names.filter((name) => skillByName(name) === undefined)).toEqual([]);
  });
});

describe('titleNames', () => {
  it('names nodes that the tree has, each spelling once', () => {
    const spellings = titleNames().map(({ name }) => name);
    expect(new Set(spellings).size).toBe(spellings.length);
    expect(titleNames().filter(({ id }) => positionCategory(id) === undefined)).toEqual([]);
  });
});
