import { id } from '@pinjian/contract/ids.ts';
import { describe, expect, it } from 'vitest';
import { newId } from './new-id.ts';

describe('an id of something that is added here', () => {
  it('is one that the contract takes, and another each time', () => {
    const made = Array.from({ length: 50 }, () => newId());
    expect(made.filter((each) => !id.safeParse(each).success)).toEqual([]);
    expect(new Set(made).size).toBe(50);
  });
});
