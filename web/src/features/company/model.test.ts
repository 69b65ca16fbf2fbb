import { describe, expect, it } from 'vitest';
import { tidyCreditCode, verificationLook } from './model.ts';

describe('tidyCreditCode', () => {
  it.each([
    ['91330100ma2c\u3000abcd1x', '91330100MA2CABCD1X'],
    [' 9133 0100 MA2C ABCD 1X ', '91330100MA2CABCD1X'],
    ['91330100MA2CABCD1X99', '91330100MA2CABCD1X'],
    ['', ''],
  ])('%s becomes %s', (typed, tidy) => {
    expect(tidyCreditCode(typed)).toBe(tidy);
  });
});

describe('verificationLook', () => {
  it.each([
    [null, '未认证'],
    [0, '审核中'],
    [1, '已认证'],
    [2, '认证失败'],
  ] as const)('%s reads %s', (status, label) => {
    expect(verificationLook({ status, reason: null }).label).toBe(label);
  });

  it('gives the reason of a failure', () => {
    expect(verificationLook({ status: 2, reason: '执照照片不清晰' }).text).toBe('原因：执照照片不清晰');
  });
});
