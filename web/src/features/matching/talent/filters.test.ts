import { describe, expect, it } from 'vitest';
import { countFilters, filtersOnWire, noFilters, readFilters, readPlace, talentPath, writePlace } from './filters.ts';

const id = '01a20764-0000-7000-8000-000000000001';
const read = (search: string) => readPlace(new URLSearchParams(search));

describe('the address of the search of talents', () => {
  it('is read as it was written', () => {
    const place = read(
      `tab=search&q=前端&cityCodes=101210100,101020100&skills=React,Vue&skillsMode=any&yearsMin=3&yearsMax=5&education=5,6&activeWithin=7&notSeen=1&positionId=${id}&sort=fit&page=2&open=${id}`,
    );
    expect(place).toMatchObject({ tab: 'search', current: 2, open: id });
    expect(place.filters).toMatchObject({ cityCodes: ['101210100', '101020100'], education: [5, 6], notSeen: true });
    expect(read(writePlace(place).toString())).toEqual(place);
  });

  it.each(['cityCodes=x', 'education=99x', 'activeWithin=4', 'yearsMin=', 'yearsMin=-1', 'positionId=1', 'sort=age'])(
    'leaves out what cannot be read: %s',
    (search) => expect(readFilters(new URLSearchParams(`q=a&${search}`))).toEqual({ ...noFilters, q: 'a' }),
  );

  it('says nothing of what is not set', () => {
    expect(filtersOnWire(noFilters)).toEqual({});
    expect(writePlace(read('page=1')).toString()).toBe('');
  });

  it('keeps the position and nothing else of a search for the recommendations', () =>
    expect(writePlace({ ...read(`tab=search&q=a&positionId=${id}`), tab: 'recommended' }).toString()).toBe(
      `positionId=${id}`,
    ));

  it('counts a range of years once, and neither words nor order', () =>
    expect(countFilters(read('tab=search&q=a&yearsMin=1&yearsMax=3&cityCodes=101210100&sort=active').filters)).toBe(2));

  it('leads to a talent with the position, 0 without, and the way back', () => {
    expect(talentPath('r', read('tab=search&q=a'))).toBe('/hire/searchTalent/talent-detail/r/0?tab=search&q=a');
    expect(talentPath('r', read(`positionId=${id}`))).toBe(`/hire/searchTalent/talent-detail/r/${id}?positionId=${id}`);
  });
});
