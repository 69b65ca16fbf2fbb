import { describe, expect, it } from 'vitest';
import { cityOf } from './model.ts';

const hangzhou = { code: '101210100', name: '杭州', pinyin: 'hangzhou', initials: 'hz' };
const cities = { cityGroup: [{ firstChar: 'H', cityList: [hangzhou] }], hotCityList: [] };

describe('the city of an address', () => {
  it('is the listed one with its code, under the name of the list', () => {
    expect(cityOf({ dictValue: '101210100', dictLabel: '杭州市' }, cities)).toEqual({
      code: '101210100',
      name: '杭州',
    });
  });

  it('is what was found when the list does not know it', () => {
    expect(cityOf({ dictValue: '999', dictLabel: '某地' }, cities)).toEqual({ code: '999', name: '某地' });
  });

  it('is what was found when there is no list', () => {
    expect(cityOf({ dictValue: '101210100', dictLabel: '杭州' }, null)).toEqual({ code: '101210100', name: '杭州' });
  });
});
