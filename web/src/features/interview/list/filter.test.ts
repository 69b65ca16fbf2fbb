import { describe, expect, it } from 'vitest';
import { readFilter, writeFilter } from './filter.ts';

describe('the filter in the address', () => {
  it.each([
    ['', { side: null, kind: null, status: null, current: 1 }],
    ['kind=skill&status=2&page=3', { side: 'ai', kind: 'skill', status: 2, current: 3 }],
    ['kind=other&status=9&page=-1', { side: null, kind: null, status: null, current: 1 }],
    ['status=0&page=1.5', { side: null, kind: null, status: 0, current: 1 }],
    ['status=4', { side: null, kind: null, status: null, current: 1 }],
    ['side=people&kind=skill', { side: 'people', kind: null, status: null, current: 1 }],
    ['side=both', { side: null, kind: null, status: null, current: 1 }],
  ])('%s is read as %j', (search, filter) => {
    expect(readFilter(new URLSearchParams(search))).toEqual(filter);
  });

  it('is written back as it was read', () => {
    const search = 'side=ai&kind=resume&status=1&page=2';
    expect(writeFilter(readFilter(new URLSearchParams(search))).toString()).toBe(search);
    expect(writeFilter({ side: null, kind: null, status: null }).toString()).toBe('');
  });
});
