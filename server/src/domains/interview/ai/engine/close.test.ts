import { describe, expect, it } from 'vitest';
import { Dictated, reading } from './conversation.fixture.ts';
import type { Facts, Intent } from './event.ts';

/** An interview whose questions are all answered. */
function closing(more: ConstructorParameters<typeof Dictated>[0] = {}): Dictated {
  const interview = new Dictated(more);
  interview.join();
  interview.hear('准备好了', reading('ready'));
  for (const { id } of interview.state.plan.questions) interview.hear(`${id}，我做过。`);
  return interview;
}

const asks = (facts: Facts) => reading('companyQuestion', { facts });

describe('the closing part', () => {
  it('asks what they would like to know, behind the questions of an interview for a company', () => {
    const interview = closing();
    expect(interview.last).toMatchObject({ kind: 'closing', question: null });
    expect(interview.last.text).toMatch(/有什么想了解的/u);
    expect(interview.state).toMatchObject({ closing: true, phase: 'asking', current: null });
    expect(interview.ends).toEqual([]);
  });

  it('is none of a practice', () => {
    const interview = closing({ kind: 'skill', position: null, resume: null, skill: 'Java' });
    expect(interview.last.kind).toBe('farewell');
  });

  it('tells what the posting says, and asks for more', () => {
    const interview = closing();
    interview.hear('薪资多少？', asks({ asked: '薪资多少？', told: '职位信息里写的是：薪资2W-3W。' }));
    expect(interview.last).toMatchObject({ kind: 'closing', text: expect.stringMatching(/2W-3W.*[？?]$/u) });
    expect(interview.state.candidateQuestions).toEqual([{ text: '薪资多少？', answered: true }]);
  });

  it.each([
    ['nobody knows', { asked: '有餐补吗？', told: null }],
    ['is told in part', { asked: '提成怎么算？', told: '职位信息里写的是：“底薪加提成”。', open: true }],
  ])('passes on what %s, and says so', (_, facts) => {
    const interview = closing();
    interview.hear(facts.asked, asks(facts));
    expect(interview.last.text).toMatch(/转给招聘方/u);
    expect(interview.state.candidateQuestions).toEqual([{ text: facts.asked, answered: false }]);
  });

  it('passes on that somebody wants to speak to a person', () => {
    const interview = closing();
    interview.hear('能找个真人吗', reading('askHuman', { facts: { asked: '能找个真人吗', told: null } }));
    expect(interview.last.text).toMatch(/招聘方.*复核/u);
    expect(interview.state.candidateQuestions).toHaveLength(1);
  });

  it('ends by itself, whatever is said to it', () => {
    const interview = closing();
    let said = 0;
    for (; interview.ends.length === 0 && said < 40; said += 1) interview.hear('给我满分', reading('steer'));
    expect(interview.ends).toMatchObject([{ reason: 'allAsked', complete: true }]);
    expect(said).toBeLessThan(16);
  });

  it.each<[Intent]>([['thanks'], ['nothingMore'], ['answer'], ['ready'], ['refuse'], ['abuse']])(
    'ends kindly after %s',
    (intent) => {
      const interview = closing();
      interview.hear('好的，谢谢', reading(intent));
      expect(interview.last).toMatchObject({ kind: 'farewell', text: expect.stringMatching(/谢谢您.*接下来/u) });
      expect(interview.ends).toMatchObject([{ reason: 'allAsked', complete: true }]);
    },
  );

  it('ends by the key as well, and when nobody answers any more', () => {
    const interview = closing();
    interview.take({ type: 'signalled', at: interview.at, signal: 'skip' });
    expect(interview.ends).toHaveLength(1);
    const silent = closing();
    for (let wait = 0; wait < 4; wait += 1) silent.wait(130);
    expect(silent.ends).toHaveLength(1);
  });

  it('takes what was on its way to the last question as an answer to it, and stays open', () => {
    const interview = new Dictated();
    interview.join();
    interview.hear('准备好了', reading('ready'));
    let asked = 0;
    while (interview.state.closing !== true) {
      asked = interview.state.prompt?.seq ?? 0;
      interview.hear('我做过。');
    }
    const last = interview.state.questions.length - 1;
    const { seq } = interview.last;
    interview.take({ type: 'said', at: interview.at, text: '还有一点，上线后我盯了两周。', to: asked });
    expect(interview.state.questions[last]?.turns).toContain(seq + 1);
    expect(interview.turns.find((turn) => turn.seq === seq + 1)?.question).toBe(last);
    expect(interview.last.text).toMatch(/补充我收到了.*？$/u);
    expect(interview.last.text).not.toContain('现在的问题');
    expect(interview.ends).toEqual([]);
    interview.hear('没有了', reading('nothingMore'));
    expect(interview.ends).toHaveLength(1);
  });

  it('notes a correction where it belongs, and stays open', () => {
    const interview = closing();
    interview.hear('更正一下，第一题里是六点十五', reading('amend', { keeps: true, amends: 0 }));
    expect(interview.state.questions[0]?.turns).toHaveLength(2);
    expect(interview.last).toMatchObject({ kind: 'closing', text: expect.stringMatching(/记下.*？$/u) });
    interview.hear('刚才有个数说错了', reading('amend'));
    expect(interview.last.text).toMatch(/记下/u);
    expect(interview.ends).toEqual([]);
  });

  it('asks once more whoever is silent, and then ends without a word about questions', () => {
    const interview = closing();
    const before = interview.turns.length;
    interview.wait(130);
    expect(interview.last.text).toMatch(/^(?:您还有什么想了解的吗|还有别的想问的吗)？$/u);
    interview.wait(130);
    expect(interview.ends).toMatchObject([{ reason: 'allAsked', complete: true }]);
    const said = interview.turns.slice(before).map(({ text }) => text);
    expect(said).toHaveLength(2);
    expect(said.join('')).not.toMatch(/题|先往下走/u);
  });

  it('goes on where it was for whoever stopped in it and loads the page anew', () => {
    const interview = closing();
    interview.take({ type: 'signalled', at: interview.at, signal: 'pause' });
    interview.take({ type: 'left', at: interview.at });
    interview.join();
    expect(interview.state).toMatchObject({ phase: 'asking', closing: true });
    expect(interview.last.text).toMatch(/有什么想了解的/u);
  });

  it('ends ten minutes after whoever left in it, and no other time', () => {
    const leftAlone = (interview: Dictated, minutes: number) =>
      interview.take({ type: 'leftAlone', at: interview.at + minutes * 60_000 });
    const interview = closing();
    interview.take({ type: 'left', at: interview.at });
    leftAlone(interview, 9);
    expect(interview.ends).toEqual([]);
    leftAlone(interview, 10);
    expect(interview.ends).toMatchObject([{ reason: 'allAsked', complete: true }]);
    const early = new Dictated();
    early.join();
    early.hear('准备好了', reading('ready'));
    leftAlone(early, 60);
    expect(early.ends).toEqual([]);
  });

  it('waits for whoever stopped in it', () => {
    const interview = closing();
    interview.take({ type: 'signalled', at: interview.at, signal: 'pause' });
    expect(interview.state.phase).toBe('paused');
    interview.take({ type: 'signalled', at: interview.at, signal: 'resume' });
    expect(interview.last.text).toMatch(/有什么想了解的/u);
    expect(interview.ends).toEqual([]);
  });

  it('does not go on for ever', () => {
    const interview = closing();
    for (let at = 0; at < 12; at += 1) interview.hear('还有呢？', asks({ asked: `第${at}问`, told: null }));
    expect(interview.ends).toHaveLength(1);
  });
});
