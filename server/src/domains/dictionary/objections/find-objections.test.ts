import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { objectionReasons } from '@pinjian/contract/dictionary-objection.ts';
import { objectionsTo } from './find-objections.ts';

function inText(text: string) {
  return objectionsTo([{ path: 'text', text }]);
}

describe('plain statements that an ordinary comma or plain words used to hide', () => {
  it.each([
    ['负责门店销售，35岁以下', 'age', '35岁以下'],
    ['负责门店销售,35岁以下', 'age', '35岁以下'],
    ['免费住宿，押金500元', 'deposit', '押金500元'],
    ['免费住宿,押金500元', 'deposit', '押金500元'],
    ['女生岗', 'gender', '女生岗'],
    ['招男生', 'gender', '招男生'],
    ['三十五以内', 'age', '三十五以内'],
    ['本地户口', 'origin', '本地户口'],
    ['女生请慎投', 'gender', '女生请慎投'],
    ['限♀', 'gender', '限♀'],
    ['nv生优先', 'gender', 'nv生优先'],
    ['自愿放弃社保', 'noInsurance', '自愿放弃社保'],
    ['无薪试用', 'withheldPay', '无薪试用'],
    ['仅限985院校', 'school', '仅限985院校'],
    ['第一学历须为本科', 'school', '第一学历须为本科'],
    ['发展下线有提成', 'pyramid', '发展下线有提成'],
    ['培训费可办理分期贷款', 'loan', '培训费可办理分期贷款'],
    ['先垫付再返本金', 'scam', '垫付再返本金'],
    ['信佛的优先', 'religion', '信佛的优先'],
  ])('%s', (text, reason, word) => {
    const found = inText(text);
    expect(found.map((each) => each.reason)).toContain(reason);
    expect(found.map((each) => each.word).join()).toContain(word);
  });
});

describe('disguises are marked as they stand in the text', () => {
  it.each([
    ['会做主图，nǚ 生 优先。', 'nǚ 生 优先'],
    ['缺个楠生，能扛水', '缺个楠生'],
    ['财务，已hun已yu', '已hun已yu'],
    ['乙干携带者不要', '乙干携带者不要'],
    ['裁剪师傅，4O岁以下。', '4O岁以下'],
    ['驻场两年，叁拾伍以下。', '叁拾伍以下'],
    ['保安隊員，東北籍貫勿擾。', '東北籍貫勿擾'],
    ['🎉双休 🚺优先', '🚺优先'],
    ['工装两套，丫金100', '丫金100'],
    ['招男*生', '招男*生'],
  ])('%s', (text, word) => {
    expect(inText(text).map((each) => each.word)).toContain(word);
  });
});

describe('the same words about something else', () => {
  it.each([
    '负责25到40岁职场女性用户的增长',
    '男女不限，年龄不限',
    '负责男生宿舍楼与女生宿舍楼的报修登记',
    '婚否不影响录用，面试不会询问生育安排',
    '我们不设35岁门槛',
    '学历不卡，985来了也得写代码题',
    '民宿前台，收取客户押金并开具收据',
    '活动上线下线都要盯',
    '同城快递，已于2020年在全国开通',
    '入职即缴纳五险一金',
  ])('%s', (text) => {
    expect(inText(text)).toEqual([]);
  });
});

it('every kind of text can be looked through for some reasons only', () => {
  const passages = [{ path: 'introduction', text: '官网 www.example.com，限女性' }];
  expect(objectionsTo(passages).map(({ reason }) => reason)).toEqual(['contact', 'gender']);
  expect(objectionsTo(passages, { except: ['contact'] }).map(({ reason }) => reason)).toEqual(['gender']);
});

it('marks lie in the text, apart from one another, whatever the text', () => {
  const pieces = [
    '限女',
    '3５ 岁以下',
    '，',
    '\n',
    '🚺',
    'nv',
    '生',
    '优先',
    '押金',
    '500',
    '不要',
    '（',
    '三十',
    'é',
    '東北人',
    '勿擾',
    ' ',
  ];
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 3 }))),
      (parts) => {
        const text = parts.join('');
        const found = inText(text);
        for (const each of found) {
          expect(text.slice(each.from, each.to)).toBe(each.word);
          expect(each.word).not.toBe('');
          expect(objectionReasons).toContain(each.reason);
        }
        found.slice(1).forEach((each, index) => expect(each.from).toBeGreaterThanOrEqual(found[index]?.to ?? 0));
      },
    ),
  );
});
