import { describe, expect, it } from 'vitest';
import { isWeakSharePassword, shareResume } from './resume-share.ts';

describe('the password of a shared resume', () => {
  it.each(['123456', '654321', 'abcdef', '111111', '121212', 'password1', 'qwerty', '5201314'])(
    '%s is guessed by anybody',
    (password) => {
      expect(isWeakSharePassword(password)).toBe(true);
      expect(shareResume.body?.safeParse({ password }).success).toBe(false);
    },
  );

  it.each(['abc234', 'k7m2xq', '139246', 'a1b2c3'])('%s is not', (password) => {
    expect(isWeakSharePassword(password)).toBe(false);
    expect(shareResume.body?.safeParse({ password }).success).toBe(true);
  });
});
