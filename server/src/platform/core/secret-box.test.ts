import { describe, expect, it } from 'vitest';
import { createSecretBox, isHashOf } from './secret-box.ts';

const former = 'the former secret, 32 letters long';
const next = 'the next secret, 32 letters long..';

describe('a secret box', () => {
  it('opens what it closed, and nothing that was changed or is of another secret', () => {
    const box = createSecretBox(former);
    const cipher = box.encrypt('13800138000');
    expect(box.decrypt(cipher)).toBe('13800138000');
    expect(box.encrypt('13800138000')).not.toEqual(cipher);
    const changed = Buffer.from(cipher);
    changed.writeUInt8(changed.readUInt8(30) ^ 1, 30);
    for (const bytes of [changed, createSecretBox(next).encrypt('13800138000'), Buffer.from('short')])
      expect(() => box.decrypt(bytes)).toThrow(/authenticat|nonce|IV/i);
    expect(box.hashes('phone', '1')).toEqual([box.hash('phone', '1')]);
    expect(box.hash('phone', '1')).not.toEqual(box.hash('mail', '1'));
  });

  it('reads both secrets while one takes the place of the other, and writes with the one in force', () => {
    const [old, young, both] = [createSecretBox(former), createSecretBox(next), createSecretBox(former, next)];
    const ciphers = [old.encrypt('old'), young.encrypt('young')];
    const read = () => ciphers.map((each) => both.decrypt(each));
    expect([both.fingerprint, both.successor]).toEqual([old.fingerprint, young.fingerprint]);
    expect(read()).toEqual(['old', 'young']);
    expect(old.decrypt(both.encrypt('x'))).toBe('x');
    expect(both.hashes('phone', '1')).toEqual([old.hash('phone', '1'), young.hash('phone', '1')]);
    expect(ciphers.map((each) => both.isCurrent(each))).toEqual([true, false]);

    both.succeed();
    both.succeed();
    expect([both.fingerprint, both.successor]).toEqual([young.fingerprint, null]);
    expect(read()).toEqual(['old', 'young']);
    expect(young.decrypt(both.encrypt('x'))).toBe('x');
    expect(both.hashes('phone', '1')).toEqual([young.hash('phone', '1'), old.hash('phone', '1')]);
    expect(ciphers.map((each) => both.isCurrent(each))).toEqual([false, true]);
  });

  it('tells hashes of any known secret, whole or in part, from others', () => {
    const [old, both] = [createSecretBox(former), createSecretBox(former, next)];
    both.succeed();
    const hash = old.hash('code', '123456');
    expect(isHashOf(both, { use: 'code', text: '123456' }, hash)).toBe(true);
    expect(isHashOf(both, { use: 'code', text: '123456', length: 12 }, hash.subarray(0, 12))).toBe(true);
    for (const [text, given] of [
      ['123457', hash],
      ['123456', hash.subarray(0, 12)],
      ['123456', Buffer.alloc(0)],
      ['123456', createSecretBox('a third secret, 32 letters long...').hash('code', '123456')],
    ] as const)
      expect(isHashOf(both, { use: 'code', text }, given)).toBe(false);
  });

  it('hashes by its secret and by the use: who knows a text knows none of its hashes', () => {
    const [box, other] = [createSecretBox(former), createSecretBox(next)];
    const hash = box.hash('phone', '13800138000');
    expect(hash.equals(box.hash('phone', '13800138000'))).toBe(true);
    const others = [
      other.hash('phone', '13800138000'),
      box.hash('mail', '13800138000'),
      box.hash('phone', '13800138001'),
      // What parts the use from the text is in neither.
      box.hash('phone1', '3800138000'),
    ];
    expect(others.filter((each) => each.equals(hash))).toEqual([]);
    expect(other.fingerprint).not.toBe(box.fingerprint);
  });
});
