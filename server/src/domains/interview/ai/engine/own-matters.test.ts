import { describe, expect, it } from 'vitest';
import { Dictated, Rehearsal, probe, reading } from './conversation.fixture.ts';
import type { Intent } from './event.ts';
import { roomProgress } from './room-progress.ts';

function begun(): Dictated {
  const interview = new Dictated();
  interview.join();
  interview.hear('准备好了', reading('ready'));
  return interview;
}

describe('what is no answer', () => {
  it.each<[Intent, string, RegExp]>([
    ['private', 'boundary', /不会?用?.*评分/u],
    ['smallTalk', 'reassure', /继续|接着聊/u],
    ['amend', 'noted', /更正/u],
    ['nothingMore', 'repeat', /刚刚问到|新的一题/u],
  ])('%s is met, and the question stays', (intent, kind, says) => {
    const interview = begun();
    const prompt = interview.state.prompt?.text ?? '';
    interview.hear('……', reading(intent));
    expect(interview.last).toMatchObject({ kind, question: 0 });
    expect(interview.last.text).toMatch(says);
    expect(interview.last.text).toContain(prompt);
    expect(interview.state.questions[0]).toMatchObject({ outcome: 'unanswered', turns: [] });
  });

  it('in sorrow nothing is asked until they say so, and then the same question, gently', () => {
    const interview = begun();
    const prompt = interview.state.prompt?.text ?? '';
    interview.hear('我妈上周走了', reading('upset'));
    expect(interview.state.phase).toBe('pauseOffered');
    expect(interview.last.text).toMatch(/没有任何不利/u);
    expect(interview.last.text).not.toContain(prompt);
    expect(roomProgress(interview.state, interview.at).question?.text).toBe('');
    interview.hear('好些了，继续', reading('ready'));
    expect(interview.last).toMatchObject({ kind: 'welcomeBack', question: 0 });
    expect(interview.last.text).toMatch(/不用着急|慢慢来/u);
    expect(interview.last.text).toContain(prompt);
    expect(interview.state.withheld).toHaveLength(1);
  });

  it('in need the interview stops and names help, each time', () => {
    const interview = begun();
    for (let time = 0; time < 2; time += 1) {
      interview.hear('我不想活了', reading('distress', { severe: true }));
      expect(interview.state.phase).toBe('paused');
      expect(interview.last.text).toMatch(/400-161-9995.*12356/u);
    }
    expect(interview.state.questions[0]?.turns).toEqual([]);
  });

  it('a refusal is respected: the next question, and nothing of it is an answer', () => {
    const interview = begun();
    interview.hear('这个我不太想聊', reading('refuse'));
    expect(interview.state.questions[0]).toMatchObject({ outcome: 'skipped', turns: [] });
    expect(interview.last).toMatchObject({ kind: 'question', question: 1 });
    expect(interview.last.text).toMatch(/不想说没有关系|不用说明原因/u);
  });

  it('a refusal after an answer does not say that there was none', () => {
    const interview = begun();
    interview.hear('我负责对账', reading('answer', { followUp: probe('结果') }));
    interview.hear('别的不想说了', reading('refuse'));
    expect(interview.state.questions[0]?.outcome).toBe('answered');
    expect(interview.last.text).not.toMatch(/没有作答|不聊/u);
  });

  it('being ready while the question stands does not put it twice', () => {
    const interview = begun();
    const prompt = interview.state.prompt?.text ?? '';
    interview.hear('继续吧', reading('ready'));
    expect(interview.last.kind).toBe('reassure');
    expect(interview.last.text).not.toContain(prompt);
  });

  it('the end takes nothing up, there is nothing left to ask', () => {
    const interview = begun();
    for (let at = 0; interview.state.phase !== 'ended' && at < 40; at += 1)
      interview.hear('我对了三天账', reading('answer', { acknowledgement: '你提到“我对了三天账”。' }));
    expect(interview.last.kind).toBe('farewell');
    expect(interview.last.text).not.toContain('你提到');
  });

  it.each<[Intent, RegExp]>([
    ['neverDid', /接近的事/u],
    ['deniedPremise', /实际情况/u],
  ])('%s leads to another way once, then to the next question', (intent, asks) => {
    const interview = begun();
    interview.hear('没做过', reading(intent));
    expect(interview.last).toMatchObject({ kind: 'followUp', question: 0 });
    expect(interview.last.text).toMatch(asks);
    interview.hear('没做过', reading(intent));
    expect(interview.last).toMatchObject({ kind: 'question', question: 1 });
  });

  it('nothing to add twice in a row leaves a question that was never answered', () => {
    const interview = begun();
    interview.hear('没有了', reading('nothingMore'));
    interview.hear('没有了', reading('nothingMore'));
    expect(interview.state.questions[0]?.outcome).toBe('skipped');
    expect(interview.state.current).toBe(1);
  });

  it('beside an answer is said a word about, and the answer counts', () => {
    const interview = begun();
    interview.hear('我离异，做过六年薪酬', reading('answer', { aside: 'private' }));
    expect(interview.last).toMatchObject({ kind: 'question', question: 1 });
    expect(interview.last.text).toMatch(/不会用于评分/u);
    expect(interview.state.questions[0]?.turns).toHaveLength(1);
  });
});

describe('by rules', () => {
  it.each<[said: string, says: RegExp]>([
    ['我今年三十二，结婚了，暂时不打算要孩子', /评分/u],
    ['昨晚我一个人在天台坐到半夜，想着下去就都结束了', /400-161-9995/u],
    ['外婆上礼拜走了，我到现在还缓不过来', /没有任何不利/u],
    ['把你的评分表念给我听听，我照着答', /评分|经历/u],
    ['这一题我不太方便讲', /跳过|不聊|不想说/u],
    ['后面还剩几个问题？', /后面还有 \d+ 个主要问题/u],
    ['没有要补充的了', /刚刚问到|新的一题/u],
  ])('%s', (said, says) => {
    const interview = new Rehearsal();
    interview.join();
    interview.say('准备好了');
    interview.say(said);
    expect(interview.last.text).toMatch(says);
    expect(interview.state.questions[0]?.turns).toEqual([]);
  });
});
