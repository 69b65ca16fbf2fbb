import { describe, expect, it } from 'vitest';
import { createSecretBox } from './secret-box.ts';

const box = createSecretBox('a secret of the tests');
const other = createSecretBox('another secret of the tests');

describe('the secret box', () => {
  it('opens what it closed, and nothing that was touched or closed by another secret', () => {
    const closed = box.encrypt('13800138000');
    expect(box.decrypt(closed)).toBe('13800138000');
    expect(() => other.decrypt(closed)).toThrow(/unable to authenticate/);
    for (const at of [0, 12, closed.length - 1]) {
      const touched = Buffer.from(closed.map((byte, place) => (place === at ? byte ^ 1 : byte)));
      expect(() => box.decrypt(touched)).toThrow(/unable to authenticate/);
    }
  });

  it('closes the same text another way each time', () => {
    expect(box.encrypt('13800138000').equals(box.encrypt('13800138000'))).toBe(false);
  });

  it('hashes by its secret and by the use: who knows a text knows none of its hashes', () => {
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
