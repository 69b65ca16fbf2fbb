import { describe, expect, it } from 'vitest';
import { findMonth, findPeriod } from './dates.ts';

describe('findPeriod', () => {
  it.each([
    ['2021.07 - 2024.06', '2021-07', '2024-06', false],
    ['2021.7-2024.6 前端工程师', '2021-07', '2024-06', false],
    ['2021/07–至今', '2021-07', null, true],
    ['2021年7月 - 2024年6月', '2021-07', '2024-06', false],
    ['2018年9月至今　岳麓样本医院', '2018-09', null, true],
    ['2013年9月至2016年6月', '2013-09', '2016-06', false],
    ['2021-07 ~ 2024-06', '2021-07', '2024-06', false],
    ['2019.04—2024.08', '2019-04', '2024-08', false],
    ['2021.07.01-2024.06.30', '2021-07', '2024-06', false],
    ['2021年07月01日至2024年06月30日', '2021-07', '2024-06', false],
    ['Apr 2021 – Present', '2021-04', null, true],
    ['September 2017 to June 2019', '2017-09', '2019-06', false],
    ['Sept. 2017 - Jun. 2019', '2017-09', '2019-06', false],
    ['07/2021 - 06/2024', '2021-07', '2024-06', false],
    ['202107-202406', '2021-07', '2024-06', false],
    ['2020 - 2024', '2020', '2024', false],
    ['2015年-2019年', '2015', '2019', false],
    ['2020.03-08', '2020-03', '2020-08', false],
    ['2021/05 - 现在', '2021-05', null, true],
    ['二〇一三年九月 - 二〇一七年六月', '2013-09', '2017-06', false],
    ['二〇一三年十二月至今', '2013-12', null, true],
    ['2012.09 —— 2015.07', '2012-09', '2015-07', false],
    ['2021-07 至 2024-06', '2021-07', '2024-06', false],
    ['2019.07‒2021.06', '2019-07', '2021-06', false],
    ['2022.4 ~ 今', '2022-04', null, true],
    ['2014-07..2018-01', '2014-07', '2018-01', false],
    ['2010..2014', '2010', '2014', false],
    ['2018/9—Present', '2018-09', null, true],
    ['19.07-21.03', '2019-07', '2021-03', false],
    ['98年9月-01年7月', '1998-09', '2001-07', false],
    ['19.07-至今', '2019-07', null, true],
    ['2022级 本科（大三在读）', '2022', null, true],
    ['2016年4月〜現在', '2016-04', null, true],
    ['2018-02..now', '2018-02', null, true],
  ])('reads %s', (text, start, end, current) => {
    expect(findPeriod(text)).toMatchObject({ start, end, current, sure: true });
  });

  it('reads when somebody left a school, and not when they hope to', () => {
    expect(findPeriod('示例大学 2016年毕业')).toMatchObject({ start: null, end: '2016', current: false, sure: false });
    expect(findPeriod('示例大学，预计 2027 年 3 月毕业')).toBeNull();
  });

  it('keeps the words it was read from', () => {
    expect(findPeriod('某公司 2021.07 - 至今 北京')?.source).toBe('2021.07 - 至今');
  });

  it.each([
    '提升 2000-3000 次调用',
    '版本 2.0.1 到 3.0',
    '覆盖 80% 的页面',
    '电话 138-0013-8000',
    '首屏 1.6 秒',
    '由 19.07 降到 12.03',
    '2022级新生导师',
  ])('finds none in %s', (text) => {
    expect(findPeriod(text)?.sure ?? false).toBe(false);
  });

  it('takes 2002-07 for one month', () => {
    expect(findPeriod('2002-07')).toBeNull();
  });

  it('is unsure of an open or reversed period', () => {
    expect(findPeriod('2021.07 起')).toMatchObject({ start: '2021-07', end: null, current: false, sure: false });
    expect(findPeriod('2024.06 - 2021.07')).toMatchObject({ sure: false });
  });
});

describe('findMonth', () => {
  it.each([
    ['出生年月：1996年8月', '1996-08'],
    ['1993.05.12', '1993-05'],
    ['May 2020', '2020-05'],
    ['2022 年公司年度技术之星', '2022'],
    ['2002-07', '2002-07'],
  ])('reads %s', (text, month) => {
    expect(findMonth(text)?.month).toBe(month);
  });

  it('finds none in a phone number', () => {
    expect(findMonth('13820191234')).toBeNull();
  });
});
