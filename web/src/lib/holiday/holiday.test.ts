import { describe, expect, it } from 'vitest';
import { daysOff } from './days-off.ts';
import { holidayOn } from './holiday.ts';

const years = Object.entries(daysOff);
const all = years.flatMap(([, { holidays }]) => holidays);
const dayMs = 86_400_000;
const length = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / dayMs + 1;
const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The day of the moon's calendar, as the platform reckons it: 5/5. */
function byMoon(day: string): string {
  const moon = new Intl.DateTimeFormat('en-u-ca-chinese', { timeZone: 'UTC', month: 'numeric', day: 'numeric' });
  return moon.format(new Date(`${day}T00:00:00Z`));
}

function daysOf({ from, until }: { readonly from: string; readonly until: string }): string[] {
  return Array.from({ length: length(from, until) }, (_, nth) =>
    new Date(Date.parse(from) + nth * dayMs).toISOString().slice(0, 10),
  );
}

describe('public holidays', () => {
  it('of a year are the seven of the law, in days that stand in that year and its neighbours', () => {
    for (const [year, { holidays }] of years) {
      expect(holidays.map(({ name }) => name).toSorted()).toEqual(
        ['元旦', '春节', '清明节', '劳动节', '端午节', '中秋节', '国庆节'].toSorted(),
      );
      for (const { from, until } of holidays) {
        expect([from.slice(0, 4), until >= from]).toEqual([year, true]);
      }
    }
  });

  it('that are not announced are no longer than the law makes them', () => {
    const lawful: Readonly<Record<string, number>> = { 元旦: 1, 春节: 4, 劳动节: 2, 国庆节: 3 };
    for (const [, { announced, holidays }] of years)
      for (const { name, from, until, worked } of holidays) {
        if (announced) expect(length(from, until)).toBeGreaterThanOrEqual(lawful[name] ?? 1);
        else expect([name, length(from, until), worked]).toEqual([name, lawful[name] ?? 1, []]);
      }
  });

  it('fall where sun and moon put them', () => {
    const days = (name: string) => all.filter((each) => each.name === name).map(daysOf);
    const first = (name: string) => days(name).map(([day = '']) => day.slice(5));
    expect(first('元旦')).toEqual(years.map(() => '01-01'));
    expect(first('劳动节')).toEqual(years.map(() => '05-01'));
    expect(first('国庆节')).toEqual(years.map(() => '10-01'));
    for (const each of days('端午节')) expect(each.map(byMoon)).toContain('5/5');
    for (const each of days('中秋节')) expect(each.map(byMoon)).toContain('8/15');
    for (const each of days('清明节')) expect(each.join()).toMatch(/-04-0[456]/);
    // The platform's moon may be a day off where it is new about midnight, as in 2027.
    for (const each of days('春节')) expect(each.map(byMoon).join()).toMatch(/\b1\/[123]\b/);
  });

  it('are paid for with weekends, never with days off', () => {
    for (const { worked } of all)
      for (const day of worked) {
        expect([0, 6]).toContain(weekday(day));
        expect(holidayOn(day)).toMatchObject({ kind: 'worked' });
      }
  });

  it('are told by the day', () => {
    expect(holidayOn('2026-09-30')).toBeNull();
    expect(holidayOn('2026-10-01')).toEqual({ kind: 'off', short: '国庆节', text: '国庆节假期' });
    expect(holidayOn('2026-10-07')?.text).toBe('国庆节假期');
    expect(holidayOn('2026-10-10')).toEqual({ kind: 'worked', short: '调休上班', text: '国庆节调休上班' });
    expect(holidayOn('2099-10-01')).toBeNull();
  });
});
