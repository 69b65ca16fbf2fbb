import { describe, expect, it } from 'vitest';
import { createKeyedLimit } from './keyed-limit.ts';

describe('a limit by key', () => {
  it('lets so many through in a time, each key by itself, and says how long to wait', () => {
    let at = 0;
    const limit = createKeyedLimit({ most: 2, ms: 1000 }, () => new Date(at));
    expect([limit.take('a'), limit.take('a'), limit.take('b')]).toEqual([0, 0, 0]);
    at = 400;
    expect([limit.take('a'), limit.take('a'), limit.take('b')]).toEqual([600, 600, 0]);
    at = 1000;
    expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([0, 0, 1000]);
  });
});
