import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsIn } from './partial-object.ts';

const object = fc.dictionary(
  fc.constantFrom('intent', 'acknowledgement', 'missing', 'followUp'),
  fc.string({ unit: 'grapheme' }),
);

describe('an object that is still being written', () => {
  it('has the beginnings of its texts, at any moment', () => {
    fc.assert(
      fc.property(object, fc.nat(200), fc.boolean(), (whole, share, spaced) => {
        const json = JSON.stringify(whole, null, spaced ? 2 : 0);
        for (const [name, field] of fieldsIn(json.slice(0, share))) {
          const text = whole[name] ?? '';
          expect(field.whole ? field.text === text : text.startsWith(field.text)).toBe(true);
        }
        expect(Object.fromEntries([...fieldsIn(json)].map(([name, { text }]) => [name, text]))).toEqual(whole);
      }),
    );
  });

  it.each([
    ['', []],
    ['好的，', []],
    [
      '```json\n{"intent": "answer", "score": 5, "followUp": "后\\',
      [
        ['intent', 'answer'],
        ['followUp', '后'],
      ],
    ],
    ['{"a": null, "b": "x', [['b', 'x']]],
    ['{"a": "\\u4f', [['a', '']]],
    ['{"a": "\\u4f60', [['a', '你']]],
  ])('%s', (json, fields) => {
    expect([...fieldsIn(json)].map(([name, { text }]) => [name, text])).toEqual(fields);
  });
});
