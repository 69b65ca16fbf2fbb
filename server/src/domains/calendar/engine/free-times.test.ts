import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultHours, type MemberHours } from '@pinjian/contract/calendar.ts';
import { conflictOf, freeTimes, type Interviewer } from './free-times.ts';
import { intersect, subtract, union, type Span } from './spans.ts';

const at = (text: string) => Date.parse(text);
const span = (from: string, until: string): Span => ({ from: at(from), until: at(until) });
const hours = (changes: Partial<MemberHours> = {}): MemberHours => ({ ...defaultHours, minutesAfter: 0, ...changes });
const somebody = (changes: Partial<MemberHours> = {}, booked: readonly Span[] = []): Interviewer => ({
  hours: hours(changes),
  booked,
});
/** Tuesday, the 24th of November 2026, in Beijing. */
const tuesday = span('2026-11-24T00:00:00+08:00', '2026-11-25T00:00:00+08:00');
const starts = (interviewers: readonly Interviewer[], minutes: number, within: Span = tuesday) =>
  freeTimes(interviewers, { minutes, within, limit: 1000 }).map(({ from }) =>
    new Date(from + 8 * 3_600_000).toISOString().slice(11, 16),
  );

describe('free times', () => {
  it.each<[string, readonly Interviewer[], number, readonly string[]]>([
    [
      'begin and end within the hours',
      [somebody({ week: [{ weekday: 2, from: '10:00', until: '12:00' }] })],
      60,
      ['10:00', '10:30', '11:00'],
    ],
    ['are not on a day without hours', [somebody({ week: [{ weekday: 3, from: '10:00', until: '12:00' }] })], 60, []],
    [
      'leave out the break',
      [
        somebody({
          week: [
            { weekday: 2, from: '09:30', until: '10:30' },
            { weekday: 2, from: '14:00', until: '15:00' },
          ],
        }),
      ],
      60,
      ['09:30', '14:00'],
    ],
    [
      'are none on a day off',
      [somebody({ exceptions: [{ day: '2026-11-24', kind: 'off', from: null, until: null }] })],
      60,
      [],
    ],
    [
      'are fewer where a part of the day is off, more where hours are added',
      [
        somebody({
          exceptions: [
            { day: '2026-11-24', kind: 'off', from: '00:00', until: '17:30' },
            { day: '2026-11-24', kind: 'extra', from: '20:00', until: '21:00' },
          ],
        }),
      ],
      60,
      ['17:30', '20:00'],
    ],
    [
      'keep away from what is booked by both buffers',
      [
        somebody({ week: [{ weekday: 2, from: '09:00', until: '13:00' }], minutesBefore: 10, minutesAfter: 20 }, [
          span('2026-11-24T10:30:00+08:00', '2026-11-24T11:00:00+08:00'),
        ]),
      ],
      60,
      ['09:00', '11:30', '12:00'],
    ],
    [
      'are none once the day is full',
      [somebody({ dailyCap: 1 }, [span('2026-11-24T10:30:00+08:00', '2026-11-24T11:00:00+08:00')])],
      60,
      [],
    ],
    [
      'are those of all together',
      [
        somebody({ week: [{ weekday: 2, from: '09:00', until: '12:00' }] }),
        // 10:00 to 18:00 in Beijing.
        somebody({ zone: 'Europe/Berlin', week: [{ weekday: 2, from: '03:00', until: '11:00' }] }),
      ],
      60,
      ['10:00', '10:30', '11:00'],
    ],
  ])('%s', (_what, interviewers, minutes, expected) => {
    expect(starts(interviewers, minutes)).toEqual(expected);
  });

  it('follow the clocks of Berlin when they change', () => {
    const berlin = somebody({ zone: 'Europe/Berlin', week: [{ weekday: 7, from: '01:00', until: '04:00' }] });
    const on = (day: string) =>
      freeTimes([berlin], {
        minutes: 30,
        within: { from: at(`${day}T00:00:00Z`) - 7_200_000, until: at(`${day}T00:00:00Z`) + 72_000_000 },
        limit: 100,
      }).map(({ from }) => new Date(from).toISOString().slice(11, 16));
    // Three hours of which one never comes; three hours of which one comes twice; three hours.
    expect(on('2026-03-29')).toEqual(['00:00', '00:30', '01:00', '01:30']);
    expect(on('2026-10-25')).toEqual(['23:00', '23:30', '00:00', '00:30', '01:00', '01:30', '02:00', '02:30']);
    expect(on('2026-07-05')).toEqual(['23:00', '23:30', '00:00', '00:30', '01:00', '01:30']);
  });
});

