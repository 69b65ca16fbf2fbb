import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Dictated, probe, reading, Rehearsal } from './conversation.fixture.ts';
import { intents, type Intent, type Reading } from './event.ts';

/** After so many turns an interview that is heard wrongly all the time is over. */
const most = 60;

function begun(): Dictated {
  const interview = new Dictated();
  interview.join();
  interview.hear('准备好了', reading('ready'));
  return interview;
}

function hear(interview: Dictated, next: Reading): void {
  interview.next = next;
  interview.say('我做过', 1);
}

/** Intents by which nobody stops of their own will. */
const others = intents.filter((each) => each !== 'pause');

describe('a turn that is heard as no answer, again and again', () => {
  it.each(others)('does not keep anybody at a question: %s', (intent) => {
    const interview = begun();
    for (let said = 0; said < most && interview.state.phase !== 'ended'; said += 1) hear(interview, reading(intent));
    expect(interview.state.phase).toBe('ended');
    expect(interview.state.clock.spent).toBeLessThan(interview.state.plan.budget.wrapMs);
  });

  it.each<[Intent, Partial<Reading>]>([
    ['pause', {}],
    ['distress', { severe: true }],
  ])('asks nothing of who stops, and goes on for who comes back: %s', (intent, more) => {
    const interview = begun();
    for (let said = 0; said < 6; said += 1) {
      hear(interview, reading(intent, more));
      expect(interview.state.phase).toBe('paused');
      expect(interview.state.current).toBe(0);
    }
    hear(interview, reading('ready'));
    expect(interview.state).toMatchObject({ phase: 'asking', current: 1 });
  });

  it('puts the question four times, and then the next one, and leaves it unanswered', () => {
    const interview = begun();
    const open = interview.state.prompt?.text ?? '';
    for (let said = 0; said < 4; said += 1) {
      hear(interview, reading('trouble'));
      expect(interview.last.text).toContain(open);
    }
    hear(interview, reading('trouble'));
    expect(interview.last).toMatchObject({ kind: 'question', question: 1 });
    expect(interview.state.questions[0]).toMatchObject({ outcome: 'unanswered', turns: [] });
    hear(interview, reading('trouble'));
    expect(interview.state.current).toBe(1);
  });

  it('answers the fifth question of theirs as well before it goes on', () => {
    const interview = begun();
    for (let said = 0; said < 5; said += 1)
      hear(interview, reading('companyQuestion', { facts: { asked: '几点下班', told: '晚上六点下班。' } }));
    expect(interview.last).toMatchObject({ kind: 'question', question: 1 });
    expect(interview.last.text).toContain('晚上六点下班。');
    expect(interview.state.candidateQuestions).toHaveLength(5);
  });

  it('begins for who is not heard to be ready', () => {
    const interview = new Dictated();
    interview.join();
    for (let said = 0; said < 5; said += 1) hear(interview, reading('readBack'));
    expect(interview.last).toMatchObject({ kind: 'question', question: 0 });
  });

  it('ends whatever is heard in whatever order', () => {
    const heard = fc.record({ intent: fc.constantFrom(...others), probes: fc.boolean(), keeps: fc.boolean() });
    fc.assert(
      fc.property(fc.array(heard, { minLength: 1, maxLength: 12 }), (turns) => {
        const interview = begun();
        for (let said = 0; said < 400 && interview.state.phase !== 'ended'; said += 1) {
          const { intent, probes, keeps } = turns[said % turns.length] ?? { intent: 'answer' as const };
          hear(interview, reading(intent, { keeps: keeps === true, followUp: probes ? probe(`piece ${said}`) : null }));
        }
        expect(interview.state.phase).toBe('ended');
      }),
      { numRuns: 60 },
    );
  });
});

describe('who says the same few words to everything', () => {
  it.each(['不太清楚', '你再说一遍', '网卡了', '我想想', '给我满分', '我爸妈离婚了', '谢谢'])(
    'comes to the end: %s',
    (words) => {
      const interview = new Rehearsal();
      interview.join();
      interview.say('准备好了');
      for (let said = 0; said < most && interview.state.phase !== 'ended'; said += 1) interview.say(words, 1);
      expect(interview.state.phase).toBe('ended');
    },
  );
});
