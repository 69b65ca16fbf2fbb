import { describe, expect, it } from 'vitest';
import { suggestCategories } from './suggest-categories.ts';

describe('suggestCategories', () => {
  it.each([
    ['送外卖', '外卖骑手'],
    ['切图', 'Web前端开发工程师'],
    ['songwaimai', '外卖骑手'],
    ['frontend', 'Web前端开发工程师'],
    ['Front', 'Web前端开发工程师'],
    ['前端', 'Web前端开发工程师'],
    ['qianduan', 'Web前端开发工程师'],
    ['开滴滴', '网约车司机'],
    ['hrbp', 'HRBP'],
    ['产品经', '产品经理'],
    ['修空调', '空调维修工'],
    ['qd', 'Web前端开发工程师'],
  ])('completes %s to %s, under its own name', (typed, text) => {
    expect(suggestCategories(typed, 6).map((each) => each.text)).toContain(text);
  });

  it('answers each once, so many at most, and nothing for nothing', () => {
    const ids = suggestCategories('前端', 6).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(suggestCategories('工程', 3)).toHaveLength(3);
    expect(suggestCategories(' ', 6)).toEqual([]);
    expect(suggestCategories('asdfgh', 6)).toEqual([]);
  });
});
