import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differing } from './differing.ts';

describe('what differs between two texts', () => {
  it.each([
    ['标签甲改角色', '标签乙改角色', { before: '标签', only: '甲', after: '改角色' }, '乙'],
    ['写好了', '写好了，又加一句', { before: '写好了', only: '', after: '' }, '，又加一句'],
    ['lin@example.com', '空白', { before: '', only: 'lin@example.com', after: '' }, '空白'],
    ['aab', 'ab', { before: 'a', only: 'a', after: 'b' }, ''],
  ])('%s and %s', (one, other, mine, theirs) => {
    const [a, b] = differing(one, other);
    expect(a).toEqual(mine);
    expect(b).toEqual({ ...mine, only: theirs });
  });

  it('shortens a long beginning and end, whole letters at a time', () => {
    const [long] = differing(`${'前'.repeat(100)}一👨‍👩‍👧${'后'.repeat(100)}`, `${'前'.repeat(100)}二${'后'.repeat(100)}`);
    expect(long).toEqual({ before: `…${'前'.repeat(24)}`, only: '一👨‍👩‍👧', after: `${'后'.repeat(24)}…` });
  });

  it('puts short texts together again from their parts', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), fc.string({ maxLength: 20 }), (one, other) => {
        const joined = differing(one, other).map(({ before, only, after }) => before + only + after);
        expect(joined).toEqual([one, other]);
      }),
    );
  });
});
