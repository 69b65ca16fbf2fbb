import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readingsOf } from './readings-of.ts';

const read = (text: string, title = 2, categoryId: string | null = '100102') =>
  readingsOf({ categoryId, description: [{ title, text }] }).map(({ kind, what, words, years, level, said }) =>
    [kind, what, words, years ?? level, said].filter((each) => each !== null).join(' '),
  );

describe('what is read from a description', () => {
  it.each<[string, string[]]>([
    ['3年以上 Java 经验', ['must skill Java 3 3年以上 Java', 'must experience 3-5年 3年以上 Java 经验']],
    ['持C1驾照优先', ['nice certificate C1驾照 C1驾照']],
    ['必须持有护士执业证', ['must certificate 护士执业证 护士执业证']],
    ['计算机相关专业', ['must major 计算机类 计算机相关专业']],
    ['机械设计制造及其自动化专业', ['must major 机械设计制造及其自动化 机械设计制造及其自动化专业']],
    ['能接受夜班/倒班/单休', ['must shift 夜班 夜班', 'must shift 倒班 倒班', 'must shift 单休 单休']],
    ['英语六级，能作为工作语言', ['must language 英语 3 英语六级']],
    ['了解 Docker 即可', ['nice skill Docker Docker']],
    ['本科及以上学历，硕士优先', ['must education 本科 本科及以上学历']],
    ['有大型项目经验，熟悉Kafka，优先考虑', ['nice skill Kafka Kafka']],
    // Said not to be needed.
    ['学历不限，无需经验', ['must education 不限 学历不限', 'must experience 不限 无需经验']],
    ['接受应届毕业生', ['must experience 不限 接受应届毕业生']],
    ['不要求证书，没有健康证可以统一办理', []],
    ['双休，无需出差，不加班，无夜班', []],
    ['PMP不作硬性要求', []],
    ['有加班费、出差补贴', []],
    // Traits, teaching, schools and years of something else.
    ['沟通能力强，有责任心', []],
    ['驾龄3年以上，公司成立10年', []],
    ['负责高中数学教学', []],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('takes preferred what stands under 优先条件, and nothing from duties and benefits', () => {
    expect(read('熟悉 Rust', 3)).toEqual(['nice skill Rust Rust']);
    expect(read('使用 Java 开发后台，英语六级', 1)).toEqual([]);
    expect(read('免费培训 PMP', 4)).toEqual([]);
    expect(read('早晚班轮换，单休，熟悉 Java', 5)).toEqual(['must shift 倒班 早晚班', 'must shift 单休 单休']);
  });

  it('goes by the headings of a post that was pasted into one block', () => {
    const text = '岗位职责：\n1、使用Java开发\n任职要求：\n1、熟悉Redis；\n加分项：\n1、懂Kafka\n福利待遇：\n学习Go';
    expect(read(text, 1)).toEqual(['must skill Redis Redis', 'nice skill Kafka Kafka']);
  });

  it('knows alternatives', () => {
    const readings = readingsOf({
      categoryId: '100102',
      description: [{ title: 2, text: '掌握Python或Java中的一门语言，熟悉SQL' }],
    });
    expect(readings.map(({ words, anyOf }) => [words, anyOf])).toEqual([
      ['Python', 1],
      ['Java', 1],
      ['SQL', null],
    ]);
  });

  it('leaves an ambiguous word to the trade', () => {
    expect(read('熟悉PR', 2, null)).toEqual([]);
  });
});

describe('any description', () => {
  const piece = fc.constantFrom(
    '熟悉',
    '精通',
    '3年以上',
    '5-8年',
    '经验',
    'Java',
    'C++',
    '本科',
    '大专及以上学历',
    '计算机相关专业',
    '英语',
    'CET-6',
    '优先',
    '必须',
    '持有',
    '护士证',
    'C1驾照',
    '夜班',
    '出差',
    '无需',
    '不限',
    '，',
    '；',
    '。',
    '\n',
    '（',
    '）',
    '任职要求：',
    '1、',
    '…',
    '①',
    '专业',
    '或',
    '、',
    '😀',
  );
  const text = fc.array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 30 }).map((parts) => parts.join(''));

  it('is read the same each time, each thing once, with words that stand where they are said to', () => {
    fc.assert(
      fc.property(text, fc.constantFrom(1, 2, 3, 5), (words, title) => {
        const content = { categoryId: '100102', description: [{ title, text: words }] };
        const readings = readingsOf(content);
        expect(readingsOf(content)).toEqual(readings);
        const keys = readings.map(({ what, code }) => `${what} ${code}`);
        expect(new Set(keys).size).toBe(keys.length);
        for (const { from, said } of readings) {
          expect(said).not.toBe('');
          expect(words.slice(from.start, from.end)).toBe(said);
        }
      }),
    );
  });
});
