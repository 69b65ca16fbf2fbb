import { describe, expect, it } from 'vitest';
import { cityByCode, cityTabs, matchCities } from './model.ts';
import type { Cities } from './model.ts';

const city = (name: string, pinyin: string, initials: string) => ({ code: `code-${pinyin}`, name, pinyin, initials });
const beijing = city('北京', 'beijing', 'bj');
const letters = [...'ABCDEFGHJKLMNPQRSTWXYZ'];

/** One city a letter, and a few that are easily taken for each other. */
const cities: Cities = {
  hotCityList: [beijing],
  cityGroup: letters.map((firstChar) => ({
    firstChar,
    cityList: {
      B: [city('北海', 'beihai', 'bh'), beijing, city('宝鸡', 'baoji', 'bj')],
      C: [city('重庆', 'chongqing', 'cq')],
      L: [city('吕梁', 'lvliang', 'll')],
      X: [city('西安', 'xian', 'xa'), city('咸阳', 'xianyang', 'xy')],
    }[firstChar] ?? [city(`${firstChar}城`, `${firstChar.toLowerCase()}cheng`, `${firstChar.toLowerCase()}c`)],
  })),
};

describe('the tabs of the city picker', () => {
  it('are the hot cities, then six letters each (spec §9)', () => {
    expect(cityTabs(cities).map(({ label }) => label)).toEqual(['热门', 'ABCDEF', 'GHJKLM', 'NPQRST', 'WXYZ']);
  });

  it('hold every city once, beside the hot ones', () => {
    const [hot, ...others] = cityTabs(cities).map(({ groups }) => groups.flatMap(({ cityList }) => cityList));
    expect(hot).toEqual([beijing]);
    expect(others.flat()).toEqual(cities.cityGroup.flatMap(({ cityList }) => cityList));
  });
});

describe('typing a city', () => {
  it.each([
    ['北京', ['北京']],
    ['北京市', ['北京']],
    ['北', ['北京', '北海']],
    ['京', ['北京']],
    ['beijing', ['北京']],
    ['Bei Jing', ['北京']],
    ["xi'an", ['西安', '咸阳']],
    ['bei', ['北京', '北海']],
    ['bj', ['北京', '宝鸡']],
    ['cq', ['重庆']],
    ['zhongqing', []],
    ['lü', ['吕梁']],
    ['lvl', ['吕梁']],
    ['eijing', []],
    ['市', []],
    ['  ', []],
    ['巴黎', []],
  ])('%j finds %j', (typed, names) => expect(matchCities(cities, typed).map(({ name }) => name)).toEqual(names));
});

it('finds a city by its code', () => {
  expect(cityByCode(cities, 'code-xian')?.name).toBe('西安');
  expect(cityByCode(cities, '999')).toBeUndefined();
  expect(cityByCode(cities, null)).toBeUndefined();
  expect(cityByCode(undefined, 'code-xian')).toBeUndefined();
});
