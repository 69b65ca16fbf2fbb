import { mostCodes, publishedWithinDays } from '@pinjian/contract/position-search.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countFilters,
  filtersOnWire,
  mostOfOne,
  nothingFound,
  numberFilters,
  queryOf,
  readFilters,
  readWire,
  withinDays,
  writeFilters,
  type Filters,
} from './filters.ts';

const read = (search: string) => readFilters(new URLSearchParams(search));

const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 4 });
const codes = fc.uniqueArray(fc.stringMatching(/^\d{9}$/), { maxLength: mostOfOne });
const anyFilters: fc.Arbitrary<Filters> = fc
  .record({
    q: fc.string({ maxLength: 60 }).map((text) => text.trim()),
    without: fc.uniqueArray(fc.constantFrom('role:前端', 'place:杭州', 'typed'), { maxLength: 3 }),
    city: codes,
    district: codes,
    category: codes,
    industry: codes,
    salary: numbers,
    experience: numbers,
    education: numbers,
    jobType: numbers,
    recruitType: numbers,
    mode: numbers,
    source: numbers,
    size: numbers,
    financing: numbers,
    within: fc.constantFrom(null, ...withinDays),
  })
  .map((filters) => (filters.city.length === 0 ? { ...filters, district: [] } : filters))
  .map((filters) => (filters.q === '' ? { ...filters, without: [] } : filters));

describe('filters in the address', () => {
  it('come back as they were written', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(readFilters(new URLSearchParams(writeFilters(filters).toString()))).toEqual(filters);
      }),
    );
  });

  it('come back from a kept search as the call wrote them', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(readWire(new URLSearchParams(queryOf(filters)))).toEqual(filters);
      }),
    );
    expect(queryOf(read(''))).toBe('');
  });

  it('leave out what is no filter', () => {
    expect(read('city=beijing&salary=3,x,3,0,4&experience=&district=110101&page=4')).toEqual({
      ...read(''),
      salary: [3, 4],
    });
    expect(writeFilters(read('')).toString()).toBe('');
  });

  it('carry the names of the call', () => {
    expect(filtersOnWire(read('q=前端&without=place:杭州,typed'))).toEqual({ q: '前端', without: 'place:杭州,typed' });
    expect(
      filtersOnWire(read('q=前端&city=101010100,101020100&district=110101&salary=4,5&education=5&size=2&within=7')),
    ).toEqual({
      q: '前端',
      cityCode: '101010100,101020100',
      districtCode: '110101',
      salaryRange: '4,5',
      education: '5',
      staffSize: '2',
      publishedWithin: 7,
    });
  });

  it('have as many values as the call takes', () => {
    expect(mostOfOne).toBe(mostCodes);
    expect(withinDays).toEqual(publishedWithinDays);
    expect(read('city=1001,1002,1003,1004,1005,1006').city).toHaveLength(mostCodes);
    expect(read('within=2').within).toBeNull();
  });

  it('count what narrows the list, a district with its city', () => {
    expect(countFilters(read('q=前端'))).toBe(0);
    expect(countFilters(read('city=101010100&district=110101&salary=4,5'))).toBe(2);
    expect(numberFilters.map(({ key }) => key)).toHaveLength(9);
  });
});

describe('a list without a position', () => {
  it.each([
    ['', '这里还没有在招的职位', '企业发布职位后会出现在这里，可以先准备好简历'],
    ['?q=焊工', '没有找到与“焊工”有关的职位', '换个说法试试，例如职位名称、技能或拼音'],
    ['?city=101210100', '没有符合筛选条件的职位', '试试放宽筛选条件'],
    ['?q=焊工&city=101210100', '没有找到与“焊工”有关的职位', '试试放宽筛选条件'],
  ])('of %j says why', (search, title, text) => {
    expect(nothingFound(read(search))).toEqual({ title, text });
  });
});
