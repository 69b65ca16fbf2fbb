import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isZone, openZone } from './zone.ts';

const iso = (at: number) => new Date(at).toISOString();

describe('clocks of a zone', () => {
  it.each([
    ['Asia/Shanghai', '2026-11-24', 570, '2026-11-24T01:30:00.000Z'],
    ['Europe/Berlin', '2026-07-01', 570, '2026-07-01T07:30:00.000Z'],
    ['Europe/Berlin', '2026-12-01', 570, '2026-12-01T08:30:00.000Z'],
    ['America/New_York', '2026-12-01', 1440, '2026-12-02T05:00:00.000Z'],
    ['Asia/Kathmandu', '2026-12-01', 0, '2026-11-30T18:15:00.000Z'],
    ['UTC', '2026-12-01', 60, '2026-12-01T01:00:00.000Z'],
  ])('%s shows %s + %i minutes at %s', (name, day, minute, at) => {
    const zone = openZone(name);
    expect([iso(zone.begin(day, minute)), iso(zone.end(day, minute))]).toEqual([at, at]);
  });

  it('a time that never comes begins and ends at the change: Berlin, the 29th of March 2026', () => {
    const zone = openZone('Europe/Berlin');
    expect(iso(zone.begin('2026-03-29', 150))).toBe('2026-03-29T01:00:00.000Z');
    expect(iso(zone.end('2026-03-29', 150))).toBe('2026-03-29T01:00:00.000Z');
    expect(iso(zone.begin('2026-03-29', 180))).toBe('2026-03-29T01:00:00.000Z');
    expect(iso(zone.end('2026-03-29', 119))).toBe('2026-03-29T00:59:00.000Z');
  });

  it('a time that comes twice begins the second and ends the first time: Berlin, the 25th of October 2026', () => {
    const zone = openZone('Europe/Berlin');
    expect(iso(zone.begin('2026-10-25', 150))).toBe('2026-10-25T01:30:00.000Z');
    expect(iso(zone.end('2026-10-25', 150))).toBe('2026-10-25T00:30:00.000Z');
  });

  it('show again the day and the minute they were asked for, wherever that comes once', () => {
    const names = ['Asia/Shanghai', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Apia', 'UTC'];
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.integer({ min: 0, max: 800 }),
        fc.integer({ min: 0, max: 1439 }),
        (name, ahead, minute) => {
          const zone = openZone(name);
          const day = iso(Date.UTC(2026, 0, 1 + ahead)).slice(0, 10);
          const [begin, end] = [zone.begin(day, minute), zone.end(day, minute)];
          fc.pre(begin === end && begin + zone.offsetAt(begin) === Date.parse(`${day}T00:00:00Z`) + minute * 60_000);
          const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: name, dateStyle: 'short', timeStyle: 'short' });
          const clock = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
          expect(shown.format(begin)).toBe(`${day} ${clock}`);
          expect(zone.dayAt(begin)).toBe(day);
        },
      ),
    );
  });

  it('are those of places, by their names', () => {
    for (const name of ['Asia/Shanghai', 'America/Argentina/Ushuaia', 'UTC']) expect(isZone(name)).toBe(true);
    for (const name of ['', 'Asia/Nowhere', '+08:00', 'CST', 'asia', '../etc/passwd', 'Asia/'])
      expect(isZone(name)).toBe(false);
  });
});
