import { describe, expect, it } from 'vitest';
import { Rehearsal, position } from '../engine/conversation.fixture.ts';
import { factsAbout } from './facts.ts';

describe('the posting’s facts', () => {
  it.each([
    ['薪资多少？', '职位信息里写的是：薪资2W-3W·14薪。'],
    ['团队多大？', '职位信息里写的是：“团队目前有 12 人，负责交易和支付”。'],
    ['加班多吗？', null],
    ['公司有宠物吗？', null],
  ])('to %s are %s', (question, told) => {
    expect(factsAbout(question, position)).toBe(told);
  });

  it('are none without a posting', () => {
    expect(factsAbout('薪资多少？', null)).toBeNull();
  });
});

function asked(): Rehearsal {
  const interview = new Rehearsal();
  interview.join();
  interview.say('准备好了');
  return interview;
}

describe('what the interviewer takes up', () => {
  it('cites what was said and asks for what is missing', () => {
    const interview = asked();
    interview.say('秒杀系统当时每次活动都超卖，我负责库存扣减这一块，我用 Lua 脚本做了原子扣减。');
    expect(interview.last.kind).toBe('followUp');
    expect(interview.last.text).toMatch(/“[^”]*(?:库存扣减|Lua)[^”]*”/u);
    expect(interview.last.text).toMatch(/？$/u);
  });

  it('asks for an example once, and does not press', () => {
    const interview = asked();
    interview.say('不知道');
    expect(interview.last.text).toMatch(/具体的事/u);
    interview.say('没有');
    expect(interview.last).toMatchObject({ kind: 'question', question: 1 });
  });

  it('goes on when there is nothing to add', () => {
    const interview = asked();
    interview.say('我负责库存扣减，我用 Lua 脚本做了原子扣减。');
    interview.say('没有要补充的了');
    expect(interview.last).toMatchObject({ kind: 'question', question: 1 });
  });

  it('asks again for what it cannot read', () => {
    const interview = asked();
    interview.say('哈哈哈哈哈哈哈哈哈哈哈哈');
    expect(interview.last.kind).toBe('boundary');
  });

  it('says what it is when asked', () => {
    const interview = asked();
    interview.say('你是真人吗？');
    expect(interview.last.text).toMatch(/AI 面试官，不是真人/u);
  });
});

const told = [
  '去年我在北山软件负责下单接口，高峰期耗时从300毫秒涨到4秒，我先看链路追踪，发现卡在库存。',
  '当时最难的是数据对不上，我写了一个对账脚本，每天跑一次，三周以后差异从每天四十笔降到两笔。',
  '我和产品争过一次，他想全量上线，我把上次故障的数据拿给他看，最后先放百分之五，没有出问题。',
  '我们用 Kafka 做消息，我负责消费端，重复消费的问题我加了唯一键去重，之后没有再重复发货。',
  '我带过一个实习生，他不敢问问题，我每天下午和他过十分钟，两个月以后他能独立上线了。',
];

describe('a whole interview', () => {
  it.each(Array.from({ length: 24 }, (_, seed) => seed + 1))(
    'never says the same thing twice and never praises (seed %i)',
    (seed) => {
      const interview = new Rehearsal({ seed });
      interview.join();
      interview.say('开始吧');
      for (let turn = 0; interview.state.phase !== 'ended' && turn < 60; turn += 1) {
        interview.say(`${told[turn % told.length] ?? ''}这是第 ${turn + 1} 件事。`);
      }
      const spoken = interview.turns.filter((turn) => turn.speaker === 'interviewer').map((turn) => turn.text);
      expect(interview.state.phase).toBe('ended');
      expect(new Set(spoken).size).toBe(spoken.length);
      for (const text of spoken) expect(text).not.toMatch(/很好|真棒|优秀|不错|厉害|可惜|太差/u);
    },
  );
});
