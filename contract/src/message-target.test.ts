import { describe, expect, it } from 'vitest';
import { readTarget, targetAddress, type MessageTarget } from './message-target.ts';

const one = '0192a000-0000-7000-8000-000000000001';
const two = '0192a000-0000-7000-8000-000000000002';

const queryOf = (address: string) =>
  Object.fromEntries(new URL(address, 'https://pinjian.example.com').searchParams.entries());

describe('the address of a target', () => {
  it.each<MessageTarget>([
    { kind: 'settings', ids: {} },
    { kind: 'feedback', ids: { interviewId: one } },
    { kind: 'candidate', ids: { resumeId: one, positionId: two } },
  ])('names it, $kind', (target) => expect(readTarget(queryOf(targetAddress(target)))).toEqual(target));

  it.each<Readonly<Record<string, string>>>([
    {},
    { kind: 'elsewhere' },
    { kind: 'feedback' },
    { kind: 'feedback', interviewId: '../../evil' },
  ])('%j names none', (query) => expect(readTarget(query)).toBeNull());
});
