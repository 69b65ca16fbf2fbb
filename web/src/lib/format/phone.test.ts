import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskPhone } from '@pinjian/contract/person.ts';
import { phoneDigits, phoneError } from './phone.ts';

const mobile = fc
  .tuple(fc.constantFrom('3', '4', '5', '6', '7', '8', '9'), fc.stringMatching(/^\d{9}$/))
  .map(([second, rest]) => `1${second}${rest}`);

describe('phone', () => {
  it.each([
    ['', '请输入手机号'],
    ['   ', '请输入手机号'],
    ['1', '请输入正确的手机号'],
    ['12800138000', '请输入正确的手机号'],
    ['138001380001', '请输入正确的手机号'],
    ['1380013800a', '请输入正确的手机号'],
    ['13800138000', null],
    [' 13800138000 ', null],
  ])('judges %j as %j', (phone, message) => expect(phoneError(phone)).toBe(message));

  it('never shows more than seven digits of a mobile number, and accepts every one of them', () => {
    fc.assert(
      fc.property(mobile, (phone) => {
        expect(phoneError(phone)).toBeNull();
        expect(maskPhone(phone).replace(/\D/g, '')).toHaveLength(7);
      }),
    );
  });

  it.each([
    ['138 0013 8000', '13800138000'],
    ['+86 138-0013-8000', '13800138000'],
    ['8613800138000', '13800138000'],
    ['13800138000（微信同号）', '13800138000'],
    ['138001380009999', '13800138000'],
    ['没有号码', ''],
  ])('reads %s from the clipboard as %s', (pasted, digits) => expect(phoneDigits(pasted)).toBe(digits));
});
