import { describe, expect, it } from 'vitest';
import { salaryRange } from '#domains/dictionary/index.ts';
import { filterSets, isIndexedBand, type ColumnFilters } from './column-filters.ts';

const nothing: ColumnFilters = {
  experience: [],
  education: [],
  jobType: [],
  recruitType: [],
  workMode: [],
  postSource: [],
  bands: [],
  negotiable: false,
};
const tokensOf = (filters: ColumnFilters) => filterSets(filters).sets.map(({ tokens }) => tokens);

describe('filterSets', () => {
  it('is one set of nothing without filters', () => {
    expect(filterSets(nothing)).toEqual({ sets: [{ tokens: [], notPaid: [] }], left: [] });
  });

  it('multiplies out, each filter with tokens of its own', () => {
    expect(tokensOf({ ...nothing, education: [5, 6], experience: [5], workMode: [1, 2] })).toEqual([
      ['e:5', 'u:5', 'm:1'],
      ['e:5', 'u:5', 'm:2'],
      ['e:5', 'u:6', 'm:1'],
      ['e:5', 'u:6', 'm:2'],
    ]);
  });

  it('keeps apart bands of pay that overlap', () => {
    const low = { min: 0, max: 300_000 };
    const next = { min: 300_000, max: 500_000 };
    expect(filterSets({ ...nothing, bands: [low, next], negotiable: true })).toEqual({
      sets: [
        { tokens: ['p:none'], notPaid: [] },
        { tokens: ['p:0'], notPaid: [] },
        { tokens: ['p:300000'], notPaid: [low] },
      ],
      left: [],
    });
    expect(filterSets({ ...nothing, bands: [{ min: 0, max: 1 }], jobType: [1] })).toMatchObject({
      sets: [{ tokens: ['j:1'] }],
      left: ['pay'],
    });
  });

  it('leaves the widest to the columns, but never all of them', () => {
    const all = [1, 2, 3, 4, 5, 6, 7];
    const { sets, left } = filterSets({ ...nothing, experience: all, education: all, jobType: [1, 2, 3] });
    expect(sets.map(({ tokens }) => tokens)).toEqual([['j:1'], ['j:2'], ['j:3']]);
    expect(left).toEqual(['experience', 'education']);
    const many = Array.from({ length: 20 }, (_, index) => index);
    expect(filterSets({ ...nothing, education: many })).toMatchObject({ sets: { length: 20 }, left: [] });
  });

  it('has a token for every band that can be asked for', () => {
    const bands = Array.from({ length: 100 }, (_, num) => salaryRange(num) ?? []).flat();
    expect(bands).toHaveLength(7);
    expect(bands.filter((band) => !isIndexedBand(band))).toEqual([]);
  });
});
