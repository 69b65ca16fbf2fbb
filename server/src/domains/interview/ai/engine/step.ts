import type { RoomSignal } from '@pinjian/contract/interview-room.ts';
import { closeLeftAlone, closeSilent } from './close.ts';
import { active, counted, heard, running, stopped } from './clock.ts';
import type { EngineEvent, Turn } from './event.ts';
import * as phrases from './phrases.ts';
import { endForTime, proceed, timeLeft } from './proceed.ts';
import { rephrase, repeat, reply, resume, skip, think } from './reply.ts';
import { attached, end, pause, say, followedBy, unchanged, way, type Outcome } from './speak.ts';
import { answerCount, type State } from './state.ts';

/** Past the end of the time an answer may still be finished; longer while it is being written, but not for ever. */
const graceMs = 90_000;
const writingMs = 30_000;
const mostGraceMs = 300_000;
/** Silences in a row after which a pause is offered. */
const silencesBeforePause = 2;
/** A pause that was offered is taken when nobody answers for this long. */
const offerMs = 60_000;

/**
 * The interview, whole: what `event` makes of `state`. Pure, so that any copy that has the stored state can go on, and
 * every path stands in a table of the tests. The caller stores the state and the turns, then carries out the rest.
 */
export function step(state: State, event: EngineEvent): Outcome {
  if (state.phase === 'ended') return unchanged(state);
  if (event.type === 'ticked') return tick(state, event);
  if (event.type === 'leftAlone') return closeLeftAlone(state, event.at);
  const now = { ...state, at: event.at };
  switch (event.type) {
    case 'joined':
      return join(now, event.at);
    case 'left':
      return unchanged({ ...now, clock: stopped(now.clock, event.at) });
    case 'said':
      return hear(now, event);
    case 'signalled':
      return obey(noticed(now, event.at), event.signal);
    case 'considered':
      return consider(now, event);
  }
}

/** Whether the candidate can say something now: always, once greeted, until the end. */
export function canSay(state: State): boolean {
  return state.phase !== 'new' && state.phase !== 'ended';
}

/** The state with time counted up to a sign of the candidate; a clock that stood runs again. */
function noticed(state: State, at: number): State {
  const clock = state.clock.countedTo === null ? running(state.clock, at) : counted(state.clock, at);
  return { ...state, clock: heard(clock), silences: 0, nudged: false };
}

function join(state: State, at: number): Outcome {
  const here = { ...state, clock: heard(running(state.clock, at)) };
  if (state.phase === 'new') {
    return say({ ...here, phase: 'greeted' }, 'greeting', phrases.greeting(state.plan));
  }
  // Whoever was in need is asked again when they say so, not because a page was loaded anew.
  if (state.phase === 'paused' && state.eased === true) return unchanged(state);
  if (state.phase === 'paused') {
    const isBefore = state.current === null && state.closing !== true;
    return isBefore ? unchanged({ ...here, phase: 'greeted' }) : resume(here);
  }
  // A reading that was due when a copy died is due again.
  if (state.awaiting !== null) return { state: here, effects: [{ type: 'consider', seq: state.awaiting.seq }] };
  return unchanged(here);
}

function hear(state: State, event: { at: number; text: string; to: number }): Outcome {
  if (!canSay(state)) return unchanged(state);
  const present = noticed(state, event.at);
  const question = questionOf(present, event.to);
  const isEarlier = present.current === null ? event.to < (present.closingFrom ?? 0) : question !== present.current;
  const late = question !== null && isEarlier;
  const turn: Turn = {
    seq: present.nextSeq,
    speaker: 'candidate',
    kind: 'said',
    text: event.text,
    question: late ? question : present.current,
    at: event.at,
  };
  const stored: Outcome = { state: { ...present, nextSeq: present.nextSeq + 1 }, effects: [{ type: 'turn', turn }] };
  if (late) return followedBy(stored, (now) => takeLate(now, question, turn.seq));
  // An answer until the interviewer reads it otherwise: what is acknowledged is never lost, whatever happens next.
  return followedBy(stored, (now) => ({
    state: {
      ...(now.current === null ? now : attached(now, now.current, turn.seq)),
      phase: 'considering',
      awaiting: { seq: turn.seq, from: now.awaiting?.from ?? now.phase },
    },
    effects: [{ type: 'consider', seq: turn.seq }],
  }));
}

