import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { midnightInBeijing } from './beijing-day.ts';
import { isQuiet, nextMorning } from './quiet-hours.ts';

const night = { from: 22, until: 8 };
const at = (local: string): Date => new Date(`2026-11-20T${local}+08:00`);
const day = 86_400_000;

describe('the quiet hours', () => {
  it.each([
    ['21:59:59', false],
    ['22:00:00', true],
    ['23:59:59', true],
    ['00:00:00', true],
    ['07:59:59', true],
    ['08:00:00', false],
  ])('%s in the person’s zone', (local, quiet) => {
    expect(isQuiet(at(local), night)).toBe(quiet);
    expect(isQuiet(at(local), null)).toBe(false);
  });

  it.each([
    ['03:00:00', '2026-11-20T08:00:00+08:00'],
    ['10:00:00', '2026-11-21T08:00:00+08:00'],
    ['22:30:00', '2026-11-21T08:00:00+08:00'],
  ])('what comes at %s waits until %s', (local, morning) => {
    expect(nextMorning(at(local), night)).toEqual(new Date(morning));
  });

  it('always end in a morning that is later, not quiet, and within two days', () => {
    const hours = fc.record({ from: fc.integer({ min: 0, max: 23 }), until: fc.integer({ min: 0, max: 23 }) });
    fc.assert(
      fc.property(fc.option(hours), fc.integer({ min: 0, max: 3 * day }), (quiet, later) => {
        const now = new Date(at('00:00:00').getTime() + later);
        const morning = nextMorning(now, quiet);
        expect(morning > now && morning.getTime() - now.getTime() <= 2 * day).toBe(true);
        expect(isQuiet(morning, quiet)).toBe(false);
        expect(midnightInBeijing(now) <= now).toBe(true);
      }),
    );
  });
});
