import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fenOf, monthOf, planUse, refundableOf, unitsOfRefund, type Spendable } from './rules.ts';

function lot(of: Partial<Spendable> & { readonly id: string }): Spendable {
  const issued_at = new Date('2026-11-01T00:00:00Z');
  return { units_left: 10, units_held: 0, fen_left: 1000, issued_at, expires_at: null, ...of };
}

describe('a month', () => {
  it.each([
    ['2026-11-30T15:59:59.999Z', '2026-11', '2026-10-31T16:00:00.000Z', '2026-11-30T16:00:00.000Z'],
    ['2026-11-30T16:00:00.000Z', '2026-12', '2026-11-30T16:00:00.000Z', '2026-12-31T16:00:00.000Z'],
    ['2026-12-31T16:00:00.000Z', '2027-01', '2026-12-31T16:00:00.000Z', '2027-01-31T16:00:00.000Z'],
  ])('is one of Beijing: %s', (now, name, from, until) => {
    expect(monthOf(new Date(now))).toEqual({ name, from: new Date(from), until: new Date(until) });
  });
});

describe('spending', () => {
  const soon = lot({ id: 'c', expires_at: new Date('2026-11-20T00:00:00Z'), units_left: 3 });
  const later = lot({ id: 'b', expires_at: new Date('2026-12-20T00:00:00Z'), units_left: 4, units_held: 1 });
  const old = lot({ id: 'a', issued_at: new Date('2026-01-01T00:00:00Z') });
  const young = lot({ id: 'd' });

  it('takes what ends first, then what is older, and nothing that is held', () => {
    const parts = planUse([young, old, later, soon], 8);
    expect(parts?.map(({ lot: { id }, units }) => [id, units])).toEqual([
      ['c', 3],
      ['b', 3],
      ['a', 2],
    ]);
  });

  it('is all or nothing', () => {
    expect(planUse([soon, later], 6)).not.toBeNull();
    expect(planUse([soon, later], 7)).toBeNull();
    expect(planUse([], 0)).toEqual([]);
  });
});

describe('money of a lot', () => {
  it('is shared out whole, whatever is spent in which order', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.infiniteStream(fc.nat(30)),
        (units, fen, steps) => {
          let left = lot({ id: 'a', units_left: units, fen_left: fen });
          let spent = 0;
          for (const step of steps) {
            if (left.units_left === 0) break;
            const taken = Math.min(left.units_left, step + 1);
            const share = fenOf(left, taken);
            expect(share).toBeGreaterThanOrEqual(0);
            spent += share;
            left = { ...left, units_left: left.units_left - taken, fen_left: left.fen_left - share };
          }
          expect([spent, left.fen_left]).toEqual([fen, 0]);
        },
      ),
    );
  });

  it('goes back as far as nobody holds it, and no money stays where nothing is left to spend it on', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.nat(500),
        fc.nat(1_000_000),
        (units, fen, heldOf, wanted) => {
          const left = lot({ id: 'a', units_left: units, units_held: heldOf % (units + 1), fen_left: fen });
          const most = refundableOf(left);
          expect(most).toBeLessThanOrEqual(fen);
          if (most === 0) return;
          const back = 1 + (wanted % most);
          const taken = unitsOfRefund(left, back);
          expect(taken).toBeGreaterThanOrEqual(0);
          expect(taken).toBeLessThanOrEqual(units - left.units_held);
          if (taken === units) expect(back).toBe(fen);
          // Nobody is left with more for their money than they paid for, by more than the unit that is not whole.
          expect((taken + 1) * fen).toBeGreaterThanOrEqual(Math.min(back * units, (units - 1) * fen));
        },
      ),
    );
  });
});
