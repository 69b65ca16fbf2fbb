import { describe, expect, it } from 'vitest';
import { instantsOf, readSchedule, spanOf, spanText, stepFrom, writeSchedule } from './address.ts';

const today = '2026-11-23';
const read = (search: string) => readSchedule(new URLSearchParams(search), today, 'week');

describe('the schedule in the address', () => {
  it.each([
    ['', { view: 'week', day: today, scope: 'own' }],
    ['by=month&day=2026-12-01&scope=team', { view: 'month', day: '2026-12-01', scope: 'team' }],
    ['by=year&day=2026-02-30&scope=all', { view: 'week', day: today, scope: 'own' }],
  ])('%s is read as %j', (search, at) => expect(read(search)).toEqual(at));

  it('is written back as it was read, and what else stands there stays', () => {
    const search = 'show=schedule&by=day&day=2026-12-01&scope=team';
    const before = new URLSearchParams(search);
    const usual = { today, usual: 'week' as const };
    expect(writeSchedule(before, read(search), usual).toString()).toBe(search);
    expect(writeSchedule(before, read(''), usual).toString()).toBe('show=schedule');
  });
});

describe('what is shown', () => {
  it.each([
    ['day', '2026-11-25', '2026-11-25', 1, '2026年11月25日 周三'],
    ['week', '2026-11-25', '2026-11-23', 7, '2026年11月23日 – 29日'],
    ['list', '2026-12-31', '2026-12-28', 7, '2026年12月28日 – 2027年1月3日'],
    ['month', '2026-11-25', '2026-10-26', 42, '2026年11月'],
    ['month', '2027-02-10', '2027-02-01', 28, '2027年2月'],
  ] as const)('by %s at %s begins at %s with %i days: %s', (view, day, first, days, text) => {
    expect(spanOf({ view, day })).toEqual({ first, days });
    expect(spanText({ view, day })).toBe(text);
  });

  it('is asked for from midnight to midnight of Beijing', () =>
    expect(instantsOf({ first: '2026-11-23', days: 7 })).toEqual({
      from: '2026-11-22T16:00:00.000Z',
      to: '2026-11-29T16:00:00.000Z',
    }));

  it.each([
    ['day', '2026-12-01', '2026-11-30'],
    ['week', '2026-11-30', '2026-11-23'],
    ['month', '2026-12-31', '2026-11-01'],
  ] as const)('by %s steps from %s back to %s', (view, day, before) => {
    expect(stepFrom({ view, day }, -1)).toBe(before);
  });
});
