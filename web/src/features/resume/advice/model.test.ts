import { emptyEntry, emptyResumeContent, type ResumeContent } from '@pinjian/contract/resume-content.ts';
import { describe, expect, it } from 'vitest';
import { adviceKey, adviceOf, type Advice } from './model.ts';

const now = '2026-11';
const reachable = { ...emptyResumeContent().basics, name: '林示例', phone: '13800138000', email: 'lin@example.com' };

interface Post {
  readonly company?: string;
  readonly title?: string;
  readonly start?: string | null;
  readonly end?: string | null;
  readonly text?: string;
}

function post({
  company = '云杉示例科技',
  title = '运营',
  start = '2024-01',
  end = null,
  text = '写了 3 篇',
}: Post = {}) {
  const role = { ...emptyEntry.workRole(), title, start, end, current: end === null, description: text };
  return { company, roles: [role] };
}

function contentOf(part: Partial<ResumeContent>): ResumeContent {
  return { ...emptyResumeContent(), basics: reachable, ...part };
}

function rulesIn(part: Partial<ResumeContent>): string[] {
  return adviceOf(contentOf(part), now, new Set()).map(({ rule }) => rule);
}

const onText = (text: string) => rulesIn({ work: [post({ text })] });

describe('advice on lines', () => {
  it.each([
    ['负责日常文案', ['weakStart', 'fewWords']],
    ['参与门店巡检和陈列\n制作周报 12 份', ['weakStart']],
    ['• 协助导师整理文献\n写综述 2 篇', ['weakStart']],
    ['工作内容：配合销售跟进客户\n签约客户 8 家', ['weakStart']],
    ['提升了课堂的活跃程度\n带两个班', ['claim']],
    ['大幅降低了返工的成本，受到车间好评\n三班倒', ['claim']],
    ['做海报\n拍视频\n写文案', ['noFigures']],
  ])('%j', (text, rules) => {
    expect(onText(text)).toEqual(rules);
  });

  it.each([
    // Figures in words.
    '负责三十人的施工队，主体提前封顶',
    '参与近百家门店的巡检',
    '协助 2,000+ 名会员完成换卡',
    '把退货率降低三分之一',
    // Passive, and what somebody was chosen for.
    '被评为年度优秀员工，连任两届',
    '被任命为夜班组长，带 6 人',
    '作品被三家媒体转载',
    // Words that only begin alike.
    '负责人：校园开放日，接待家长 300 人',
    '参与度最高的班级，活动 12 场',
    '了解到客户流失的原因后改了流程，续约 9 家',
    // A duty with what came of it.
    '负责订单系统重构，上线后故障清零，交付 3 期',
    '配合审计，当年验收通过 2 个项目',
    // What somebody made of themselves is no figure to ask for.
    '提升自身业务能力，考取 2 本证书',
  ])('%s: nothing', (text) => {
    expect(onText(text)).toEqual([]);
  });

  it('says once for a text how many of its lines begin so, and points at the first', () => {
    const [advice] = adviceOf(
      contentOf({ work: [post({ text: '签约 8 家\n负责活动执行\n协助物料采购' })] }),
      now,
      new Set(),
    );
    expect(advice).toMatchObject({
      rule: 'weakStart',
      line: 1,
      quote: '负责活动执行',
      path: 'work.0.roles.0.description',
    });
    expect(advice?.why).toContain('2 行');
  });

  it('speaks of a line that nobody reads to its end, and of a text with too many', () => {
    expect(onText(`完成 3 个项目，${'很长'.repeat(60)}`)).toEqual(['longLine']);
    expect(onText(Array.from({ length: 9 }, (_, at) => `做成第 ${at + 1} 件事`).join('\n'))).toEqual(['manyLines']);
  });

  it('leaves schools alone: courses are no deeds', () => {
    const education = [{ ...emptyEntry.education(), school: '示例大学', description: '学习成绩优秀\n参与学生会' }];
    expect(
      rulesIn({ education, projects: [{ ...emptyEntry.project(), name: '课设', description: '写了 3 个模块' }] }),
    ).toEqual([]);
  });
});

