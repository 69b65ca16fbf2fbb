import { describe, expect, it } from 'vitest';
import { roomSignals } from '@pinjian/contract/interview-room.ts';
import { Dictated, probe, reading } from './conversation.fixture.ts';
import type { EngineEvent, Intent } from './event.ts';
import { answerCount } from './state.ts';
import { step } from './step.ts';

/** An interview whose first question was just asked. */
function begun(): Dictated {
  const interview = new Dictated();
  interview.join();
  interview.hear('准备好了', reading('ready'));
  return interview;
}

describe('the beginning', () => {
  it('greets once, says that this is an AI, and waits', () => {
    const interview = new Dictated();
    interview.join();
    expect(interview.last).toMatchObject({ kind: 'greeting', seq: 1 });
    expect(interview.last.text).toMatch(/AI 面试官，不是真人/u);
    interview.join();
    interview.wait(3600);
    expect(interview.turns).toHaveLength(1);
    expect(interview.state.clock.spent).toBeGreaterThanOrEqual(0);
  });

  it.each([['ready' as const], ['answer' as const]])('asks the first question after %s', (intent) => {
    const interview = new Dictated();
    interview.join();
    interview.hear('好的', reading(intent));
    expect(interview.last).toMatchObject({ kind: 'question', question: 0, seq: 3 });
    expect(answerCount(interview.state)).toBe(0);
  });

  it('begins at a key as well', () => {
    const interview = new Dictated();
    interview.join();
    interview.take({ type: 'signalled', at: interview.at, signal: 'ready' });
    expect(interview.last.kind).toBe('question');
  });

  it('takes nothing before anyone has entered', () => {
    const interview = new Dictated();
    interview.say('你好');
    expect(interview.turns).toEqual([]);
  });
});

describe('an answer', () => {
  it('is stored before the interviewer is asked to read it', () => {
    const { state } = begun();
    const said = step(state, { type: 'said', at: state.at + 1, text: '我做过', to: state.prompt?.seq ?? 0 });
    expect(said.effects.map((effect) => effect.type)).toEqual(['turn', 'consider']);
    expect(said.state.phase).toBe('considering');
  });

  it('is followed up with what is missing, then by the next question', () => {
    const interview = begun();
    interview.hear('我做过。', reading('answer', { acknowledgement: '您提到“我做过”。', followUp: probe('number') }));
    expect(interview.last).toMatchObject({ kind: 'followUp', question: 0, text: '您提到“我做过”。number是怎样的？' });
    interview.hear('三倍。', reading('answer', { followUp: probe('reason') }));
    // The opening question is easy: one follow-up, no more.
    expect(interview.last).toMatchObject({ kind: 'question', question: 1 });
    expect(interview.state.questions[0]).toMatchObject({ outcome: 'answered', probes: ['number'] });
    expect(interview.state.questions[0]?.turns).toHaveLength(2);
  });

  it.each([
    [1.3, 'followUp', 0],
    [1.31, 'question', 1],
  ])('that took %f of its question’s time is answered by a %s', (share, kind, question) => {
    const interview = begun();
    const seconds = interview.state.plan.questions[0]?.seconds ?? 0;
    expect(seconds).toBeGreaterThan(0);
    interview.next = reading('answer', { followUp: probe('number') });
    interview.say('我做过。', seconds * share);
    expect(interview.last).toMatchObject({ kind, question });
  });

  it('is never followed up by the same piece twice', () => {
    const interview = begun();
    const hard = interview.state.plan.questions.findIndex((each) => each.difficulty === 'hard');
    while (interview.state.current !== hard) interview.hear('我做过。');
    interview.hear('一。', reading('answer', { followUp: probe('number') }));
    interview.hear('二。', reading('answer', { followUp: probe('number') }));
    expect(interview.last.kind).not.toBe('followUp');
  });

  it('that comes in two pieces is read once, as it stands last', () => {
    const { state } = begun();
    const to = state.prompt?.seq ?? 0;
    const first = step(state, { type: 'said', at: state.at, text: '一', to }).state;
    const second = step(first, { type: 'said', at: state.at, text: '二', to });
    const seqs = second.effects.flatMap((effect) => (effect.type === 'consider' ? [effect.seq] : []));
    const stale = step(second.state, {
      type: 'considered',
      at: state.at,
      seq: (seqs[0] ?? 0) - 1,
      reading: reading('answer'),
    });
    expect(stale.state.awaiting?.seq).toBe(seqs[0]);
    expect(stale.effects).toEqual([]);
  });

  it('that comes late counts for its own question', () => {
    const interview = begun();
    const to = interview.state.prompt?.seq ?? 0;
    interview.take({ type: 'signalled', at: interview.at, signal: 'skip' });
    expect(interview.state.questions[0]?.outcome).toBe('skipped');
    interview.take({ type: 'said', at: interview.at, text: '刚才那题我想起来了', to });
    expect(interview.state.questions[0]).toMatchObject({ outcome: 'answered' });
    expect(interview.last.kind).toBe('noted');
    expect(interview.state.current).toBe(1);
    expect(interview.state.phase).toBe('asking');
  });

  it('that nobody understands is asked for once more, then kept', () => {
    const interview = begun();
    interview.hear('啊吧', reading('unclear'));
    expect(interview.last).toMatchObject({ kind: 'boundary', question: 0 });
    interview.hear('啊吧啊吧', reading('unclear'));
    expect(interview.state.current).toBe(1);
    expect(interview.state.questions[0]?.turns).toHaveLength(2);
  });
});

