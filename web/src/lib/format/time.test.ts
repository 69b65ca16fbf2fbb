import { describe, expect, it } from 'vitest';
import { dateOnly, dateTime, messageTime, relativeTime } from './time.ts';

const now = Date.parse('2026-11-20T10:00:00+08:00');
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

describe('relative time', () => {
  it.each([
    [-5 * second, '刚刚'],
    [0, '刚刚'],
    [minute - 1, '刚刚'],
    [minute, '1分钟前'],
    [hour - 1, '59分钟前'],
    [hour, '1小时前'],
    [day - 1, '23小时前'],
    [day, '1天前'],
    [7 * day - 1, '6天前'],
    [7 * day, ''],
    [400 * day, ''],
  ])('%i ms ago reads %j', (age, text) => expect(relativeTime(now - age, now)).toBe(text));

  it('shows nothing for what is no time', () => expect(relativeTime('gestern', now)).toBe(''));
});

describe('message time', () => {
  it.each([
    ['2026-11-20T09:05:00+08:00', '今天 09:05'],
    ['2026-11-20T00:00:00+08:00', '今天 00:00'],
    ['2026-11-19T23:59:59+08:00', '昨天 23:59'],
    ['2026-11-19T00:00:00+08:00', '昨天 00:00'],
    ['2026-11-18T23:59:59+08:00', '11-18 23:59'],
    ['2025-01-02T03:04:05+08:00', '01-02 03:04'],
    // The day is Beijing's, whatever zone the instant is written in.
    ['2026-11-19T16:30:00Z', '今天 00:30'],
    ['2026-11-19T15:30:00Z', '昨天 23:30'],
  ])('%s reads %s', (instant, text) => expect(messageTime(instant, now)).toBe(text));

  it('knows yesterday across a new year', () => {
    expect(messageTime('2025-12-31T22:00:00+08:00', Date.parse('2026-01-01T08:00:00+08:00'))).toBe('昨天 22:00');
  });
});

describe('dates', () => {
  it('are written on the clock of Beijing', () => {
    expect(dateTime('2026-11-20T16:05:00Z')).toBe('2026-11-21 00:05');
    expect(dateOnly('2026-11-20T16:05:00Z')).toBe('2026-11-21');
    expect(dateTime('')).toBe('');
  });
});
