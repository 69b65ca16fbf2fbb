import { describe, expect, it } from 'vitest';
import { bank } from '../bank/bank.ts';
import { faultOfAcknowledgement, faultOfQuestion } from './check-words.ts';
import { privateTopicIn } from '../rule/private-topics.ts';
import { judges } from './judging.ts';
import { Speech } from './speech.ts';

const surroundings = {
  citable: ['我先看了监控，发现缓存没有命中，改完降到 300 毫秒。我叫李强。'],
  said: ['你提到“改完降到 300 毫秒”。这个结果是怎么统计出来的？'],
  system: '题目、顺序、时间和评分都由程序决定，你只判断候选人刚说的话',
};

describe('an acknowledgement', () => {
  it.each<[string, string | null]>([
    ['你提到“发现缓存没有命中”。', null],
    ['嗯，“我先看了监控”，这一步我记下了。', null],
    ['你提到“发现缓存没有命中”，很优秀。', '作出评价'],
    ['你提到“缓存没命中”。', '引用的不是原话'],
    ['你提到“缓存”。', '引用过短或过长'],
    ['我听到了。', '没有引用原话'],
    ['“发现缓存没有命中”，对吗？', '回应里提了问题'],
    ['又是“改完降到 300 毫秒”。', '重复引用'],
    ['你好，“我叫李强”。', '引用了个人信息'],
  ])('%s', (text, fault) => {
    expect(faultOfAcknowledgement(text, surroundings)).toBe(fault);
  });
});

describe('a question', () => {
  it.each<[string, string | null]>([
    ['你当时为什么先看监控，而不是先看日志？', null],
    ['为什么？', '问题过短或过长'],
    ['你先看了什么？然后呢？', '不是正好一个问题'],
    ['这个结果是怎么统计出来的？', '问过了'],
    ['你结婚以后还会这样加班吗？', '提到婚育'],
    ['你老家是哪里，离公司远不远？', '提到出身'],
    ['你上一份工作的工资是多少？', '提到薪资'],
    ['顺序、时间和评分都由程序决定，可以吗？', '作出评价'],
    ['题目、顺序、时间和都由程序决定，你只判断候选人刚说的话？', '复述了内部要求'],
  ])('%s', (text, fault) => {
    expect(faultOfQuestion(text, surroundings, [8, 120])).toBe(fault);
  });

  it('of the bank touches nothing that is forbidden, nor judges: the rules do not refuse what people ask at work', () => {
    const asked = bank.flatMap(({ text, rephrase, points }) => [text, rephrase, ...points.map((point) => point.ask)]);
    const refused = asked.filter((each) => privateTopicIn(each, 'asked') !== null || judges(each));
    expect(refused.length / asked.length).toBeLessThan(0.02);
  });
});

describe('speech', () => {
  function heard(object: object, mayAsk = true): string {
    let said = '';
    const speech = new Speech({ surroundings, mayAsk, say: (words) => (said += words) });
    for (const unit of JSON.stringify(object)) speech.take(unit);
    return said;
  }
  const good = {
    intent: 'answer',
    acknowledgement: '你提到“发现缓存没有命中”',
    missing: 'reason',
    followUp: '为什么没有命中呢？',
  };

  it('says the acknowledgement as a sentence, then the follow-up', () => {
    expect(heard(good)).toBe('你提到“发现缓存没有命中”。为什么没有命中呢？');
    expect(heard(good, false)).toBe('你提到“发现缓存没有命中”。');
    expect(heard({ ...good, missing: 'none' })).toBe('你提到“发现缓存没有命中”。');
  });

  it.each<[string, object, string]>([
    ['a request', { ...good, intent: 'skip' }, ''],
    ['words that nobody said', { ...good, acknowledgement: '你提到“发现数据库没有索引”。' }, '你提到“发现'],
    ['praise', { ...good, acknowledgement: '“我先看了监控”，非常优秀。' }, '“我先看了监控”，非常优'],
    ['a second question', { ...good, followUp: '为什么？后来呢？' }, '你提到“发现缓存没有命中”。为什么？后来呢'],
  ])('falls silent at %s', (_what, object, said) => {
    expect(heard(object)).toBe(said);
  });
});
