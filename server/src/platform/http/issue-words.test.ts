import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { speakChinese } from './issue-words.ts';

speakChinese();

const object = z.object({ a: z.string() });

describe('an input error without words of its own', () => {
  it.each([
    [z.string(), undefined, '请填写'],
    [z.string(), null, '请填写'],
    [z.string(), 5, '格式不正确'],
    [z.string().check(z.minLength(8)), 'short', '至少 8 个字符'],
    [z.string().check(z.maxLength(2)), 'long', '最多 2 个字符'],
    [z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], '最多 1 项'],
    [z.int().check(z.minimum(1)), 0, '不能小于 1'],
    [z.int().check(z.maximum(9)), 10, '不能大于 9'],
    [z.enum(['a', 'b']), 'c', '不在可选范围内'],
    [z.uuid(), 'x', '格式不正确'],
    [object, {}, '请填写'],
    [z.strictObject({}), { b: 1 }, '包含不支持的字段'],
  ] as const)('%# is said in Chinese', (schema, value, words) => {
    expect(schema.safeParse(value).error?.issues[0]?.message).toBe(words);
  });

  it('leaves the words of a schema that has some', () => {
    expect(z.string('请输入姓名').safeParse(undefined).error?.issues[0]?.message).toBe('请输入姓名');
  });
});
