import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newIdNumber } from '#testing/real-name.ts';
import { isFaceOver, isIdNumber, isOfWorkingAge, objectToNumber, returnPathOf } from './rules.ts';

const now = new Date('2026-11-20T02:00:00Z');
/** The example of GB 11643-1999 itself. */
const example = '11010519491231002X';

describe('numbers of identity cards', () => {
  it.each([
    [example, true],
    ['440524188001010014', false],
    ['110105194912310021', false],
    ['11010519491231002x', false],
    ['110105491231002', false],
    ['11010519490231002X', false],
    ['01010519491231002X', false],
    ['', false],
  ])('%s is one: %s', (number, is) => expect(isIdNumber(number)).toBe(is));

  it('find one wrong digit, and two neighbours exchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999 }), fc.nat(16), fc.integer({ min: 1, max: 9 }), (serial, place, by) => {
        const number = newIdNumber({ serial });
        expect(isIdNumber(number)).toBe(true);
        const digit = String((Number(number[place]) + by) % 10);
        expect(isIdNumber(number.slice(0, place) + digit + number.slice(place + 1))).toBe(false);
        const [first = '', second = ''] = number.slice(place, place + 2);
        const exchanged = number.slice(0, place) + second + first + number.slice(place + 2);
        expect(first === second || !isIdNumber(exchanged)).toBe(true);
      }),
    );
  });

  it.each([
    ['20101120', true],
    ['20101121', false],
    ['19491231', true],
  ])('born on %s is of working age on 2026-11-20: %s', (birth, is) =>
    expect(isOfWorkingAge(newIdNumber({ birth }), now)).toBe(is),
  );

  it('count birthdays on the clock of Beijing', () => {
    const number = newIdNumber({ birth: '20101121' });
    expect(isOfWorkingAge(number, new Date('2026-11-20T15:59:59Z'))).toBe(false);
    expect(isOfWorkingAge(number, new Date('2026-11-20T16:00:00Z'))).toBe(true);
  });
});

describe('what a number is refused for', () => {
  it.each([
    ['idCard', example, null],
    ['idCard', 'E12345678', '身份证号码校验不通过，请核对'],
    ['idCard', newIdNumber({ birth: '20120101' }), '未满 16 周岁，暂时不能进行实名认证'],
    ['passport', 'E12345678', null],
    ['hkMacauPermit', 'H1234567801', null],
    ['passport', 'E-123', '证件号码应为 5 到 20 位字母或数字，请核对'],
    ['taiwanPermit', '1234', '证件号码应为 5 到 20 位字母或数字，请核对'],
  ] as const)('%s %s: %s', (type, number, message) => expect(objectToNumber(type, number, now)).toBe(message));
});

describe('the page to come back to', () => {
  it.each([
    ['/verificationIdResult', '/verificationIdResult?certifyId=c'],
    ['http://localhost:3000/verificationIdResult?from=1', '/verificationIdResult?from=1&certifyId=c'],
    ['https://evil.example.com/x', '/x?certifyId=c'],
    ['//evil.example.com/x', '/x?certifyId=c'],
    ['https://a.example.com//evil.example.com', '/evil.example.com?certifyId=c'],
    ['/.//evil.example.com/x', '/evil.example.com/x?certifyId=c'],
    ['/a/..//evil.example.com', '/evil.example.com?certifyId=c'],
    ['javascript:alert(1)', '/alert(1)?certifyId=c'],
    ['/x?certifyId=other', '/x?certifyId=c'],
  ])('%s is %s', (given, path) => {
    const shown = returnPathOf(given, 'c');
    expect(new URL(shown, 'http://ours.example.com').host).toBe('ours.example.com');
    expect(shown).toBe(path);
  });
});

it('a face check is over after half an hour', () => {
  expect(isFaceOver(new Date(now.getTime() - 30 * 60_000 + 1), now)).toBe(false);
  expect(isFaceOver(new Date(now.getTime() - 30 * 60_000), now)).toBe(true);
});
