import { expect, it } from 'vitest';
import { keepsOwner } from './rules.ts';

const owner = { userId: 'a', role: 'owner' } as const;
const second = { userId: 'b', role: 'owner' } as const;
const recruiter = { userId: 'c', role: 'recruiter' } as const;

it.each([
  ['the only owner becomes a recruiter', [owner, recruiter], { userId: 'a', role: 'recruiter' }, false],
  ['the only owner goes', [owner, recruiter], { userId: 'a', role: null }, false],
  ['the only owner stays one', [owner], { userId: 'a', role: 'owner' }, true],
  ['one of two owners goes', [owner, second], { userId: 'a', role: null }, true],
  ['a recruiter goes', [owner, recruiter], { userId: 'c', role: null }, true],
  ['nobody is left', [owner], { userId: 'a', role: null }, false],
] as const)('%s', (_what, members, change, kept) => {
  expect(keepsOwner(members, change)).toBe(kept);
});
