import type { Reading } from './event.ts';
import * as phrases from './phrases.ts';
import { proceed } from './proceed.ts';
import { way, type Outcome } from './speak.ts';
import type { State } from './state.ts';

/** So often a question is put again to turns that are heard as no answer; then the interview goes on. */
const mostAgain = 4;

/** Whether the open question was put again so often that it is left where it stands. */
export function isPutEnough(state: State): boolean {
  return timesPut(state) >= mostAgain;
}

/**
 * `outcome` of a reading, unless it puts the open question once more after many times. A reading may be wrong, and the
 * same words are read the same way again: nobody is kept at one question by it. What it changed stays; its words give
 * way to the next question. Only who asks for a pause, or is in danger, is asked nothing: coming back goes on for them.
 */
export function unlessForEver(state: State, outcome: Outcome, { intent, severe }: Reading): Outcome {
  const to = promptOf(state);
  if (outcome.state.phase === 'ended' || promptOf(outcome.state) !== to) return outcome;
  const stays = severe || intent === 'pause';
  if (stays || !isPutEnough(state)) {
    return { ...outcome, state: { ...outcome.state, again: { to, times: timesPut(state) + 1 } } };
  }
  const { clock, nextSeq, spoken } = state;
  const left: State = { ...outcome.state, clock, nextSeq, spoken };
  const gently = intent === 'upset' || intent === 'distress';
  const lead = way(left, gently ? phrases.movedOnGently : phrases.movedOn);
  return proceed(left, left.current === null ? '' : lead);
}

function timesPut(state: State): number {
  return state.again?.to === promptOf(state) ? state.again.times : 0;
}

function promptOf({ prompt }: State): number {
  return prompt?.seq ?? 0;
}
