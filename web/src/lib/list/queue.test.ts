import { describe, expect, it } from 'vitest';
import { extended, neighbours, preceded, queueOf } from './queue.ts';

const ref = (id: string) => ({ resumeId: `resume-${id}`, positionId: 'position-1' });
const pageOf = (ids: string, total: number) => ({ refs: [...ids].map(ref), total });
const filter = { current: 1, pageSize: 3 };

describe('the queue of a list', () => {
  it('keeps the order of the list and knows whether there is more', () => {
    expect(queueOf(pageOf('abc', 7), filter)).toEqual({
      refs: [ref('a'), ref('b'), ref('c')],
      first: 1,
      current: 1,
      more: true,
    });
    expect(queueOf(pageOf('gh', 8), { ...filter, current: 3 }).more).toBe(false);
  });

  it('tells who stands beside a candidate', () => {
    const queue = queueOf(pageOf('abc', 3), filter);
    expect(neighbours(queue, ref('a'))).toEqual({ previous: null, next: ref('b'), first: true, last: false });
    expect(neighbours(queue, ref('c'))).toEqual({ previous: ref('b'), next: null, first: false, last: true });
  });

  it('tells nothing of a candidate who was opened from elsewhere', () => {
    const nobody = { previous: null, next: null, first: false, last: false };
    expect(neighbours(queueOf(pageOf('abc', 3), filter), ref('z'))).toEqual(nobody);
    expect(neighbours(undefined, ref('a'))).toEqual(nobody);
  });

  it('takes in those who moved up, after everyone who was seen', () => {
    const queue = queueOf(pageOf('abc', 5), filter);
    // a and b were passed and have left the list.
    expect(extended(queue, pageOf('cde', 3), filter)).toEqual({
      refs: ['a', 'b', 'c', 'd', 'e'].map(ref),
      first: 1,
      current: 1,
      more: false,
    });
  });

  it('takes in the page before, in front, without those who moved up to it', () => {
    const second = queueOf(pageOf('def', 6), { ...filter, current: 2 });
    // a was passed meanwhile: d moved up to the first page.
    expect(preceded(second, pageOf('bcd', 5), 1)).toEqual({
      refs: ['b', 'c', 'd', 'e', 'f'].map(ref),
      first: 1,
      current: 2,
      more: false,
    });
  });
});
