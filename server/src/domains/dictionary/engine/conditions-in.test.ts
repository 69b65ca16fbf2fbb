import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allCertificates, certificateByCode, impliedCertificates } from '../data/certificates.ts';
import { allLanguageExams, allLanguages, languageByCode } from '../data/languages.ts';
import { allShifts, shiftByName, shiftsIn } from '../data/shifts.ts';
import { certificateByName, certificatesIn } from './certificates-in.ts';
import { languagesIn } from './languages-in.ts';

const certificates = (text: string) =>
  certificatesIn(text).map(({ code, start, end }) => [certificateByCode(code)?.name, text.slice(start, end)]);
const languages = (text: string) =>
  languagesIn(text).map(({ code, level, start, end }) => [code, level, text.slice(start, end)]);
const shifts = (text: string) => shiftsIn(text).map(({ code, start, end }) => [code, text.slice(start, end)]);

describe('certificates in a text', () => {
  it.each<[string, [string, string][]]>([
    ['持有护士执业证书，有三甲医院经验', [['护士执业证', '护士执业证书']]],
    ['C1及以上驾照，驾龄3年', [['C1驾照', 'C1及以上驾照']]],
    [
      '有A2/B2驾驶证',
      [
        ['A2驾照', 'A2/B2驾驶证'],
        ['B2驾照', 'A2/B2驾驶证'],
      ],
    ],
    ['会开车，有驾照', [['驾驶证', '驾照']]],
    ['具有高中数学教师资格证', [['高中教师资格证', '高中数学教师资格证']]],
    ['须有初中以上语文教资', [['初中教师资格证', '初中以上语文教资']]],
    ['教师资格证（高中英语）', [['高中教师资格证', '教师资格证（高中英语）']]],
    [
      '中级会计职称或CPA优先',
      [
        ['中级会计职称', '中级会计职称'],
        ['注册会计师', 'CPA'],
      ],
    ],
    [
      '有基金/证券从业资格者优先',
      [
        ['基金从业资格', '基金'],
        ['证券从业资格', '证券从业资格'],
      ],
    ],
    ['持低压电工证上岗', [['低压电工证', '低压电工证']]],
    ['取得税务师资格', [['税务师', '税务师资格']]],
    [
      '有一建、二建证书优先',
      [
        ['一级建造师', '一建'],
        ['二级建造师', '二建证书'],
      ],
    ],
    ['需办理健康证', [['健康证', '健康证']]],
    ['ＰＭＰ证书', [['PMP', 'ＰＭＰ证书']]],
    // A trade, a verb, a part of another word.
    ['招聘税务师、监理工程师若干', []],
    ['负责统一建设与集中项目的提高项目管理', []],
    ['负责公司考核方法考核', []],
    ['C3车型的调试，B1层停车', []],
  ])('%s', (text, expected) => {
    expect(certificates(text)).toEqual(expected);
  });

  it('knows what a higher one makes unnecessary', () => {
    const of = (name: string) =>
      impliedCertificates(certificateByName(name)?.code ?? '').map((code) => certificateByCode(code)?.name);
    expect(of('CPA')).toEqual(['中级会计职称', '初级会计职称', '会计从业资格证']);
    expect(of('A2')).toEqual([]);
    expect(of('A2驾照')).toEqual(expect.arrayContaining(['B2驾照', 'C1驾照', 'C2驾照', '驾驶证']));
    expect(of('高中教师资格证')).toContain('小学教师资格证');
    expect(of('健康证')).toEqual([]);
  });

  it('has a table without gaps, doubles and circles', () => {
    const codes = allCertificates().map(({ code }) => code);
    expect(codes.length).toBeGreaterThan(180);
    expect(codes).toEqual(codes.map((_, index) => `C${String(index + 1).padStart(4, '0')}`));
    const owners = new Map<string, string>();
    for (const { code, name, aliases, beside, implies } of allCertificates()) {
      for (const spelling of new Set([name, ...aliases, ...beside].map((each) => each.toLowerCase()))) {
        expect([spelling, owners.get(spelling) ?? code]).toEqual([spelling, code]);
        owners.set(spelling, code);
      }
      for (const lower of implies) expect(certificateByCode(lower)).toBeDefined();
      expect(impliedCertificates(code)).not.toContain(code);
    }
  });

  it('is found by each of its spellings', () => {
    for (const { code, name, aliases } of allCertificates()) {
      for (const spelling of [name, ...aliases])
        expect([spelling, certificateByName(spelling)?.code]).toEqual([spelling, code]);
    }
  });
});

