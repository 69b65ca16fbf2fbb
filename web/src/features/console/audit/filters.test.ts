import { describe, expect, it } from 'vitest';
import { readFilter } from './filters.ts';

describe('the address of the audit log', () => {
  it('tells from which day to which, whole days of Beijing', () => {
    expect(readFilter(new URLSearchParams('from=2028-02-29&to=2028-02-29'))).toEqual({
      current: 1,
      from: '2028-02-28T16:00:00.000Z',
      to: '2028-02-29T16:00:00.000Z',
    });
  });

  it.each(['2026-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '20260101', 'today', ''])(
    'leaves out %j, which is no day of the calendar',
    (day) => {
      expect(readFilter(new URLSearchParams({ from: day, to: day }))).toEqual({ current: 1 });
    },
  );
});
