import { describe, expect, it } from 'vitest';
import { maskName, maskPhone } from './person.ts';

describe('masks', () => {
  it.each([
    ['13800138000', '138****8000'],
    ['19912345678', '199****5678'],
    ['12345678901', '****'],
    ['1380013800', '****'],
    ['', '****'],
  ])('phone %s is %s', (phone, masked) => {
    expect(maskPhone(phone)).toBe(masked);
  });

  it.each([
    ['张三', '张**'],
    ['欧阳示例', '欧**'],
    [' 李四 ', '李**'],
    ['𠮷田', '𠮷**'],
    ['Sample Wang', 'Sample **'],
    ['Sample', 'S**'],
    ['', ''],
  ])('name %s is %s', (name, masked) => {
    expect(maskName(name)).toBe(masked);
  });
});