describe('languages in a text', () => {
  it.each<[string, [string, number | null, string][]]>([
    ['英语六级, 能作为工作语言', [['en', 3, '英语六级']]],
    ['英语CET-4以上，良好的读写能力', [['en', 1, '英语CET-4']]],
    [
      '英语四级及以上，六级优先',
      [
        ['en', 1, '英语四级'],
        ['en', 2, '六级'],
      ],
    ],
    ['日语N2以上水平', [['ja', 2, '日语N2']]],
    ['N1优先，日语口语流利', [['ja', 2, '日语']]],
    ['普通话二级甲等', [['zh', 3, '普通话二级甲等']]],
    [
      '普通话标准，会粤语优先',
      [
        ['zh', 2, '普通话'],
        ['yue', null, '粤语'],
      ],
    ],
    [
      '雅思7.0或托福100分',
      [
        ['en', 3, '雅思'],
        ['en', 3, '托福'],
      ],
    ],
    ['英语口语流利', [['en', 2, '英语']]],
    ['能熟练阅读英文文献', [['en', 1, '英文']]],
    ['英语听说读写熟练', [['en', 3, '英语']]],
    [
      '英语、日语流利',
      [
        ['en', null, '英语'],
        ['ja', 2, '日语'],
      ],
    ],
    ['每日语音通话，汉语言文学，语法语义分析', []],
  ])('%s', (text, expected) => {
    expect(languages(text)).toEqual(expected);
  });

  it('has tables whose exams name a language', () => {
    for (const { language } of allLanguageExams()) expect(languageByCode(language)).toBeDefined();
    expect(new Set(allLanguages().map(({ code }) => code)).size).toBe(allLanguages().length);
    expect(new Set(allLanguageExams().map(({ code }) => code)).size).toBe(allLanguageExams().length);
  });
});

describe('shifts in a text', () => {
  it.each<[string, [string, string][]]>([
    [
      '能接受夜班/倒班/单休',
      [
        ['night', '夜班'],
        ['rotating', '倒班'],
        ['singleRest', '单休'],
      ],
    ],
    [
      '四班三运转，大小周，适应短期出差',
      [
        ['rotating', '四班三运转'],
        ['alternateWeeks', '大小周'],
        ['travel', '短期出差'],
      ],
    ],
    ['7×24小时值班', [['onCall', '7×24']]],
  ])('%s', (text, expected) => {
    expect(shifts(text).slice(0, expected.length)).toEqual(expected);
  });

  it('are found by each of their spellings', () => {
    for (const { code, name, aliases } of allShifts()) {
      for (const spelling of [name, ...aliases])
        expect([spelling, shiftByName(spelling)?.code]).toEqual([spelling, code]);
    }
  });
});

describe('any text', () => {
  const spellings = [
    ...allCertificates().flatMap(({ name, aliases, beside }) => [name, ...aliases, ...beside]),
    ...allLanguages().flatMap(({ name, aliases }) => [name, ...aliases]),
    ...allLanguageExams().flatMap(({ name, short }) => [name, ...short]),
    ...allShifts().flatMap(({ name, aliases }) => [name, ...aliases]),
  ];
  const text = fc
    .array(
      fc.oneof(
        fc.constantFrom(...spellings),
        fc.constantFrom('，', '、', '/', '持有', '证', '以上', '\n', '…', '①'),
        fc.string({ maxLength: 4 }),
      ),
      {
        maxLength: 12,
      },
    )
    .map((parts) => parts.join(''));

  it('is read at places that exist, in its order, the same each time', () => {
    fc.assert(
      fc.property(text, (words) => {
        for (const read of [certificatesIn, languagesIn, shiftsIn]) {
          const mentions = read(words);
          expect(read(words)).toEqual(mentions);
          mentions.forEach(({ start, end }, index) => {
            expect(start).toBeGreaterThanOrEqual(mentions[index - 1]?.start ?? 0);
            expect(end).toBeGreaterThan(start);
            expect(end).toBeLessThanOrEqual(words.length);
          });
        }
      }),
    );
  });
});