/** The question that a turn belonged to: the last one asked at or before it. */
function questionOf(state: State, seq: number): number | null {
  let found: number | null = null;
  let latest = 0;
  state.questions.forEach(({ askedAt }, index) => {
    if (askedAt !== null && askedAt <= seq && askedAt >= latest) {
      found = index;
      latest = askedAt;
    }
  });
  return found;
}

/** An answer that was on its way when the interview had gone on: it counts for its own question. */
function takeLate(state: State, index: number, seq: number): Outcome {
  const goesOn =
    state.closing === true ? `${way(state, phrases.notedInClosing)}${way(state, phrases.moreQuestions)}` : null;
  return say(attached(state, index, seq), 'noted', goesOn ?? way(state, phrases.noted));
}

function consider(state: State, event: Extract<EngineEvent, { type: 'considered' }>): Outcome {
  // Two copies may both have read it, or the candidate has said more since: only the awaited reading counts.
  if (state.awaiting?.seq !== event.seq) return unchanged(state);
  const { from } = state.awaiting;
  // Reading takes the interviewer's time, not the candidate's.
  const clock = state.clock.countedTo === null ? state.clock : { ...state.clock, countedTo: event.at };
  const ready: State = { ...state, clock, awaiting: null, phase: from === 'considering' ? 'asking' : from };
  return reply(ready, event.seq, event.reading);
}

function obey(state: State, signal: RoomSignal): Outcome {
  if (state.phase === 'new' || state.phase === 'considering') return unchanged(state);
  switch (signal) {
    case 'ready':
    case 'resume':
      return state.phase === 'asking' ? unchanged(state) : resume(state);
    case 'repeat':
      return repeat(state);
    case 'rephrase':
      return rephrase(state);
    case 'think':
      return think(state);
    case 'skip':
      return skip(state);
    case 'pause':
      return pause(state, way(state, phrases.pausedByWish));
    case 'finish':
      if (answerCount(state) === 0) return pause(state, way(state, phrases.pausedBySilence));
      return end(state, 'finishedEarly', way(state, phrases.finishedEarly));
  }
}

function tick(state: State, event: { at: number; activeAt: number | null }): Outcome {
  const due = nextDeadline(state);
  const clock = counted(state.clock, event.at);
  const now = { ...state, at: event.at, clock: event.activeAt === null ? clock : active(clock, event.activeAt) };
  const deadline = nextDeadline(now);
  if (due === null || deadline === null || event.at < deadline) return unchanged(state);
  if (now.phase === 'pauseOffered') return pause(now, way(now, phrases.pausedBySilence));
  if (timeLeft(now) + graceMs <= 0) return endForTime(now, (idle) => pause(idle, way(idle, phrases.pausedBySilence)));
  return fallSilent(now);
}

function fallSilent(state: State): Outcome {
  if (state.closing === true) return closeSilent(state);
  if (!state.nudged) return say({ ...state, nudged: true }, 'nudge', way(state, phrases.nudges));
  const silent = { ...state, nudged: false, silences: state.silences + 1 };
  if (silent.silences >= silencesBeforePause) {
    return say({ ...silent, phase: 'pauseOffered' }, 'pauseOffer', way(silent, phrases.pauseOffer));
  }
  return proceed(silent, way(silent, phrases.movedOn));
}

/** The moment at which a tick is due, in milliseconds since 1970; null while nothing can fall due. */
export function nextDeadline({ phase, clock, plan }: State): number | null {
  if (clock.countedTo === null) return null;
  const silence = clock.heardAt + (phase === 'pauseOffered' ? offerMs : plan.budget.silenceMs + clock.patience);
  if (phase === 'pauseOffered') return clock.countedTo + Math.max(0, silence - clock.spent);
  if (phase !== 'asking') return null;
  const writing = Math.max(plan.budget.totalMs + graceMs, clock.heardAt + writingMs);
  const limit = Math.min(writing, plan.budget.totalMs + mostGraceMs);
  return clock.countedTo + Math.max(0, Math.min(silence, limit) - clock.spent);
}
