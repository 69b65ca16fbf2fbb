import { describe, expect, it } from 'vitest';
import { uncertainBelow } from '@pinjian/contract/resume.ts';
import { found, reasons, type Found } from '../draft.ts';
import { pairReadings, withDoubts } from './doubts.ts';
import { doubtFeatures, type Judge, type Reading, type Ways } from './judge.ts';
import { bucketOf } from './tagger.ts';

const buckets = 1 << 10;
const reading: Reading = { main: '样本大学', second: '会计学', third: '5', period: '2012-09~2016-06' };
const none: Ways = { rules: [], lines: [], words: [] };

/** A judge that knows one feature, and finds all else even. */
function judgeOf(feature: string, weight: number): Judge {
  const weights = new Int8Array(buckets);
  weights[bucketOf(feature, buckets)] = weight;
  return { buckets, weights, unit: 1 };
}

function schoolOf(period: Found<string>) {
  return {
    school: found('样本大学', '样本大学'),
    major: found('会计学', '会计学'),
    degree: found(5, '本科'),
    start: period,
    end: found('2016-06', '2012.09-2016.06'),
    current: false as const,
    description: '' as const,
  };
}

const career = (period: Found<string>) => ({ education: [schoolOf(period)], work: [], projects: [] });
const ways = { education: { ...none, rules: [reading] }, work: none, projects: none };
const own = doubtFeatures('education', 'second', [reading], 0, ways.education)[0] ?? '';

describe('withDoubts', () => {
  it('marks the one value that was often wrong where it was read like this, and says why', () => {
    const [school] = withDoubts(career(found('2012-09', '2012.09')), ways, judgeOf(own, -20)).education;
    const fields = school as ReturnType<typeof schoolOf>;
    expect(fields.major.score).toBeLessThan(uncertainBelow);
    expect(fields.major.reason).toBe(reasons.guessedByPlace);
  });

  it('lets a value stand that was hardly ever wrong, and drops the reason that was guessed', () => {
    const doubted = {
      ...schoolOf(found('2012-09', '2012.09')),
      major: found('会计学', '会计学', 0.6, reasons.noLabel),
    };
    const read = withDoubts({ education: [doubted], work: [], projects: [] }, ways, judgeOf(own, 20)).education[0];
    const { major } = read as ReturnType<typeof schoolOf>;
    expect(major.score).toBeGreaterThanOrEqual(uncertainBelow);
    expect(major.reason).toBeNull();
  });

  it('keeps the doubt of a period that lacks its end, however often such are right', () => {
    const start = found('2012-09', '2012.09', 0.6, reasons.noEnd);
    const sure = doubtFeatures(
      'education',
      'period',
      [{ ...reading, period: '2012-09~2016-06' }],
      0,
      ways.education,
    )[0];
    const [school] = withDoubts(career(start), ways, judgeOf(sure ?? '', 20)).education;
    const fields = school as ReturnType<typeof schoolOf>;
    expect(fields.start.score).toBeLessThan(uncertainBelow);
    expect(fields.start.reason).toBe(reasons.noEnd);
  });
});

describe('pairReadings', () => {
  const other: Reading = { main: '示例大学', second: '法学', third: '6', period: '2016-09~2019-06' };

  it('gives each reading the truth that it shares most with, each truth once', () => {
    const half = { ...reading, second: '' };
    expect(pairReadings([other, half], [reading, other])).toEqual([other, reading]);
    expect(pairReadings([reading, half], [reading])).toEqual([reading, null]);
  });

  it('gives none to what shares nothing', () => {
    expect(pairReadings([{ main: '假想公司', second: '', third: '', period: '~' }], [reading])).toEqual([null]);
  });
});
