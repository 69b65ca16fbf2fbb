import { close } from './close.ts';
import { ask, end, followedBy, way, type Outcome } from './speak.ts';
import * as phrases from './phrases.ts';
import { answerCount, type State } from './state.ts';

/** Too little is left for another question. */
const leastForQuestion = 45_000;

/** Milliseconds of the session that are left. */
export function timeLeft(state: State): number {
  return state.plan.budget.totalMs - state.clock.spent;
}

export function isLate(state: State): boolean {
  return timeLeft(state) < state.plan.budget.wrapMs;
}

/**
 * Goes on to the next question after `lead`, or ends: when all were asked, when the announced last one was, or when
 * the time is up. Late, the must-have that was not asked for yet comes first.
 */
export function proceed(state: State, lead: string): Outcome {
  const open = state.questions.flatMap((each, index) => (each.outcome === 'notAsked' ? [index] : []));
  if (open.length === 0) return close(state, lead);
  if (state.wrapping || timeLeft(state) < leastForQuestion)
    return end(state, 'timeUp', `${lead}${way(state, phrases.timeUp)}`);
  if (isLate(state)) {
    const index = open.find((each) => asksForMust(state, each)) ?? open[0] ?? 0;
    return ask({ ...state, wrapping: true }, index, `${lead}${way(state, phrases.wrapQuestion)}`);
  }
  const [index = 0] = open;
  const first = state.current === null;
  const next = lead === '' ? phrases.nextQuestion : phrases.nextAfterWords;
  const transition = first ? phrases.firstQuestion : open.length === 1 ? phrases.lastQuestion : next;
  return ask(state, index, `${lead}${way(state, transition)}`);
}

function asksForMust({ plan, questions }: State, index: number): boolean {
  const aims = plan.questions[index]?.requirements ?? [];
  const covered = new Set(
    plan.questions.flatMap((question, at) => (questions[at]?.outcome === 'notAsked' ? [] : question.requirements)),
  );
  return aims.some((each) => plan.requirements[each]?.kind === 'must' && !covered.has(each));
}

/** The time is over and nobody answers any more: ends, or waits where there is nothing to score yet. */
export function endForTime(state: State, wait: (state: State) => Outcome): Outcome {
  if (answerCount(state) === 0) return wait(state);
  return followedBy({ state, effects: [] }, (now) => end(now, 'timeUp', way(now, phrases.timeUp)));
}
