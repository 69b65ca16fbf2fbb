import { describe, expect, it } from 'vitest';
import { addDays, addMonths, clockOf, dayHead, dayOf, isDay, startOf, weekStart } from './days.ts';

describe('a day of Beijing', () => {
  it.each([
    ['2026-11-22T16:00:00Z', '2026-11-23', '00:00'],
    ['2026-11-23T15:59:00Z', '2026-11-23', '23:59'],
    ['2026-12-31T20:30:00Z', '2027-01-01', '04:30'],
  ])('%s is %s %s', (instant, day, clock) => {
    expect([dayOf(instant), clockOf(instant)]).toEqual([day, clock]);
  });

  it('begins at its own midnight', () =>
    expect(new Date(startOf('2026-11-23')).toISOString()).toBe('2026-11-22T16:00:00.000Z'));

  it.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
    ['2027-01-01', '2026-12-28'],
  ])('%s is of the week of %s', (day, monday) => expect(weekStart(day)).toBe(monday));

  it('steps over the ends of months and years', () => {
    expect([addDays('2026-12-31', 1), addDays('2028-03-01', -1)]).toEqual(['2027-01-01', '2028-02-29']);
    expect([addMonths('2026-12-31', 2), addMonths('2026-01-15', -1)]).toEqual(['2027-02-28', '2025-12-15']);
  });

  it.each([
    ['2026-11-23', true],
    ['2026-02-30', false],
    ['2026-1-1', false],
    ['', false],
    [null, false],
  ])('%s is one: %s', (text, is) => expect(isDay(text)).toBe(is));

  it('says how near it is', () => {
    expect(dayHead('2026-11-23', '2026-11-23')).toBe('今天 · 11月23日 周一');
    expect(dayHead('2026-11-24', '2026-11-23')).toBe('明天 · 11月24日 周二');
    expect(dayHead('2027-01-04', '2026-11-23')).toBe('2027年1月4日 周一');
  });
});
