import { describe, expect, it } from 'vitest';
import { findHeads, kindsSaid, settleKinds } from './section-kinds.ts';
import { splitSections } from './sections.ts';
import { cutBullet, joinParts, type TextLine } from './text/line.ts';

/** Lines of a page: # is set as a heading, with an icon and a rule, ! in bold; a bar parts. */
function lines(text: string): TextLine[] {
  return text.split('\n').map((written): TextLine => {
    const [isHeading, isBold] = [written.startsWith('#'), written.startsWith('!')];
    const cut = cutBullet(isHeading || isBold ? written.slice(1) : written);
    const parts = cut.text.split(' | ');
    const look = { icon: isHeading, ruled: isHeading, gap: isHeading ? 2 : 1 };
    const shape = { size: isHeading ? 1.2 : 1, strong: isHeading || isBold, bullet: cut.bullet, indent: 0 };
    return { ...shape, look, parts, text: joinParts(parts), page: 1, block: 0, reach: 'short' };
  });
}

const sectionsOf = (text: string) =>
  settleKinds(splitSections(lines(text))).map(({ kind, title, lines: own }) => `${kind} ${title}: ${own.length}`);

const school = '#教育背景\n云杉示例大学 | 统计学 本科 | 2015.09-2019.06';
const job = '!云杉样本科技有限公司 | 数据分析师 | 2019.07-至今\n• 搭建看板';
const project = '!选址预测模型 | 负责人 | 2021.06-2021.10\n• 整合三百万条数据';

describe('headings by their looks', () => {
  it('end the section before, though their words are nobody else’s', () => {
    expect(sectionsOf(`林示例\n${school}\n#职场征程\n${job}\n#得意之作\n${project}\n#高光时刻\n优秀新人奖`)).toEqual([
      'basics : 1',
      'education 教育背景: 1',
      'work 职场征程: 2',
      'projects 得意之作: 2',
      'other 高光时刻: 1',
    ]);
  });

  it('are not the bold names of entries', () => {
    const bare = '!青禾数据\n数据分析师 | 2019.07-至今\n• 搭建看板\n!沃野零售\n分析专员 | 2017.07-2019.06\n• 写报表';
    expect(sectionsOf(`林示例\n${school}\n#工作经历\n${bare}`)).toEqual([
      'basics : 1',
      'education 教育背景: 1',
      'work 工作经历: 6',
    ]);
  });
});

describe('a heading that says projects without the word', () => {
  it('holds jobs where employers and posts stand below it', () => {
    const interned = '!云杉样本数据库公司 | 2024.06-2024.12\n存储引擎实习生\n• 冷数据成本降七成';
    expect(sectionsOf(`林示例\n${school}\n#科研与工程\n${interned}`)).toContain('work 科研与工程: 3');
    expect(sectionsOf(`林示例\n${school}\n#科研与工程\n${project}`)).toContain('projects 科研与工程: 2');
  });
});

describe('words of a heading in plain letters', () => {
  it('are no heading below the name of a project, where all headings stand out', () => {
    const own = '!水表采集 | 2024.06-2024.12\n个人项目\n• 上报成功率 99%';
    expect(sectionsOf(`林示例\n${school}\n#技能\nC\n#项目经历\n${own}`)).toContain('projects 项目经历: 3');
  });
});

describe('sections of several kinds', () => {
  it('are parted entry by entry', () => {
    expect(sectionsOf(`林示例\n${school}\n#实习/项目经历\n${job}\n${project}`)).toEqual([
      'basics : 1',
      'education 教育背景: 1',
      'work 实习/项目经历: 2',
      'projects 实习/项目经历: 2',
    ]);
  });

  it('know a project by the labels of its text', () => {
    const bare = '!校园闲置 | 后端 | 2024.03-2024.06\n技术栈：Spring Boot、MySQL\n用脚本防止超卖';
    expect(sectionsOf(`林示例\n${school}\n#实习/项目经历\n${job}\n${bare}`).at(-1)).toBe('projects 实习/项目经历: 3');
  });

  it('keep what their heading says where no entry speaks against it', () => {
    expect(sectionsOf(`林示例\n${school}\n#工作与项目\n${job}`).at(-1)).toBe('work 工作与项目: 2');
  });

  it.each([
    ['实习/项目经历', ['work', 'projects']],
    ['工作经历', ['work']],
    ['科研与竞赛', ['projects']],
    ['经历', []],
  ])('%s', (title, kinds) => {
    expect(kindsSaid(title)).toEqual(kinds);
  });
});

describe('heads', () => {
  it('take the names above their periods where the first one has them there', () => {
    const heads = findHeads(lines('青禾数据\n分析师 | 2019.07-至今\n• 搭建看板\n沃野零售\n专员 | 2017.07-2019.06'));
    expect(heads.map(({ from }) => from)).toEqual([0, 3]);
  });
});

describe('sentences above the first heading', () => {
  it('are about oneself', () => {
    const header = '林示例\n13800138000\n十二年供应链管理，懂图纸，也谈过三亿元的合同。';
    expect(sectionsOf(`${header}\n${school}`)).toEqual(['basics : 2', 'selfEvaluation : 1', 'education 教育背景: 1']);
  });
});
