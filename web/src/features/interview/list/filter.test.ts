import { describe, expect, it } from 'vitest';
import { readFilter, writeFilter } from './filter.ts';

describe('the filter in the address', () => {
  it.each([
    ['', { kind: null, status: null, current: 1 }],
    ['kind=skill&status=2&page=3', { kind: 'skill', status: 2, current: 3 }],
    ['kind=other&status=9&page=-1', { kind: null, status: null, current: 1 }],
    ['status=0&page=1.5', { kind: null, status: 0, current: 1 }],
    ['status=4', { kind: null, status: null, current: 1 }],
  ])('%s is read as %j', (search, filter) => {
    expect(readFilter(new URLSearchParams(search))).toEqual(filter);
  });

  it('is written back as it was read', () => {
    const search = 'kind=resume&status=1&page=2';
    expect(writeFilter(readFilter(new URLSearchParams(search))).toString()).toBe(search);
    expect(writeFilter({ kind: null, status: null }).toString()).toBe('');
  });
});
