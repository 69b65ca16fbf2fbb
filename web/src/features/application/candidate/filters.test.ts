import { candidateOrders } from '@pinjian/contract/application-candidate.ts';
import { candidateListSteps } from '@pinjian/contract/application-pipeline.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backPath, isNarrowed, listPath, noFilter, pageSizes, readFilter, talentPath, writeFilter } from './filters.ts';

const filters = fc.record({
  q: fc.string({ maxLength: 40 }).map((text) => text.trim()),
  positionId: fc.option(fc.uuid()),
  current: fc.integer({ min: 1, max: 10_000 }),
  pageSize: fc.constantFrom(...pageSizes),
});

const steps = fc.constantFrom(...candidateListSteps);

describe('the address of a list', () => {
  it('gives back what was written into it', () => {
    fc.assert(
      fc.property(filters, fc.option(fc.constantFrom(1 as const, 2 as const)), (filter, viewStatus) => {
        const whole = { ...filter, viewStatus, status: null, sort: noFilter.sort };
        expect(readFilter('activeDelivery', writeFilter(whole))).toEqual(whole);
      }),
    );
    fc.assert(
      fc.property(filters, fc.option(steps), fc.constantFrom(...candidateOrders), (filter, status, sort) => {
        const whole = { ...filter, viewStatus: null, status, sort };
        expect(readFilter('candidateList', writeFilter(whole))).toEqual(whole);
      }),
    );
  });

  it('is empty for the whole list', () => expect(writeFilter(noFilter).toString()).toBe(''));

  it.each([
    'position=x',
    'view=3',
    'status=7',
    'page=0',
    'page=a',
    'size=11',
    'size=1000',
    'status=0',
    'status=9',
    'q=%20',
    'sort=name',
  ])('with %s is the whole list', (address) => {
    expect(readFilter('activeDelivery', new URLSearchParams(address))).toEqual(noFilter);
    expect(readFilter('candidateList', new URLSearchParams(address))).toEqual(noFilter);
  });

  it('knows of each list its own filter only', () => {
    const params = new URLSearchParams('view=1&status=2');
    expect(readFilter('activeDelivery', params)).toMatchObject({ viewStatus: 1, status: null });
    expect(readFilter('candidateList', params)).toMatchObject({ viewStatus: null, status: 2 });
  });

  it('does not call a page or an order a filter', () => {
    expect([isNarrowed({ ...noFilter, current: 3 }), isNarrowed({ ...noFilter, sort: 'score' })]).toEqual([
      false,
      false,
    ]);
    expect([isNarrowed({ ...noFilter, status: 2 }), isNarrowed({ ...noFilter, q: '张' })]).toEqual([true, true]);
  });

  it('leads back to the board of the position from a card of it, and to the list as it was from a row', () => {
    const position = '01a220a3-9a67-73b2-8038-99e0ff22b67b';
    const card = new URLSearchParams(`show=board&position=${position}&status=41&size=20`);
    expect(backPath('candidateList', card)).toBe(`/hire/candidateList?show=board&position=${position}`);
    const row = new URLSearchParams('q=张&status=41&page=2');
    expect(backPath('candidateList', row)).toBe('/hire/candidateList?q=%E5%BC%A0&status=41&page=2');
  });

  it('goes along to a candidate and back', () => {
    const filter = { ...noFilter, status: 32 as const, current: 2 };
    expect(talentPath('candidateList', { resumeId: 'r', positionId: 'p' }, filter)).toBe(
      '/hire/candidateList/talent-detail/r/p?status=32&page=2',
    );
    expect(listPath('candidateList', filter)).toBe('/hire/candidateList?status=32&page=2');
    expect(listPath('activeDelivery', noFilter)).toBe('/hire/activeDelivery');
  });
});