const zones = ['Asia/Shanghai', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu'];
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30', '45'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);
const stretch = fc
  .tuple(clock, clock)
  .filter(([one, other]) => one !== other)
  .map(([one, other]) => (one < other ? { from: one, until: other } : { from: other, until: one }));
/** Around the day on which Berlin goes back, and the one on which New York does. */
const firstDay = Date.UTC(2026, 9, 22);
const dayMs = 86_400_000;
const anyDay = fc
  .integer({ min: 0, max: 13 })
  .map((ahead) => new Date(firstDay + ahead * dayMs).toISOString().slice(0, 10));
const anyHours: fc.Arbitrary<MemberHours> = fc.record({
  zone: fc.constantFrom(...zones),
  week: fc.array(fc.tuple(fc.integer({ min: 1, max: 7 }), stretch), { maxLength: 8 }).map((all) => {
    const first = new Map(all.map(([weekday, each]) => [weekday, { weekday, ...each }]));
    return [...first.values()];
  }),
  exceptions: fc.array(
    fc
      .tuple(anyDay, fc.constantFrom('off' as const, 'extra' as const), stretch)
      .map(([day, kind, each]) => ({ day, kind, ...each })),
    { maxLength: 3 },
  ),
  minutesBefore: fc.integer({ min: 0, max: 45 }),
  minutesAfter: fc.integer({ min: 0, max: 45 }),
  dailyCap: fc.integer({ min: 1, max: 4 }),
  version: fc.constant(1),
});
const anyBooked = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 14 * 96 }), fc.integer({ min: 1, max: 8 })), { maxLength: 12 })
  .map((all) =>
    union(
      all.map(([quarter, length]) => ({
        from: firstDay + quarter * 900_000,
        until: firstDay + (quarter + length) * 900_000,
      })),
    ),
  );
const anyInterviewers = fc.array(fc.record({ hours: anyHours, booked: anyBooked }), { minLength: 1, maxLength: 3 });

/** What a clock on the wall shows, asked of the platform and not of the engine. */
function shown(zone: string, instant: number): { day: string; weekday: number; clock: string } {
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(
    instant,
  );
  const [day = '', time = ''] = text.split(' ');
  return { day, weekday: new Date(`${day}T00:00:00Z`).getUTCDay() || 7, clock: time };
}

function worksAt({ zone, week, exceptions }: MemberHours, instant: number): boolean {
  const { day, weekday, clock: time } = shown(zone, instant);
  const covers = (each: { from: string | null; until: string | null }) =>
    (each.from ?? '00:00') <= time && time < (each.until ?? '24:00');
  const today = exceptions.filter((each) => each.day === day);
  if (today.some((each) => each.kind === 'extra' && covers(each))) return true;
  if (today.some((each) => each.kind === 'off' && covers(each))) return false;
  return week.some((each) => each.weekday === weekday && covers(each));
}

const within: Span = { from: firstDay, until: firstDay + 14 * dayMs };
const minutes = fc.constantFrom(15, 30, 45, 60, 90);

describe('a free time, whatever the hours, the bookings and the zones', () => {
  it('is within everybody’s hours, at every minute of it', () => {
    fc.assert(
      fc.property(anyInterviewers, minutes, (interviewers, length) => {
        for (const { from, until } of freeTimes(interviewers, { minutes: length, within, limit: 60 }))
          for (let instant = from; instant < until; instant += 300_000)
            for (const { hours: each } of interviewers) expect(worksAt(each, instant)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('is no nearer to what is booked than the buffers, and not on a day that is full', () => {
    fc.assert(
      fc.property(anyInterviewers, minutes, (interviewers, length) => {
        for (const { from, until } of freeTimes(interviewers, { minutes: length, within, limit: 200 }))
          for (const { hours: each, booked } of interviewers) {
            const buffer = (each.minutesBefore + each.minutesAfter) * 60_000;
            for (const other of booked) expect(other.until + buffer <= from || until + buffer <= other.from).toBe(true);
            const { day } = shown(each.zone, from);
            expect(booked.filter((other) => shown(each.zone, other.from).day === day).length).toBeLessThan(
              each.dailyCap,
            );
          }
      }),
      { numRuns: 60 },
    );
  });

  it('has no conflict with anybody, and every half hour that has none is free', () => {
    fc.assert(
      fc.property(anyInterviewers, minutes, (interviewers, length) => {
        const free = new Set(freeTimes(interviewers, { minutes: length, within, limit: 1000 }).map(({ from }) => from));
        for (let from = within.from; from + length * 60_000 <= within.until; from += 1_800_000) {
          const time = { from, until: from + length * 60_000 };
          const suits = interviewers.every((each) => conflictOf(each, time) === null);
          // A time that runs into a day that is full is free of conflicts, as it began the day before, but is not offered.
          if (!suits) expect(free.has(from)).toBe(false);
          else if (
            interviewers.every(({ hours: each }) => shown(each.zone, from).day === shown(each.zone, time.until - 1).day)
          )
            expect(free.has(from)).toBe(true);
        }
      }),
      { numRuns: 25 },
    );
  });
});

const anySpans = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 9 })), { maxLength: 9 })
  .map((all) => all.map(([from, length]) => ({ from, until: from + length })));
const holds = (spans: readonly Span[], moment: number) =>
  spans.some(({ from, until }) => from <= moment && moment < until);

describe('stretches of time', () => {
  it('are joined, shared and taken away moment by moment, in order and apart', () => {
    fc.assert(
      fc.property(anySpans, anySpans, (one, other) => {
        const [mine, theirs] = [union(one), union(other)];
        const results: [Span[], (moment: number) => boolean][] = [
          [mine, (moment) => holds(one, moment)],
          [intersect(mine, theirs), (moment) => holds(one, moment) && holds(other, moment)],
          [subtract(mine, theirs), (moment) => holds(one, moment) && !holds(other, moment)],
        ];
        for (const [spans, expected] of results) {
          for (let moment = 0; moment < 70; moment += 1) expect(holds(spans, moment)).toBe(expected(moment));
          for (const [index, { from, until }] of spans.entries())
            expect(from < until && from >= (spans[index - 1]?.until ?? 0)).toBe(true);
        }
      }),
    );
  });
});
