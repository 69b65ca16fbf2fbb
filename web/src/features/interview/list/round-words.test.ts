import { describe, expect, it } from 'vitest';
import { countdownText, ownTime, placeOf, whenText } from './round-words.ts';

const round = { startsAt: '2026-11-24T06:00:00Z', endsAt: '2026-11-24T07:00:00Z' };

describe('how long until it begins', () => {
  it.each([
    ['2026-11-21T02:00:00Z', '3 天 4 小时后'],
    ['2026-11-22T06:00:00Z', '2 天后'],
    ['2026-11-24T03:45:00Z', '2 小时 15 分钟后'],
    ['2026-11-24T04:00:00Z', '2 小时后'],
    ['2026-11-24T05:59:30Z', '1 分钟后'],
    ['2026-11-24T06:00:00Z', '正在进行'],
    ['2026-11-24T07:00:00Z', ''],
  ])('at %s reads %s', (now, text) => expect(countdownText(round, Date.parse(now))).toBe(text));

  it('is nothing while no time is agreed', () =>
    expect(countdownText({ startsAt: null, endsAt: null }, Date.parse('2026-11-21T02:00:00Z'))).toBe(''));
});

describe('when it is', () => {
  it('is said on Beijing’s clock', () => {
    expect(whenText(round)).toBe('11月24日 周二 14:00–15:00');
    expect(whenText({ startsAt: null, endsAt: null })).toBe('');
  });

  it('is said on one’s own clock too, where that is another', () => {
    expect(ownTime(round.startsAt, 'Asia/Shanghai')).toBe('');
    expect(ownTime(round.startsAt, 'Europe/Berlin')).toMatch(/^您当地时间 11月24日.*07:00$/);
  });
});

describe('where it is', () => {
  const at = (value: number, place: string) => placeOf({ form: { value, label: '' }, place });

  it.each([
    [1, 'https://meeting.example/1', '会议', 'https://meeting.example/1'],
    [1, 'javascript:alert(1)', '会议', null],
    [1, '', '会议', null],
    [2, '010-1234 5678', '电话', 'tel:01012345678'],
    [2, '', '电话', null],
    [3, '学院路 1 号 A 座', '地点', null],
  ])('form %i at %j: %s %s', (form, place, label, href) => {
    expect(at(form, place)).toMatchObject({ label, href });
    expect(at(form, place).text).not.toBe('');
  });
});
