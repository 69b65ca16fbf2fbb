import { describe, expect, it } from 'vitest';
import { found } from '../draft.ts';
import type { TextLine } from '../text/line.ts';
import { withEmployers, type WorkHead } from './work-head.ts';

function entryOf(text: string) {
  const parts = text.split('  ');
  const plain = { page: 1, size: 1, strong: false, bullet: false, indent: 0, reach: 'short' as const, block: 0 };
  const line: TextLine = { ...plain, text, parts };
  return { head: [line], period: null, body: [] };
}

const headOf = (company: string, title: string, department: string): WorkHead => ({
  company: company === '' ? null : found(company, company),
  title: found(title, title),
  department: department === '' ? '' : found(department, department),
});

const told = (entries: readonly string[], heads: readonly WorkHead[]) =>
  withEmployers(entries.map(entryOf), heads).map(({ company, department }) => [
    company?.value ?? '',
    department === '' ? '' : department.value,
  ]);

describe('withEmployers', () => {
  it('takes what ends as departments do for an employer where the job beside it has one in its place', () => {
    const heads = [headOf('榕城范例小学', '教师', ''), headOf('', '合伙人', '样本画室')];
    expect(told(['2016.09-至今  榕城范例小学', '2013.07-2016.08  样本画室'], heads)).toEqual([
      ['榕城范例小学', ''],
      ['样本画室', ''],
    ]);
  });

  it('leaves what every employer has, and a post in other lines than its siblings', () => {
    const heads = [headOf('青禾样本科技公司', '主管', ''), headOf('', '专员', '研发中心')];
    expect(told(['2016.09-至今  青禾样本科技公司', '2013.07-2016.08  研发中心'], heads)[1]).toEqual(['', '研发中心']);
    const inside = [headOf('青禾样本科技公司', '主管', ''), headOf('', '专员', '青禾样本画室')];
    expect(told(['2016.09-至今  青禾样本科技公司', '青禾样本画室'], inside)[1]).toEqual(['', '青禾样本画室']);
  });

  it('takes a long name of its own where no employer stands above', () => {
    expect(told(['心理咨询师  津沽范例青少年心理中心'], [headOf('', '心理咨询师', '津沽范例青少年心理中心')])).toEqual([
      ['津沽范例青少年心理中心', ''],
    ]);
  });
});
