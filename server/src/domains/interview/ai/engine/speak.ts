import type { RoomPhase, TurnKind } from '@pinjian/contract/interview-room.ts';
import { heard } from './clock.ts';
import type { Effect, EndReason, FollowUp } from './event.ts';
import * as phrases from './phrases.ts';
import type { QuestionState, State } from './state.ts';

/** What one step makes: the next state and what is to be done. */
export interface Outcome {
  readonly state: State;
  readonly effects: readonly Effect[];
}

export function unchanged(state: State): Outcome {
  return { state, effects: [] };
}

/** Goes on with `next` from an outcome, keeping its effects. */
export function followedBy(outcome: Outcome, next: (state: State) => Outcome): Outcome {
  const following = next(outcome.state);
  return { state: following.state, effects: [...outcome.effects, ...following.effects] };
}

/** The interviewer says something; silence counts from here. */
export function say(state: State, kind: TurnKind, text: string): Outcome {
  const { at, nextSeq: seq, current: question } = state;
  const turn = { seq, speaker: 'interviewer', kind, text, question, at } as const;
  const next = { ...state, nextSeq: state.nextSeq + 1, spoken: state.spoken + 1, clock: heard(state.clock) };
  return { state: next, effects: [{ type: 'turn', turn }] };
}

/** One of several ways, chosen so that neighbours differ. */
export function way(state: State, ways: readonly [string, ...string[]]): string {
  return phrases.pick(ways, state.plan, state.spoken);
}

/** Says something and then what was asked last, so that the question is never out of sight. */
export function sayAndPrompt(state: State, kind: TurnKind, text: string): Outcome {
  const spoken = say(state, kind, state.prompt === null ? text : `${text}${state.prompt.text}`);
  return { ...spoken, state: { ...spoken.state, phase: state.prompt === null ? 'greeted' : 'asking' } };
}

export function withQuestion(state: State, index: number, change: Partial<QuestionState>): State {
  return {
    ...state,
    questions: state.questions.map((each, at) => (at === index ? { ...each, ...change } : each)),
  };
}

/** Counts the turn `seq` as an answer to question `index`. */
export function attached(state: State, index: number, seq: number): State {
  const turns = state.questions[index]?.turns ?? [];
  return withQuestion(state, index, { outcome: 'answered', turns: turns.includes(seq) ? turns : [...turns, seq] });
}

/** Takes the turn `seq` back from the open question: it was a request, no answer. */
export function detached(state: State, seq: number): State {
  const index = state.current;
  const question = index === null ? undefined : state.questions[index];
  if (index === null || question === undefined || !question.turns.includes(seq)) return state;
  const turns = question.turns.filter((each) => each !== seq);
  return withQuestion(state, index, { turns, outcome: turns.length > 0 ? 'answered' : 'unanswered' });
}

/** Asks planned question `index` after `lead`. */
export function ask(state: State, index: number, lead: string): Outcome {
  const question = state.plan.questions[index];
  if (question === undefined) return unchanged(state);
  const opened: State = {
    ...withQuestion(state, index, { outcome: 'unanswered', askedAt: state.nextSeq }),
    current: index,
    phase: 'asking',
    nudged: false,
    prompt: { seq: state.nextSeq, text: question.text, plain: question.rephrase },
    clock: { ...state.clock, askedAt: state.clock.spent },
  };
  return say(opened, 'question', `${lead}${question.text}`);
}

/** Asks for a missing piece of the open question. */
export function askFollowUp(state: State, followUp: FollowUp, acknowledgement: string | null): Outcome {
  const index = state.current;
  if (index === null) return unchanged(state);
  const probes = [...(state.questions[index]?.probes ?? []), followUp.probe];
  const opened: State = {
    ...withQuestion(state, index, { probes }),
    phase: 'asking',
    nudged: false,
    prompt: { seq: state.nextSeq, text: followUp.text, plain: followUp.plain },
  };
  return say(opened, 'followUp', `${acknowledgement ?? ''}${followUp.text}`);
}

/** Stops kindly; everything waits for the candidate to come back. */
export function pause(state: State, text: string): Outcome {
  const spoken = say({ ...state, silences: 0, nudged: false }, 'pause', text);
  return { ...spoken, state: { ...spoken.state, phase: 'paused', clock: { ...spoken.state.clock, countedTo: null } } };
}

/** Ends the interview for good, after `lead`. */
export function end(state: State, reason: EndReason, lead: string): Outcome {
  const isPosition = state.plan.kind === 'position';
  // Whoever ends it early, or runs out of time, has not been asked everything.
  const asked = isPosition && reason === 'allAsked' ? way(state, phrases.allAsked) : '';
  const bye = way(state, isPosition ? phrases.farewell : phrases.farewellPractice);
  const gentle = state.cared === true ? way(state, phrases.takeCare) : '';
  const over = state.closing === true ? '' : asked;
  const spoken = say({ ...state, current: null }, 'farewell', `${lead}${over}${gentle}${bye}`);
  const ended: RoomPhase = 'ended';
  const complete = reason !== 'finishedEarly' || state.questions.every((each) => each.outcome !== 'notAsked');
  return {
    state: {
      ...spoken.state,
      phase: ended,
      prompt: null,
      awaiting: null,
      clock: { ...spoken.state.clock, countedTo: null },
    },
    effects: [...spoken.effects, { type: 'end', reason, complete }],
  };
}
