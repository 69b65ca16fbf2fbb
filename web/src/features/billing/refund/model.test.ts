import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharesOf } from './model.ts';

describe('what comes back of which order', () => {
  it('is taken from the oldest first', () => {
    const shares = [
      { orderId: 'a', fen: 300 },
      { orderId: 'b', fen: 500 },
      { orderId: 'c', fen: 500 },
    ];
    expect(sharesOf(400, shares).map(({ orderId, back }) => [orderId, back])).toEqual([
      ['a', 300],
      ['b', 100],
    ]);
    expect(sharesOf(0, shares)).toEqual([]);
  });

  it('is never more than an order has, and all of it together what was asked for', () => {
    const share = fc.record({ orderId: fc.uuid(), fen: fc.integer({ min: 0, max: 100_000 }) });
    fc.assert(
      fc.property(fc.array(share, { maxLength: 6 }), fc.double({ min: 0, max: 1, noNaN: true }), (shares, part) => {
        const amount = Math.floor(shares.reduce((sum, { fen }) => sum + fen, 0) * part);
        const back = sharesOf(amount, shares);
        expect(back.every((each) => each.back > 0 && each.back <= each.fen)).toBe(true);
        expect(back.reduce((sum, each) => sum + each.back, 0)).toBe(amount);
      }),
    );
  });
});
