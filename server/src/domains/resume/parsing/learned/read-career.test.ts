import { describe, expect, it } from 'vitest';
import { createPlaces } from '../fields/places.ts';
import { readFields } from '../read-fields.ts';
import type { TextLine } from '../text/line.ts';
import { learnedWeights, lineTags, tagBuckets, wordTags } from '../data/learned-weights.ts';

const places = createPlaces([]);

function lineOf(text: string, more: Partial<TextLine> = {}): TextLine {
  const parts = text.split('  ');
  const plain = { page: 1, size: 1, strong: false, bullet: false, indent: 0, reach: 'short' as const, block: 0 };
  return { ...plain, ...more, parts, text };
}

const heading = { size: 1.3, strong: true };

/** A resume of four sections; `work` and `projects` as they are written. */
function resumeOf(work: readonly TextLine[], projects: readonly TextLine[]): TextLine[] {
  return [
    lineOf('孟示例', { size: 1.8, strong: true }),
    lineOf('电话：13800138000  邮箱：sample@example.com'),
    lineOf('教育经历', heading),
    lineOf('样本大学  市场营销  本科  2012.09-2016.06', { strong: true }),
    lineOf('工作经历', heading),
    ...work,
    lineOf('项目经历', heading),
    ...projects,
    lineOf('自我评价', heading),
    lineOf('做事踏实，善于沟通，愿意补位。'),
  ];
}

const jobs = [
  lineOf('2020.03-至今  示例科技有限公司  市场经理', { strong: true }),
  lineOf('负责渠道拓展，年度签约客户增长三成', { bullet: true }),
  lineOf('2016.07-2020.02  假想商贸有限公司  市场专员', { strong: true }),
  lineOf('组织线下活动二十场，到场人数过万', { bullet: true }),
];
const made = [
  lineOf('负责人  2021.03-2021.12', { strong: true }),
  lineOf('会员流失预警', { strong: true }),
  lineOf('用一年的行为做了特征，每周给客服一份名单。'),
  lineOf('执行  2020.05-2020.11', { strong: true }),
  lineOf('新客转化分析', { strong: true }),
  lineOf('把转化分成五步，找到了流失最多的一步。'),
];

describe('a career read with what was learned', () => {
  it('keeps what the rules read right', () => {
    const { content } = readFields(resumeOf(jobs, made), places);
    expect(content.education).toMatchObject([{ school: '样本大学', major: '市场营销', degree: 5 }]);
    expect(content.work.map(({ company, roles }) => [company, roles[0]?.title])).toEqual([
      ['示例科技有限公司', '市场经理'],
      ['假想商贸有限公司', '市场专员'],
    ]);
  });

  it('names a project whose role and period stand above it, where the rules took the role for its name', () => {
    const { content } = readFields(resumeOf(jobs, made), places);
    expect(content.projects.map(({ name, role, start }) => [name, role, start])).toEqual([
      ['会员流失预警', '负责人', '2021-03'],
      ['新客转化分析', '执行', '2020-05'],
    ]);
  });

  it('says the same each time, and nothing that the lines do not', () => {
    const rows = resumeOf(jobs, made);
    const read = readFields(rows, places);
    expect(readFields(rows, places)).toEqual(read);
    const text = rows.map((row) => row.text).join('\n');
    const named = [
      ...read.content.work.flatMap(({ company, roles }) => [company, ...roles.map((role) => role.title)]),
      ...read.content.projects.flatMap(({ name, role }) => [name, role]),
    ];
    expect(named.filter((name) => !text.includes(name))).toEqual([]);
  });

  it('has weights for every tag and bucket', () => {
    const { lines, words, judge } = learnedWeights();
    expect(lines.weights).toHaveLength(tagBuckets * lineTags.length);
    expect(words.weights).toHaveLength(tagBuckets * wordTags.length);
    expect(judge.weights).toHaveLength(judge.buckets);
    expect(judge.unit).toBeGreaterThan(0);
  });
});