describe('advice on times', () => {
  const years = (work: ResumeContent['work'], rest: Partial<ResumeContent> = {}) => rulesIn({ work, ...rest });

  it('asks about a gap that nothing fills', () => {
    const work = [post({ start: '2022-03' }), post({ company: '蓝鲸样本网络', start: '2019-07', end: '2021-02' })];
    const [advice] = adviceOf(contentOf({ work }), now, new Set());
    expect(advice).toMatchObject({ rule: 'gap', quote: '2021.03 - 2022.02', path: 'work.0.roles.0.start' });
    expect(advice?.title).toContain('12 个月');
  });

  it.each([
    ['short', [post({ start: '2021-07' }), post({ company: '蓝鲸样本网络', start: '2019-07', end: '2021-02' })], {}],
    [
      'filled by studies',
      [post({ start: '2023-07' }), post({ company: '蓝鲸样本网络', start: '2018-07', end: '2020-08' })],
      { education: [{ ...emptyEntry.education(), school: '示例大学', start: '2020-09', end: '2023-06' }] },
    ],
    [
      'filled by studies told in years',
      [post({ start: '2023-07' }), post({ company: '蓝鲸样本网络', start: '2018-07', end: '2020-08' })],
      { education: [{ ...emptyEntry.education(), school: '示例大学', start: '2020', end: '2023' }] },
    ],
    [
      'told in years alone',
      [post({ start: '2024' }), post({ company: '蓝鲸样本网络', start: '2018', end: '2020' })],
      {},
    ],
  ])('does not ask about one that is %s', (_name, work, rest) => {
    expect(years(work, rest)).toEqual([]);
  });

  it('does not ask what came before the first post', () => {
    const education = [{ ...emptyEntry.education(), school: '示例大学', start: '2014-09', end: '2018-06' }];
    expect(years([post({ start: '2020-01' })], { education })).toEqual([]);
  });

  it('speaks of two full posts at once', () => {
    const work = [post({ start: '2023-01' }), post({ company: '蓝鲸样本网络', start: '2020-01', end: '2023-09' })];
    expect(years(work)).toEqual(['overlap']);
  });

  it.each([
    ['handed over', [post({ start: '2023-01' }), post({ company: '蓝鲸样本网络', start: '2020-01', end: '2023-02' })]],
    [
      'an internship',
      [
        post({ start: '2023-01' }),
        post({ company: '蓝鲸样本网络', title: '运营实习生', start: '2022-09', end: '2023-06' }),
      ],
    ],
    ['beside', [post({ start: '2020-01' }), post({ company: '蓝鲸样本网络', title: '兼职讲师', start: '2022-01' })]],
    [
      'at one employer',
      [
        {
          company: '云杉示例科技',
          roles: [post({ start: '2022-01' }), post({ start: '2020-01' })].flatMap(({ roles }) => roles),
        },
      ],
    ],
  ])('not where one is %s', (_name, work) => {
    expect(years(work)).toEqual([]);
  });

  it('says when a post has no time, but not of a row that was just added', () => {
    expect(years([post({ start: null, end: '2024-01' })])).toEqual(['undated']);
    expect(
      rulesIn({ work: [emptyEntry.work()], projects: [{ ...emptyEntry.project(), description: '写了 3 个模块' }] }),
    ).toEqual([]);
  });
});

describe('advice on the whole', () => {
  it('puts ways of contact first', () => {
    const content = { ...contentOf({ work: [post({ text: '负责日常文案' })] }), basics: emptyResumeContent().basics };
    expect(adviceOf(content, now, new Set()).map(({ rule }) => rule)).toEqual([
      'phone',
      'email',
      'weakStart',
      'fewWords',
    ]);
  });

  it('never asks a student for work, and tells them once what else counts', () => {
    const education = [{ ...emptyEntry.education(), school: '示例大学' }];
    expect(rulesIn({ education })).toEqual(['untold']);
    expect(rulesIn({ education: [{ ...emptyEntry.education(), school: '示例大学', description: '奖学金' }] })).toEqual(
      [],
    );
    expect(rulesIn({ education, others: [{ title: '社团', description: '组织 3 场晚会' }] })).toEqual([]);
  });

  it('asks for words about the latest posts alone', () => {
    const work = [1, 2, 3].map((at) =>
      post({ company: `示例 ${at}`, start: `202${5 - at}-01`, end: `202${5 - at}-12`, text: '' }),
    );
    expect(rulesIn({ work })).toEqual(['blank', 'blank']);
  });

  it('speaks of phrases only where there is nothing else', () => {
    expect(rulesIn({ selfEvaluation: '性格开朗，吃苦耐劳，责任心强' })).toEqual(['phrases']);
    expect(rulesIn({ selfEvaluation: '责任心强，带过三十人的社团' })).toEqual([]);
    expect(rulesIn({ selfEvaluation: '责任心强，性格开朗，吃苦耐劳，连续两年全勤' })).toEqual([]);
  });
});

describe('what was said no to', () => {
  it('stays away wherever the line moves, and comes back only with other words', () => {
    const [advice] = adviceOf(contentOf({ work: [post({ text: '负责活动执行与物料采购' })] }), now, new Set());
    const dismissed = new Set([adviceKey(advice as Advice)]);
    const moved = contentOf({ work: [post({ company: '示例', text: '签约 8 家\n负责活动执行与物料采购' })] });
    expect(adviceOf(moved, now, dismissed)).toEqual([]);
    const changed = contentOf({ work: [post({ text: '负责活动的执行与物料采购' })] });
    expect(adviceOf(changed, now, dismissed)).toHaveLength(1);
  });

  it('never shows more than a page, nor more than two of one field', () => {
    const work = Array.from({ length: 20 }, (_, at) =>
      post({ company: `示例 ${at}`, start: null, text: '负责甲方对接\n提升了效率\n降低了成本\n缩短了时间' }),
    );
    const found = adviceOf(contentOf({ work }), now, new Set());
    expect(found).toHaveLength(12);
  });
});
