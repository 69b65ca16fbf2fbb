import { describe, expect, it } from 'vitest';
import { bank } from '../bank/bank.ts';
import { scoreAnswer } from './answer.ts';

const question = bank.find((each) => each.id === 'behavioural.mistake');

/** The number an answer comes to; one without evidence is at the lowest step. */
function numberOf(text: string): number {
  if (question === undefined) throw new Error('the question is not in the bank');
  return scoreAnswer(question, [text], { asked: [], description: [], earlier: [] }).score ?? 1;
}

const own =
  '去年十月我把两家客户的对账单发反了。第二天客户打来我才发现，我马上给两边打电话道歉，当天重发。查下来是文件名只差一个字，我凭印象选的。后来我把文件名改成带客户编号，发之前让同事核一遍，到现在十个月没再错过。';

describe('what is told counts, not how much is said', () => {
  it.each([
    [
      'the same done by somebody else',
      '去年十月组长把两家客户的对账单发反了。第二天客户打来他才发现，他给两边打电话道歉，当天重发。具体怎么查的我不太清楚，是组长处理的。后来他们改了文件名，我就照着文档填。',
    ],
    [
      'the same in abstractions',
      '去年我们在对账工作中出现了一定的失误，我高度重视，第一时间积极沟通、妥善处理，全面梳理了相关流程，不断完善制度体系，强化责任意识，得到了客户和领导的一致认可。',
    ],
    [
      'what one should do about it',
      '遇到失误首先要冷静，应该第一时间上报，一般来说要先分析原因，再制定措施，最重要的是总结经验，只要肯反思就一定能进步。',
    ],
    [
      'numbers of work done day after day',
      '我对账做了五年，天天对，一天能对三百笔，一年下来七万多笔，平均一个月打四百个电话，差错率百分之零点三，反正就是不停地对。',
    ],
  ])('more than %s', (_what, other) => {
    // That a case told in a hundred characters stands above the fourth step was the rules' idea: people put it at the third.
    expect(numberOf(own)).toBeGreaterThan(3);
    expect(numberOf(other)).toBeLessThan(Math.min(2.5, numberOf(own) - 1));
  });

  it.each([
    ['slogans', '我始终坚持精益求精的工作态度，高度重视每一个细节，得到了大家的一致好评。'],
    ['creeds', '我觉得细节决定成败，安全无小事，态度决定一切，这是做好工作的根本。'],
    ['advice', '所以做财务的一定要细心，一般来说要多核对，关键是要养成习惯。'],
  ])('and %s add nothing to it', (_what, padding) => {
    expect(numberOf(own + padding)).toBeLessThanOrEqual(numberOf(own));
  });

  it('and it is worth nearly the same without punctuation', () => {
    expect(Math.abs(numberOf(own.replaceAll(/[，。]/gu, ' ')) - numberOf(own))).toBeLessThan(0.4);
  });

  it('and it is worth less when it is taken back', () => {
    const claim = '我一律核两遍，绝对不会错。';
    const back = '后来也就这样算了，口头说了一下，没写下来。';
    expect(numberOf(`${claim}${own}${back}`)).toBeLessThan(numberOf(own) - 0.5);
  });
});

describe('words of the rubric', () => {
  // By rules of words alone they stayed at the second step; so did short answers full of substance, which have as few acts.
  it('without anything that happened stay below the third step', () => {
    const sayings = (question?.points ?? []).map((point) => point.sayings[0]?.split(/[|&]/u)[0] ?? '').join('的，还有');
    const figures = '客户300家，单据45种，科目12个，表格8张，供应商60家';
    expect(numberOf(`我的工作里有${sayings}这些方面，${figures}。`)).toBeLessThan(2.9);
  });
});