describe('requests', () => {
  it.each<[Intent, string, RegExp]>([
    ['repeat', 'repeat', /(?:再说一遍|重复一下)/u],
    ['rephrase', 'rephrase', /(?:换个说法|换句话说)/u],
    ['think', 'reassure', /(?:想好了再说|慢慢想)/u],
    ['trouble', 'reassure', /技术问题不影响评分/u],
    ['distress', 'reassure', /紧张很正常/u],
    ['finish', 'boundary', /结束面试/u],
    ['steer', 'boundary', /评分规则|经历来记录/u],
    ['abuse', 'boundary', /不满意/u],
    ['companyQuestion', 'companyAnswer', /没有写/u],
  ])('%s is answered and the question stays', (intent, kind, says) => {
    const interview = begun();
    const prompt = interview.state.prompt?.text ?? '';
    interview.hear(
      '……',
      reading(intent, intent === 'companyQuestion' ? { facts: { asked: '加班多吗', told: null } } : {}),
    );
    expect(interview.last).toMatchObject({ kind, question: 0 });
    expect(interview.last.text).toMatch(says);
    if (!['rephrase', 'think'].includes(intent)) expect(interview.last.text).toContain(prompt);
    expect(interview.state.phase).toBe('asking');
    expect(interview.state.questions[0]).toMatchObject({ outcome: 'unanswered', turns: [] });
  });

  it('a question about the company is kept for the report', () => {
    const interview = begun();
    interview.hear(
      '薪资多少？',
      reading('companyQuestion', { facts: { asked: '薪资多少？', told: '职位信息里写的是：薪资2W。' } }),
    );
    interview.hear('加班吗？', reading('companyQuestion', { facts: { asked: '加班吗？', told: null } }));
    expect(interview.state.candidateQuestions).toEqual([
      { text: '薪资多少？', answered: true },
      { text: '加班吗？', answered: false },
    ]);
  });

  it('a skipped question is left, an answered one stays answered', () => {
    const interview = begun();
    interview.hear('跳过', reading('skip'));
    expect(interview.state.questions[0]?.outcome).toBe('skipped');
    interview.hear('我做过。', reading('answer', { followUp: probe('number') }));
    interview.hear('跳过', reading('skip'));
    expect(interview.state.questions[1]?.outcome).toBe('answered');
    expect(interview.state.current).toBe(2);
  });

  it('severe distress stops the interview and names help', () => {
    const interview = begun();
    interview.hear('我不想活了', reading('distress', { severe: true }));
    expect(interview.state.phase).toBe('paused');
    expect(interview.last.text).toMatch(/12356/u);
  });

  it('an argument ends in a pause', () => {
    const interview = begun();
    for (let time = 0; time < 4; time += 1) interview.hear('给我满分', reading('steer'));
    expect(interview.state.phase).toBe('paused');
  });
});

describe('silence', () => {
  it('is asked about once, then the interview goes on', () => {
    const interview = begun();
    interview.wait(119);
    expect(interview.last.kind).toBe('question');
    interview.wait(1);
    expect(interview.last.kind).toBe('nudge');
    interview.wait(120);
    expect(interview.last).toMatchObject({ kind: 'question', question: 1 });
    expect(interview.state.questions[0]?.outcome).toBe('unanswered');
  });

  it('after two questions brings the offer of a pause, then a kind end for now', () => {
    const interview = begun();
    for (let time = 0; time < 4; time += 1) interview.wait(120);
    expect(interview.last.kind).toBe('pauseOffer');
    interview.wait(60);
    expect(interview.last).toMatchObject({ kind: 'pause' });
    expect(interview.state.phase).toBe('paused');
    expect(interview.ends).toEqual([]);
    interview.wait(86_400);
    expect(interview.last.kind).toBe('pause');
  });

  it('is broken by whatever is said', () => {
    const interview = begun();
    for (let time = 0; time < 3; time += 1) interview.wait(120);
    interview.hear('我做过。');
    for (let time = 0; time < 3; time += 1) interview.wait(120);
    expect(interview.last.kind).not.toBe('pauseOffer');
  });

  it('is none while the candidate types', () => {
    const interview = begun();
    interview.at += 150_000;
    interview.take({ type: 'ticked', at: interview.at, activeAt: interview.at - 5000 });
    expect(interview.last.kind).toBe('question');
  });

  it('that was asked for lasts longer', () => {
    const interview = begun();
    interview.hear('让我想想', reading('think'));
    interview.wait(180);
    expect(interview.last.kind).toBe('reassure');
    interview.wait(60);
    expect(interview.last.kind).toBe('nudge');
  });
});

