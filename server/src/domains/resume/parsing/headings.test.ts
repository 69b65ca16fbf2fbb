import { describe, expect, it } from 'vitest';
import { readHeading, readInlineHeading, readOwnHeading } from './headings.ts';

describe('readHeading', () => {
  it.each([
    ['工作经历', 'work', '工作经历'],
    ['【工作经历】', 'work', '工作经历'],
    ['■ 教育背景', 'education', '教育背景'],
    ['教 育 背 景', 'education', '教育背景'],
    ['一、基本信息', 'basics', '基本信息'],
    ['3. 项目经验：', 'projects', '项目经验'],
    ['教育背景 EDUCATION', 'education', '教育背景'],
    ['Work Experience 工作经历', 'work', '工作经历'],
    ['工作经历（Work Experience）', 'work', '工作经历'],
    ['WORK EXPERIENCE', 'work', 'WORK EXPERIENCE'],
    ['E D U C A T I O N', 'education', 'E D U C A T I O N'],
    ['Technical Skills:', 'skills', 'Technical Skills'],
    ['实习/工作经历', 'work', '实习/工作经历'],
    ['获奖情况', 'other', '获奖情况'],
    ['自我评价', 'selfEvaluation', '自我评价'],
  ])('%s', (text, kind, title) => {
    expect(readHeading(text)).toEqual({ kind, title });
  });

  it.each([
    '',
    '前端工程师',
    '技能：Excel、PPT',
    '负责项目经验的整理',
    '工作经历丰富，学习能力强',
    '2021.07 - 至今',
    '教育科技有限公司',
  ])('none in %s', (text) => {
    expect(readHeading(text)).toBeNull();
  });
});

describe('readOwnHeading', () => {
  it.each([
    ['实验技能', 'skills'],
    ['论文与公开课', 'other'],
    ['证书与职称', 'certificates'],
    ['科研工作经历', 'work'],
    ['教育实习', 'work'],
    ['◆ 社团与志愿', 'other'],
    ['技能与外语', 'skills'],
    ['Relevant Work History', 'work'],
    ['Licences and Memberships', 'certificates'],
    ['Professional Career Summary', 'selfEvaluation'],
  ] as const)('%s', (text, kind) => {
    expect(readOwnHeading(text, false)?.kind).toBe(kind);
  });

  it('takes one word alone only where it stands out', () => {
    expect(readOwnHeading('荣誉称号', true)?.kind).toBe('other');
    expect(readOwnHeading('职称', true)?.kind).toBe('certificates');
    expect(readOwnHeading('职称', false)).toBeNull();
  });

  it.each([
    '工作内容',
    '工作单位',
    '项目管理',
    '英语教师',
    'Software Engineer',
    'Project Manager',
    '教育科技',
    '个人主要',
    '设备维护经理',
  ])('none in %s', (text) => {
    expect(readOwnHeading(text, true)).toBeNull();
  });
});

describe('readInlineHeading', () => {
  it('finds a heading and what follows it', () => {
    expect(readInlineHeading('求职意向：前端工程师 | 杭州')).toEqual({
      heading: { kind: 'intention', title: '求职意向' },
      rest: '前端工程师 | 杭州',
    });
  });

  it.each(['工作内容：负责开发', '教育背景：本科', '电话：13800138000'])('none in %s', (text) => {
    expect(readInlineHeading(text)).toBeNull();
  });
});
