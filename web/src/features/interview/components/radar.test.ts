import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anchorOf, linesOf, pointOn, pointsText, surface } from './radar.ts';

describe('the radar', () => {
  it('begins at the top and goes round clockwise', () => {
    expect([0, 1, 2, 3].map((index) => pointOn(index, 4, 100))).toEqual([
      { x: 0, y: -100 },
      { x: 100, y: 0 },
      { x: 0, y: 100 },
      { x: -100, y: 0 },
    ]);
  });

  it('leaves out an axis without a score instead of drawing it as the lowest', () => {
    const axes = [4, null, 2, 5].map((value, index) => ({ name: String(index), value }));
    expect(pointsText(surface(axes, 5, 100))).toBe('0,-80 0,40 -100,0');
  });

  it('keeps every point within its circle', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 1, max: 5, noNaN: true }), { minLength: 3, maxLength: 12 }), (values) => {
        const axes = values.map((value) => ({ name: '', value }));
        for (const { x, y } of surface(axes, 5, 100)) expect(Math.hypot(x, y)).toBeLessThanOrEqual(100.02);
      }),
    );
  });

  it('breaks a long name in two', () => {
    expect([linesOf('专业能力'), linesOf('问题分析与解决')]).toEqual([['专业能力'], ['问题分析', '与解决']]);
  });

  it('aligns names away from the middle', () => {
    expect([pointOn(0, 4, 10), pointOn(1, 4, 10), pointOn(3, 4, 10)].map(anchorOf)).toEqual(['middle', 'start', 'end']);
  });
});
