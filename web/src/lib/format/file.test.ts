import { describe, expect, it } from 'vitest';
import { bytesOf, isImage, isOverSize, isPdf, isWord, sizeText } from './file.ts';

describe('size check', () => {
  it.each([
    [10, 'b', 10],
    [10, 'kb', 10_240],
    [10, 'mb', 10_485_760],
    [1, 'gb', 1_073_741_824],
    [10, 'MB', 10_485_760],
    [1, 'Gb', 1_073_741_824],
  ])('%i%s is %i bytes', (amount, unit, bytes) => expect(bytesOf(amount, unit)).toBe(bytes));

  it.each(['tb', '', 'm', 'bytes', 'constructor'])('refuses the unit %j in the words of the specification', (unit) => {
    expect(() => bytesOf(1, unit)).toThrow('不支持的单位，请使用 b, kb, mb 或 gb');
    expect(() => isOverSize(1, 1, unit)).toThrow('不支持的单位，请使用 b, kb, mb 或 gb');
  });

  it('allows exactly the limit', () => {
    expect(isOverSize(10_485_760, 10, 'mb')).toBe(false);
    expect(isOverSize(10_485_761, 10, 'mb')).toBe(true);
  });
});

describe('type check', () => {
  const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  it.each([
    ['image/png', [true, false, false]],
    ['image/svg+xml', [true, false, false]],
    ['application/pdf', [false, true, false]],
    ['application/msword', [false, false, true]],
    [docx, [false, false, true]],
    ['application/vnd.ms-excel', [false, false, false]],
    ['text/image/', [false, false, false]],
    ['', [false, false, false]],
  ])('%j is [image, pdf, word] %j', (type, kinds) =>
    expect([isImage({ type }), isPdf({ type }), isWord({ type })]).toEqual(kinds),
  );
});

describe('size text', () => {
  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [10_485_760, '10 MB'],
    [5_000_000_000, '4.7 GB'],
  ])('%i is %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));
});
