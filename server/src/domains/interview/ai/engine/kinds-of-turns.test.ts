import { describe, expect, it } from 'vitest';
import { Rehearsal } from './conversation.fixture.ts';

const answer = '那次是我自己排的班，四个人，先把晚班调到早上，再跟店长说明，人手就接上了。';

function asked(...said: readonly string[]): Rehearsal {
  const interview = new Rehearsal();
  interview.join();
  for (const words of ['准备好了', ...said]) interview.say(words);
  return interview;
}

describe('a correction', () => {
  it('of the open question is part of its answer, and nothing is asked for again', () => {
    const interview = asked(answer);
    const open = interview.state.prompt?.text ?? '';
    interview.say('更正一下，刚才说错了，不是四个人，是三个人，我自己排的班');
    expect(interview.last.text).toMatch(/更正/u);
    expect(interview.last.text).not.toContain(open);
    expect(interview.state.current).toBe(0);
    expect(interview.state.questions[0]?.turns).toHaveLength(2);
  });

  it('of an earlier question counts there, and the open one is put again', () => {
    const interview = asked(answer);
    while (interview.state.current === 0) interview.say('没有要补充的了');
    const open = interview.state.prompt?.text ?? '';
    const before = interview.state.questions[0]?.turns.length ?? 0;
    interview.say('更正一下，刚才说错了，排班那次不是四个人，是三个人');
    expect(interview.last.text).toContain(open);
    expect(interview.state.questions[0]?.turns).toHaveLength(before + 1);
    expect(interview.state.questions[1]?.turns).toHaveLength(0);
  });
});

describe('what is asked of the interviewer', () => {
  it('is confirmed where the question is read back, and put again', () => {
    const interview = asked();
    const open = interview.state.prompt?.text ?? '';
    interview.say(`我确认一下，您是问${open.slice(0, 18)}，是吧？`);
    expect(interview.last.text).toMatch(/^(?:对，问的就是这个|是的，就是这个意思)/u);
    expect(interview.last.text).toContain(open);
  });

  it('is a pause, text and the question where something goes wrong with the sound', () => {
    const interview = asked('你的声音断断续续的，听不清，我这边网不好');
    for (const words of ['打字', '暂停', interview.state.prompt?.text ?? ''])
      expect(interview.last.text).toContain(words);
    expect(interview.state.questions[0]?.turns).toHaveLength(0);
  });

  it('leaves out what may not be told, and asks for the rest in other words', () => {
    const interview = asked();
    interview.say('数字签过保密协议不方便说，我只讲过程行吗');
    expect(interview.last.text).toMatch(/不方便说的不用讲|只讲您方便的/u);
    expect(interview.state.current).toBe(0);
  });
});

describe('what sounds like need by one word', () => {
  it.each([
    ['听不到了，你那头后面全没声了，网卡得不行，我退出去重进一下', /打字/u],
    ['烦不烦，我还有事，赶紧下一个', /下一|接下来|再问|最后/u],
  ])('is what it is: %s', (said, reply) => {
    const interview = asked(said);
    expect(interview.state.phase).toBe('asking');
    expect(interview.last.text).toMatch(reply);
  });

  it('stays need where it is told', () => {
    const interview = asked('我这边网不好，其实我是真的不想活了，天天晚上一个人哭');
    expect(interview.state.phase).toBe('paused');
  });
});

describe('an answer', () => {
  it('is taken up with a word of its own, and with nothing of what may be something else', () => {
    const interview = asked('有过，我先把货架清出来，再打电话问厂家，当天就补上了。');
    expect(interview.last.text).toMatch(/^(?:嗯|明白|好|清楚|您提到|刚才您|“)/u);
  });
});
