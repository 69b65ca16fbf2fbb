import { daysOff } from './days-off.ts';

/** What is special about a day for whoever plans on it: people are off, or work though it is a weekend. */
export interface HolidayNote {
  readonly kind: 'off' | 'worked';
  /** 国庆节, 调休上班: a few letters that fit above a column. */
  readonly short: string;
  /** 国庆节假期, 国庆节调休上班. */
  readonly text: string;
}

/**
 * What there is to know of a day of Beijing's calendar (2026-10-01); null for an ordinary one, and for years nothing is
 * known of. It is told and stops nobody: some interview on holidays.
 */
export function holidayOn(day: string): HolidayNote | null {
  // The weekend that is worked for it may lie in the year before.
  const year = Number(day.slice(0, 4));
  const near = [year, year + 1].flatMap((each) => daysOff[each]?.holidays ?? []);
  const free = near.find(({ from, until }) => from <= day && day <= until);
  if (free !== undefined) return { kind: 'off', short: free.name, text: `${free.name}假期` };
  const worked = near.find((each) => each.worked.includes(day));
  return worked === undefined ? null : { kind: 'worked', short: '调休上班', text: `${worked.name}调休上班` };
}
