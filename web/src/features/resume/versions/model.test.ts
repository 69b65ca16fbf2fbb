import { describe, expect, it } from 'vitest';
import { emptyEntry, emptyResumeContent, type ResumeContent } from '@pinjian/contract/resume-content.ts';
import { changesSince } from './model.ts';

const empty = emptyResumeContent();
const work = (company: string, title = '') => ({ company, roles: [{ ...emptyEntry.workRole(), title }] });
const content = (part: Partial<ResumeContent>): ResumeContent => ({ ...empty, ...part });

describe('changesSince', () => {
  it.each<[string, Partial<ResumeContent>, Partial<ResumeContent>, object[]]>([
    ['nothing', { work: [work('甲')] }, { work: [work('甲')] }, []],
    [
      'facts of the person',
      { basics: { ...empty.basics, name: '林示例', gender: 0 } },
      { basics: { ...empty.basics, phone: '13800138000', name: '林示例' } },
      [{ section: '基本信息', lines: ['手机号：未填写 → 13800138000', '修改了性别'] }],
    ],
    [
      'entries that came, went and changed',
      { work: [work('甲', '前端'), work('乙')] },
      { work: [work('丙'), work('甲', '后端')] },
      [{ section: '工作经历', lines: ['新增“丙”', '删除“乙”', '修改“甲”'] }],
    ],
    [
      'the order alone',
      { work: [work('甲'), work('乙')] },
      { work: [work('乙'), work('甲')] },
      [{ section: '工作经历', lines: ['调整了顺序'] }],
    ],
    [
      'a second entry of the same name',
      { work: [work('甲')] },
      { work: [work('甲'), work('甲', '再次入职')] },
      [{ section: '工作经历', lines: ['新增“甲”'] }],
    ],
    [
      'many at once',
      {},
      { skills: ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, level: null })) },
      [{ section: '技能', lines: ['新增“a”、“b”、“c”、“d”等 5 项'] }],
    ],
    ['a text', { selfEvaluation: '认真' }, { selfEvaluation: '' }, [{ section: '自我评价', lines: ['清空了内容'] }]],
  ])('names %s', (_what, then, now, changes) => {
    expect(changesSince(content(then), content(now))).toEqual(changes);
  });

  it('does not take another order of keys for a change', () => {
    const turned = JSON.parse(JSON.stringify(content({ work: [work('甲')] }))) as ResumeContent;
    const reversed = Object.fromEntries(Object.entries(turned).toReversed()) as ResumeContent;
    expect(changesSince(reversed, turned)).toEqual([]);
  });
});
