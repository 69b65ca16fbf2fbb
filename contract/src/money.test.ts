import { describe, expect, it } from 'vitest';
import { salaryAmount, salaryText } from './money.ts';

describe('salaryAmount', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [999.9, '999'],
    [1000, '1.0K'],
    [8000, '8.0K'],
    [8550, '8.5K'],
    [9999, '9.9K'],
    [10_000, '1W'],
    [12_500, '1.25W'],
    [12_599, '1.25W'],
    [15_000, '1.5W'],
    [20_000, '2W'],
    [29_000, '2.9W'],
    [58_000, '5.8W'],
    [1_000_000, '100W'],
  ])('%d yuan is %s', (yuan, text) => {
    expect(salaryAmount(yuan)).toBe(text);
  });
});

describe('salaryText', () => {
  it.each([
    [{ min: 800_000, max: 1_500_000, cycle: 1, months: 12 }, '8.0K-1.5W'],
    [{ min: 1_500_000, max: 2_500_000, cycle: 1, months: 14 }, '1.5W-2.5W·14薪'],
    [{ min: 15_000, max: 20_000, cycle: 2, months: 12 }, '150-200元/天'],
    [{ min: 2000, max: 2000, cycle: 3, months: 12 }, '20元/时'],
    [{ min: 2_000_000, max: 2_000_000, cycle: 1, months: 13 }, '2W·13薪'],
    [{ min: null, max: null, cycle: 1, months: 12 }, '面议'],
  ])('%j is %s', (salary, text) => {
    expect(salaryText(salary)).toBe(text);
  });
});
