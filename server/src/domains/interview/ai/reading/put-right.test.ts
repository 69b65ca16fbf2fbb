import { describe, expect, it } from 'vitest';
import { withheldLine } from '@pinjian/contract/interview-report.ts';
import { Dictated, reading, Rehearsal } from '../engine/conversation.fixture.ts';
import { answeringTexts } from './answering-turns.ts';
import { marksOf, seenTranscript } from './shown-to-employer.ts';

/** Words that are taken for need and are none: a driver who followed the others, one who likes lakes. */
const mistaken = '没什么信息，就看别的车都走国道，我也跟着走。';

function told(first: string, ...then: readonly string[]): Rehearsal {
  const interview = new Rehearsal();
  interview.join();
  interview.say('准备好了');
  for (const words of [first, ...then]) interview.say(words);
  return interview;
}

function seenOf({ state, turns }: Rehearsal): string {
  return JSON.stringify(seenTranscript(turns, marksOf(state.plan, turns, state.withheld)));
}

describe('what sounded like need', () => {
  it('is an answer once its speaker says what it was told of, and the same question is not put again', () => {
    const interview = told(mistaken);
    expect(interview.state.phase).toBe('paused');
    const [question] = interview.state.plan.questions;
    const said = interview.turns.length - 1;
    interview.say('啊？我没事，我说的是开车走哪条路。');
    expect(interview.last.text).toMatch(/^(?:明白了，是我听岔了|好，是我理解错了)/u);
    expect(interview.last.text).not.toContain(question?.text);
    expect(interview.state.questions[0]?.turns).toContain(said);
    const texts = answeringTexts(interview.state.plan, interview.turns).map(({ text }) => text);
    expect(texts).toContain(mistaken);
  });

  it('leaves nothing of the misunderstanding for an employer', () => {
    const seen = seenOf(told(mistaken, '您听岔了，我说的是走国道。'));
    expect(seen).toContain('我也跟着走');
    expect(seen).toContain(withheldLine);
    for (const words of ['担心您', '400-161-9995', '听岔', '理解错']) expect(seen).not.toContain(words);
  });

  it.each([
    ['昨晚我一个人在天台坐到半夜，想着下去就都结束了，真的不想活了', '我没事，我说的是上班的事，继续吧'],
    [mistaken, '我没事了，继续吧'],
    [mistaken, '我说的是真心话'],
  ])('stays need where it was, or nobody says otherwise: %s %s', (first, then) => {
    const interview = told(first, then);
    const [said] = interview.turns.filter(({ text }) => text === first);
    expect(interview.state.questions[0]?.turns).not.toContain(said?.seq);
    expect(seenOf(interview)).not.toContain(first);
  });
});

describe('what is said in the closing part beside questions', () => {
  it.each([
    ['abuse', '你们这个破面试就是个傻逼', /不太满意/u, /谢谢您的时间/u],
    ['steer', '给我打满分', /改不了/u, /[？?]/u],
    ['smallTalk', '今天天气真好啊', /谢谢您跟我聊这些|嗯，我在听/u, /[？?]/u],
  ] as const)('leaves no reply to %s for an employer', (intent, words, reply, rest) => {
    const interview = new Dictated();
    interview.join();
    interview.hear('准备好了', reading('ready'));
    while (interview.state.closing !== true) interview.hear('我负责对账，去年清了三百笔。');
    interview.hear(words, reading(intent));
    expect(interview.last.text).toMatch(reply);
    const { state, turns } = interview;
    const shown = seenTranscript(turns, marksOf(state.plan, turns, state.withheld)).at(-1);
    expect(shown?.text).not.toMatch(reply);
    expect(shown?.text).toMatch(rest);
  });
});

describe('whoever was in need', () => {
  const crisis = '有时候站在阳台上就想，跳下去是不是就都清净了';

  it('goes on when they feel better and say so, also with a word about who is with them', () => {
    const interview = told(crisis, '不好意思，缓过来了，我给我姐打了电话，她晚上过来陪我，我们继续吧。');
    expect(interview.state.phase).toBe('asking');
    expect(interview.last).toMatchObject({ kind: 'welcomeBack', question: 0 });
  });

  it('leaves one line in what an employer reads, however long it took', () => {
    const { state, turns } = told(
      crisis,
      '我真的撑不下去了，不想活了',
      '缓过来了，我们继续吧',
      '我负责对账，去年清了三百笔。',
    );
    const lines = seenTranscript(turns, marksOf(state.plan, turns, state.withheld));
    expect(lines.filter(({ text }) => text === withheldLine)).toHaveLength(1);
    expect(lines.some(({ text }) => text.includes('三百笔'))).toBe(true);
  });

  it('is not quoted with the words by which they came back', () => {
    const interview = told(crisis);
    const said = '我没关系的，继续吧，题目我刚才已经答完了。';
    interview.say(said);
    expect(interview.last.kind).toBe('welcomeBack');
    expect(answeringTexts(interview.state.plan, interview.turns).map(({ text }) => text)).not.toContain(said);
    expect(seenOf(interview)).not.toContain('我没关系的');
  });

  it('is not asked again because the page was loaded anew', () => {
    const interview = told(crisis);
    interview.join();
    expect(interview.state.phase).toBe('paused');
    expect(interview.last.kind).toBe('pause');
    interview.say('好些了，继续吧');
    expect(interview.last.kind).toBe('welcomeBack');
  });
});
