import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roomSignals } from '@pinjian/contract/interview-room.ts';
import { Dictated, probe, reading } from './conversation.fixture.ts';
import type { Intent } from './event.ts';
import { roomProgress } from './room-progress.ts';
import type { State } from './state.ts';
import { nextDeadline } from './step.ts';

/** What can happen next, whatever happened before. */
const happening = fc.oneof(
  fc.record({
    what: fc.constant('said' as const),
    intent: fc.constantFrom<Intent>(
      'answer',
      'answer',
      'answer',
      'unclear',
      'repeat',
      'skip',
      'think',
      'pause',
      'distress',
      'companyQuestion',
      'steer',
      'ready',
    ),
    probes: fc.boolean(),
  }),
  fc.record({
    what: fc.constant('signal' as const),
    signal: fc.constantFrom(...roomSignals.filter((each) => each !== 'finish')),
  }),
  fc.record({ what: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 400 }) }),
  fc.record({ what: fc.constant('drop' as const) }),
  fc.record({ what: fc.constant('crash' as const) }),
);

describe('whatever happens', () => {
  it('the log has no gaps, nothing is asked twice, budgets hold, and time never runs backwards', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 60 }), (events) => {
        const interview = new Dictated();
        interview.join();
        let spent = 0;
        for (const [at, event] of events.entries()) {
          if (event.what === 'said')
            interview.hear('我做过', reading(event.intent, { followUp: event.probes ? probe(`piece ${at}`) : null }));
          if (event.what === 'signal') interview.take({ type: 'signalled', at: interview.at, signal: event.signal });
          if (event.what === 'wait') interview.wait(event.seconds);
          if (event.what === 'drop') interview.take({ type: 'left', at: interview.at });
          if (event.what !== 'said') interview.join();
          expect(interview.state.clock.spent).toBeGreaterThanOrEqual(spent);
          spent = interview.state.clock.spent;
        }
        check(interview.state, interview.turns);
      }),
      { numRuns: 150 },
    );
  });
});

function check(state: State, turns: Dictated['turns']): void {
  expect(turns.map((turn) => turn.seq)).toEqual(turns.map((_, index) => index + 1));
  expect(state.nextSeq).toBe(turns.length + 1);
  const asked = turns.filter((turn) => turn.kind === 'question').map((turn) => turn.question);
  expect(new Set(asked).size).toBe(asked.length);
  for (const [index, each] of state.questions.entries()) {
    const planned = state.plan.questions[index];
    expect(each.probes.length).toBeLessThanOrEqual(
      planned === undefined ? 0 : state.plan.budget.followUps[planned.difficulty],
    );
    expect(each.outcome === 'answered').toBe(each.turns.length > 0);
  }
  const deadline = nextDeadline(state);
  if (deadline !== null) expect(deadline).toBeGreaterThanOrEqual(state.clock.countedTo ?? 0);
  const progress = roomProgress(state, state.at);
  expect(progress.secondsLeft).toBeGreaterThanOrEqual(0);
}
