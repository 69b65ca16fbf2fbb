import { describe, expect, it } from 'vitest';
import { standingOf } from './interview-register.ts';

describe('what becomes of numbers of a kind', () => {
  it.each([
    [0.82, 900, 'counts'],
    [0.7, 100, 'counts'],
    [0.699, 900, 'reference'],
    [0.6, 900, 'reference'],
    [0.599, 900, 'evidence'],
    [0.95, 99, 'evidence'],
    [null, 0, 'evidence'],
  ] as const)('at a kappa of %s over %i answers is: %s', (kappa, answers, standing) => {
    expect(standingOf({ kappa, answers })).toBe(standing);
  });
});