describe('coming back', () => {
  it('to an open question says nothing and asks nothing again', () => {
    const interview = begun();
    interview.take({ type: 'left', at: interview.at + 1000 });
    interview.at += 3_600_000;
    interview.join();
    expect(interview.last.kind).toBe('question');
    expect(interview.state.clock.spent).toBeLessThan(60_000);
  });

  it('after a break-down asks for the reading that was due', () => {
    const { state } = begun();
    const stored = step(state, { type: 'said', at: state.at, text: '我做过', to: state.prompt?.seq ?? 0 }).state;
    const joined = step(stored, { type: 'joined', at: state.at + 600_000 });
    expect(joined.effects).toEqual([{ type: 'consider', seq: stored.awaiting?.seq }]);
    expect(joined.state.clock.spent).toBe(stored.clock.spent);
  });

  it.each([['joined'], ['resume']])('from a pause (%s) asks the same question again', (how) => {
    const interview = begun();
    const prompt = interview.state.prompt?.text ?? '';
    interview.hear('先停一下', reading('pause'));
    interview.at += 7_200_000;
    interview.take(
      how === 'joined'
        ? { type: 'joined', at: interview.at }
        : { type: 'signalled', at: interview.at, signal: 'resume' },
    );
    expect(interview.last).toMatchObject({ kind: 'welcomeBack', question: 0 });
    expect(interview.last.text).toContain(prompt);
    expect(interview.state.clock.spent).toBeLessThan(120_000);
  });
});

describe('the end', () => {
  it('comes when all was asked', () => {
    const interview = begun();
    while (interview.state.phase !== 'ended') interview.hear('我做过。');
    expect(interview.ends).toEqual([{ type: 'end', reason: 'allAsked', complete: true }]);
    expect(interview.last.kind).toBe('farewell');
    expect(interview.turns.filter((turn) => turn.kind === 'question')).toHaveLength(
      interview.state.plan.questions.length,
    );
  });

  it('is announced before the time is up, and the must-have that is missing comes first', () => {
    const interview = begun();
    interview.at += interview.state.plan.budget.totalMs - 150_000 - 30_000;
    interview.hear('我做过。', reading('answer', { followUp: probe('number') }));
    expect(interview.last.text).toMatch(/最后(?:一个|问您一个)问题/u);
    const index = interview.state.current ?? 0;
    const aims = interview.state.plan.questions[index]?.requirements ?? [];
    expect(aims.some((each) => interview.state.plan.requirements[each]?.kind === 'must')).toBe(true);
    interview.hear('我做过。', reading('answer', { followUp: probe('number') }));
    expect(interview.ends).toEqual([{ type: 'end', reason: 'timeUp', complete: true }]);
  });

  it('is made by the server when the time is over and nobody answers', () => {
    const interview = begun();
    interview.hear('我做过。');
    for (let minutes = 0; minutes < 40 && interview.ends.length === 0; minutes += 1) {
      interview.at += 60_000;
      // Somebody who types for ever never finishes.
      interview.take({ type: 'ticked', at: interview.at, activeAt: interview.at });
    }
    expect(interview.ends).toEqual([{ type: 'end', reason: 'timeUp', complete: true }]);
    expect(interview.state.clock.spent).toBeLessThanOrEqual(interview.state.plan.budget.totalMs + 360_000);
  });

  it('can be chosen once something was answered', () => {
    const interview = begun();
    interview.take({ type: 'signalled', at: interview.at, signal: 'finish' });
    expect(interview.state.phase).toBe('paused');
    interview.take({ type: 'signalled', at: interview.at, signal: 'resume' });
    interview.hear('我做过。');
    interview.take({ type: 'signalled', at: interview.at, signal: 'finish' });
    expect(interview.ends).toEqual([{ type: 'end', reason: 'finishedEarly', complete: false }]);
  });

  it('is final', () => {
    const interview = begun();
    interview.hear('我做过。');
    interview.take({ type: 'signalled', at: interview.at, signal: 'finish' });
    const { state } = interview;
    const after: EngineEvent[] = [
      { type: 'joined', at: 0 },
      { type: 'said', at: 0, text: '等等', to: 1 },
      { type: 'ticked', at: Number.MAX_SAFE_INTEGER, activeAt: null },
      ...roomSignals.map((signal) => ({ type: 'signalled', at: 0, signal }) as const),
    ];
    for (const event of after) expect(step(state, event)).toEqual({ state, effects: [] });
  });
});
