import { describe, expect, it } from 'vitest';
import { leadingFacts } from './leading-facts.ts';
import { quotableText, readSaying } from './read-saying.ts';

const question = '讲一次您把一件事从头做到尾的经历。';
const answer = '去年仓库要搬，我先把货按急不急分了三类，再排了四个晚上，搬完当天发货没有停。';

describe('what somebody says of themselves before they answer', () => {
  it.each([
    ['我今年52岁，男。'],
    ['我是女生。'],
    ['您好，我叫王芳，女，三十五岁了。'],
    ['我八五后的，'],
    ['我是1986年的，'],
  ])('%s is kept back, and the answer behind it is whole', (lead) => {
    const reading = readSaying(question, `${lead}${answer}`);
    expect(reading.kinds).toContain('answer');
    const quotable = quotableText(`${lead}${answer}`, reading);
    expect(quotable).toContain(answer.slice(0, 20));
    expect(quotable).toContain('搬完当天发货没有停');
    expect(quotable).not.toMatch(/52岁|女生|三十五岁|八五后|1986/u);
  });

  it('takes nothing away from need', () => {
    const reading = readSaying(question, '我今年52岁，男。我真的不想活了，活着没意思。');
    expect(reading.kind).toBe('crisis');
    expect(reading.withheld.some(({ from }) => from === 0)).toBe(true);
  });

  it.each([['去年仓库要搬。'], ['我带了52个人。'], ['男装部归我管。'], ['客户是个52岁的男人。'], ['我今年52岁，男。']])(
    'is not in %s',
    (said) => {
      expect(leadingFacts(said)).toBeNull();
    },
  );
});
