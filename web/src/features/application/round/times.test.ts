import { describe, expect, it } from 'vitest';
import { dayText, readBeijing, spanText, weekOf, zoneText } from './times.ts';

const at = '2026-11-25T02:00:00.000Z';

describe('the time of an interview', () => {
  it('is Beijing’s, whatever the zone of the machine', () => {
    expect(spanText(at, '2026-11-25T02:45:00.000Z')).toBe('11-25 周三 10:00–10:45');
    expect(spanText('2026-11-25T15:30:00Z', '2026-11-25T16:30:00Z')).toBe('11-25 周三 23:30–11-26 周四 00:30');
    expect(dayText('2026-11-29')).toBe('11-29 周日');
  });

  it.each([
    ['Europe/Berlin', '11-25 03:00（Europe/Berlin）'],
    ['America/New_York', '11-24 21:00（America/New_York）'],
    ['Asia/Shanghai', ''],
    // Another name, the same clock.
    ['Asia/Singapore', ''],
  ])('stands beside that of %s', (zone, text) => expect(zoneText(at, zone)).toBe(text));

  it.each([
    ['2026-11-25T10:00', at],
    ['2026-11-25', null],
    ['', null],
    ['2026-13-45T10:00', null],
  ])('is read from %j', (typed, instant) => expect(readBeijing(typed)).toBe(instant));

  it('goes by weeks that begin today in Beijing', () => {
    expect(weekOf(new Date('2026-11-24T17:00:00Z').getTime(), 1)).toEqual([
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
      '2026-12-06',
      '2026-12-07',
      '2026-12-08',
    ]);
  });
});
