import { describe, expect, it } from 'vitest';
import { readFilter } from './filter.ts';

const id = '01900000-0000-7000-8000-000000000001';

describe('the address of the orders', () => {
  it.each([
    ['', { current: 1 }],
    ['page=3&state=confirming', { current: 3, state: 'confirming' }],
    ['number=+20261123000000000001+', { current: 1, number: '20261123000000000001' }],
    ['payer=company', { current: 1, payerKind: 'company' }],
    [`payer=seeker:${id}`, { current: 1, payerKind: 'seeker', payerId: id }],
  ])('reads %j', (text, filter) => {
    expect(readFilter(new URLSearchParams(text))).toEqual(filter);
  });

  it.each(['page=0', 'page=x', 'state=gone', 'payer=platform', `payer=seeker:${id}0`, 'payer=seeker:1', 'number=+'])(
    'leaves out %j, which makes no sense',
    (text) => {
      expect(readFilter(new URLSearchParams(text))).toEqual({ current: 1 });
    },
  );
});
