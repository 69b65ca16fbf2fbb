import type { Facts } from './event.ts';
import * as phrases from './phrases.ts';
import { end, say, unchanged, way, type Outcome } from './speak.ts';
import type { State } from './state.ts';

/** With less than this left nobody is asked whether they have questions. */
const leastForClosing = 30_000;
/** Replies in the closing part after which it ends: whoever wants to know more asks the company. */
const mostReplies = 8;
/** Exchanges of the closing part after which it ends, whatever they were: of what asks nothing it would never. */
const mostExchanges = 12;
/** After this long without a sign of them, nobody comes back to the closing part. */
export const leftAloneMs = 600_000;

/**
 * The closing part, after `lead`: in an interview for a company the candidate may ask. A practice has nobody to ask, and
 * ends, as does whatever has no time left.
 */
export function close(state: State, lead: string): Outcome {
  const isFor = state.plan.kind === 'position';
  const hasTime = state.plan.budget.totalMs - state.clock.spent >= leastForClosing;
  if (!isFor || !hasTime || state.closing === true) return end(state, 'allAsked', lead);
  return ask(
    { ...state, closing: true, closingFrom: state.nextSeq, current: null },
    `${lead}${way(state, phrases.allAsked)}`,
    phrases.yourQuestions,
  );
}

/** Goes on with the closing part after `lead`, or ends it where it has gone on for long. */
export function stayClosing(state: State, lead: string): Outcome {
  const replies = state.candidateQuestions.length;
  const exchanges = (state.nextSeq - (state.closingFrom ?? state.nextSeq)) / 2;
  const isOver = replies >= mostReplies || exchanges >= mostExchanges;
  return isOver ? end(state, 'allAsked', lead) : ask(state, lead, phrases.moreQuestions);
}

/** Whoever says nothing is asked once more, and then has no questions. */
export function closeSilent(state: State): Outcome {
  if (state.nudged) return end(state, 'allAsked', '');
  return say({ ...state, nudged: true }, 'nudge', way(state, phrases.moreQuestions));
}

/** Ends for whoever left when everything was asked: there is nothing to wait for, and the report is theirs. */
export function closeLeftAlone(state: State, at: number): Outcome {
  if (state.closing !== true || at - state.at < leftAloneMs) return unchanged(state);
  return end({ ...state, at }, 'allAsked', '');
}

function ask(state: State, lead: string, ways: phrases.Ways): Outcome {
  const text = way(state, ways);
  const prompt = { seq: state.nextSeq, text, plain: text };
  return say({ ...state, phase: 'asking', nudged: false, prompt }, 'closing', `${lead}${text}`);
}

/** What is said to a question of theirs, and the state that remembers it. */
export function toldFacts(state: State, facts: Facts | null): { readonly state: State; readonly text: string } {
  const told = facts?.told ?? null;
  const isFor = state.plan.kind === 'position';
  const passed = isFor && facts?.open === true ? way(state, phrases.restPassedOn) : '';
  const text = told === null ? way(state, isFor ? phrases.noFacts : phrases.noCompany) : `${told}${passed}`;
  const answered = told !== null && facts?.open !== true;
  const asked = facts === null ? [] : [{ text: facts.asked, answered }];
  return { state: { ...state, candidateQuestions: [...state.candidateQuestions, ...asked] }, text };
}
