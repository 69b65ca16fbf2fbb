import type { TurnKind } from '@pinjian/contract/interview-room.ts';
import { isPutEnough, unlessForEver } from './again.ts';
import type { Intent, Reading } from './event.ts';
import { stayClosing, toldFacts } from './close.ts';
import * as phrases from './phrases.ts';
import { isLate, proceed } from './proceed.ts';
import {
  askFollowUp,
  attached,
  detached,
  end,
  pause,
  say,
  sayAndPrompt,
  way,
  withQuestion,
  type Outcome,
} from './speak.ts';
import type { State } from './state.ts';

/** After this many the interviewer does not argue any more but stops. */
const mostBoundaries = 3;

/** A question may take this much longer than planned before no follow-up is asked any more. */
const overtime = 1.3;

/** Readings whose turn answers the open question. */
const answers: readonly Intent[] = ['answer', 'unclear'];
/** Readings whose words are the candidate's own matter. */
const ownMatters: readonly Intent[] = ['upset', 'private'];

/** What the interviewer does about what it read in the turn `seq`. */
export function reply(heard: State, seq: number, reading: Reading): Outcome {
  const kept = reading.keeps || answers.includes(reading.intent);
  const own = ownMatters.includes(reading.intent) && !reading.keeps ? withheld(heard, seq) : heard;
  if (reading.restored !== undefined) return restore(detached(heard, seq), reading.restored, reading);
  const state = kept ? own : detached(own, seq);
  const inClosing = state.closing === true ? replyInClosing(state, seq, reading) : null;
  return unlessForEver(state, inClosing ?? replyTo(state, seq, reading), reading);
}

/** In the closing part nothing is asked of them: questions are answered or passed on, and thanks are the end. */
function replyInClosing(state: State, seq: number, reading: Reading): Outcome | null {
  switch (reading.intent) {
    case 'companyQuestion':
    case 'askHuman':
      return answerQuestion(state, reading);
    case 'smallTalk':
    case 'private':
      return stayClosing(state, way(state, phrases.smallInClosing));
    case 'amend':
      return stayClosing(
        reading.amends === undefined ? state : attached(state, reading.amends, seq),
        way(state, phrases.amendedInClosing),
      );
    case 'complaint':
      return stayClosing(state, way(state, phrases.complained));
    case 'steer':
      return stayClosing(state, way(state, phrases.steadfastInClosing));
    case 'repeat':
    case 'rephrase':
    case 'silent':
    case 'trouble':
    case 'readBack':
      return stayClosing(state, '');
    case 'distress':
    case 'upset':
    case 'think':
    case 'pause':
      return null;
    case 'abuse':
      return end(state, 'allAsked', way(state, phrases.calmInClosing));
    default:
      return end(state, 'allAsked', '');
  }
}

function answerQuestion(state: State, reading: Reading): Outcome {
  if (reading.intent === 'askHuman' && state.plan.kind === 'position') {
    const asked = reading.facts === null ? [] : [{ text: reading.facts.asked, answered: false }];
    const kept = { ...state, candidateQuestions: [...state.candidateQuestions, ...asked] };
    return goOn(kept, 'companyAnswer', way(state, phrases.humanAsked));
  }
  const { state: kept, text } = toldFacts(state, reading.facts);
  return goOn(kept, 'companyAnswer', text);
}

/** Says something and comes back to what is open: the question, the closing part, or the beginning. */
function goOn(state: State, kind: TurnKind, text: string): Outcome {
  if (state.closing === true) return stayClosing(state, text);
  if (isPutEnough(state)) return proceed(state, text);
  const back = state.prompt === null ? way(state, phrases.waitForReady) : way(state, phrases.backToQuestion);
  return sayAndPrompt(state, kind, `${text}${back}`);
}

function replyTo(state: State, seq: number, reading: Reading): Outcome {
  switch (reading.intent) {
    case 'answer':
      return takeAnswer(state, reading);
    case 'unclear':
      return askForClearer(state, reading);
    case 'ready':
      // The question was put again already, when they came back.
      return state.phase === 'asking' ? say(state, 'reassure', way(state, phrases.goAhead)) : resume(state);
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
      return sayAndPrompt(state, 'boundary', way(state, phrases.finishHint));
    case 'trouble':
      return sayAndPrompt(state, 'reassure', way(state, phrases.trouble));
    case 'distress':
      return reading.severe
        ? pause(
            { ...state, eased: true, cared: true },
            way(state, state.eased === true ? phrases.careAgain : phrases.care),
          )
        : sayAndPrompt(state, 'reassure', way(state, phrases.comfort));
    case 'upset':
      return offerPause(state);
    case 'private':
      return sayAndPrompt(state, 'boundary', way(state, phrases.notAsked));
    case 'refuse':
      return reading.inPart === true ? askForRest(state) : skip(state, phrases.respected);
    case 'neverDid':
      return anotherWay(state, 'otherWay', reading);
    case 'deniedPremise':
      return anotherWay(state, 'premise', reading);
    case 'nothingMore':
      return nothingMore(state, reading);
    case 'amend':
      return amend(state, seq, reading);
    case 'smallTalk':
      return sayAndPrompt(state, 'reassure', way(state, phrases.small));
    case 'companyQuestion':
    case 'askHuman':
      return answerQuestion(state, reading);
    case 'complaint':
      return goOn(state, 'reassure', way(state, phrases.complained));
    case 'hurry':
      return hurry(state);
    case 'readBack':
      return sayAndPrompt(state, 'repeat', way(state, reading.ofQuestion === true ? phrases.asAsked : phrases.asNoted));
    case 'silent':
      return giveTime(state);
    case 'thanks':
      return sayAndPrompt(state, 'reassure', way(state, phrases.small));
    case 'steer':
      return holdGround(state, phrases.steadfast);
    case 'abuse':
      return holdGround(state, phrases.calm);
  }
}

/** A turn for which the interviewer stopped without need is an answer after all, and is taken up as one. */
function restore(state: State, seq: number, reading: Reading): Outcome {
  const own = (state.withheld ?? []).filter((each) => each !== seq);
  const back: State = { ...state, withheld: own, eased: false };
  const answered = back.current === null ? back : attached(back, back.current, seq);
  return takeAnswer(answered, { ...reading, aside: null, acknowledgement: way(answered, phrases.misheard) });
}

/** Goes on where it stopped: with the first question, with the open one, or with what was to come next. */
export function resume(state: State): Outcome {
  const { current, prompt } = state;
  const isLeft = state.closing !== true && (current === null || isPutEnough(state));
  if (prompt === null || isLeft) return proceed(state, '');
  const ways = state.eased === true ? phrases.gentleBack : phrases.welcomeBack;
  return sayAndPrompt({ ...state, eased: false }, 'welcomeBack', way(state, ways));
}

export function repeat(state: State): Outcome {
  if (state.prompt === null) return say(state, 'repeat', phrases.greeting(state.plan));
  return sayAndPrompt(state, 'repeat', way(state, phrases.repeated));
}

export function rephrase(state: State): Outcome {
  if (state.prompt === null) return say(state, 'rephrase', way(state, phrases.waitForReady));
  const spoken = say(state, 'rephrase', `${way(state, phrases.rephrased)}${state.prompt.plain}`);
  return { ...spoken, state: { ...spoken.state, phase: 'asking' } };
}

export function think(state: State): Outcome {
  const spoken = say(state, 'reassure', way(state, phrases.takeTime));
  const clock = { ...spoken.state.clock, patience: state.plan.budget.silenceMs };
  return { ...spoken, state: { ...spoken.state, clock, phase: state.prompt === null ? 'greeted' : 'asking' } };
}

/** Leaves the open question. What was already said to it stays an answer. */
export function skip(state: State, ways = phrases.skipped): Outcome {
  const { current } = state;
  if (current === null) return proceed(state, '');
  if ((state.questions[current]?.turns.length ?? 0) > 0) return proceed(state, way(state, phrases.leftThere));
  const left = withQuestion(state, current, { outcome: 'skipped' });
  return proceed(left, way(left, ways));
}

/** Nothing is asked: they may rest, stop, or say that they want to go on. Nobody answering is a rest. */
function offerPause(state: State): Outcome {
  const spoken = say({ ...state, eased: true, cared: true }, 'pauseOffer', way(state, phrases.upset));
  return { ...spoken, state: { ...spoken.state, phase: 'pauseOffered' } };
}

/** Once per question another way to what it is about; then the next question. */
function anotherWay(state: State, probe: 'otherWay' | 'premise', reading: Reading): Outcome {
  const { current } = state;
  const asked = current === null ? undefined : state.questions[current];
  if (current === null || asked === undefined) return resume(state);
  const open = asked.probes.length === 0 && mayFollowUp(state);
  if (!open) return reading.keeps || asked.turns.length > 0 ? proceed(state, '') : skip(state, phrases.neverMind);
  const [text, plain] = probe === 'premise' ? phrases.withoutPremise : phrases.otherWay;
  return askFollowUp(state, { probe, text, plain }, way(state, probe === 'premise' ? phrases.mistaken : phrases.fine));
}

/** With an answer there, on to the next; without one the question is put once more, and never a new one used up. */
function nothingMore(state: State, { explains }: Reading): Outcome {
  const { current } = state;
  if (current === null) return resume(state);
  const asked = state.questions[current];
  if (asked === undefined || asked.turns.length > 0) return proceed(state, '');
  if (asked.clarified || explains === true) return skip(state);
  return sayAndPrompt(withQuestion(state, current, { clarified: true }), 'repeat', way(state, phrases.stillOpen));
}

function withheld(state: State, seq: number): State {
  return { ...state, withheld: [...(state.withheld ?? []), seq] };
}

function takeAnswer(heard: State, reading: Reading): Outcome {
  const state = heard.eased === true ? { ...heard, eased: false } : heard;
  const { current, plan } = state;
  const question = current === null ? undefined : plan.questions[current];
  const asked = current === null ? undefined : state.questions[current];
  if (current === null || question === undefined || asked === undefined) return proceed(state, '');
  const { followUp } = reading;
  const aside =
    reading.aside === null ? '' : way(state, reading.aside === 'private' ? phrases.asidePrivate : phrases.asideSteer);
  const lead = `${aside}${reading.acknowledgement ?? ''}`;
  // What does not fit together is cleared up also where nothing more would be asked.
  const may = mayFollowUp(state) || (followUp?.probe === 'contradiction' && !isLate(state));
  if (followUp !== null && may && !asked.probes.includes(followUp.probe)) {
    return askFollowUp(state, followUp, lead === '' ? null : lead);
  }
  // The end takes nothing up: there is nothing left to ask about it.
  const isLast = state.questions.every((each) => each.outcome !== 'notAsked');
  return proceed(state, isLast && reading.restored === undefined ? aside : lead);
}

/** Whether the budget of the open question leaves room for a follow-up. */
export function mayFollowUp(state: State): boolean {
  const { current, plan } = state;
  const question = current === null ? undefined : plan.questions[current];
  const asked = current === null ? undefined : state.questions[current];
  if (question === undefined || asked === undefined) return false;
  const slow = state.clock.spent - state.clock.askedAt > question.seconds * 1000 * overtime;
  return asked.probes.length < plan.budget.followUps[question.difficulty] && !slow && !isLate(state);
}

/** Once per question; what stays unclear is kept as said, for the scorer to judge. */
function askForClearer(state: State, reading: Reading): Outcome {
  const { current } = state;
  if (current === null) return resume(state);
  if (state.questions[current]?.clarified === true)
    return takeAnswer(state, { ...reading, followUp: null, acknowledgement: null });
  return sayAndPrompt(withQuestion(state, current, { clarified: true }), 'boundary', way(state, phrases.unclear));
}

/**
 * A correction counts where it belongs. Of an earlier question, the open one is put again; of the open one it is part of
 * the answer, which is not asked for again: something else is, or whether anything is missing.
 */
function amend(state: State, seq: number, { amends, followUp }: Reading): Outcome {
  const { current } = state;
  if (amends !== undefined)
    return sayAndPrompt(attached(detached(state, seq), amends, seq), 'noted', way(state, phrases.amended));
  const asked = current === null ? undefined : state.questions[current];
  if (current === null || asked === undefined || asked.turns.every((each) => each === seq))
    return sayAndPrompt(state, 'noted', way(state, phrases.amended));
  const words = way(state, phrases.amendedHere);
  const amended = attached(state, current, seq);
  const [text, plain] = phrases.anythingElse;
  const isNew = followUp !== null && mayFollowUp(amended) && !asked.probes.includes(followUp.probe);
  const next = isNew ? followUp : { probe: 'anythingElse', text, plain };
  return asked.probes.includes(next.probe) || isLate(state)
    ? proceed(amended, words)
    : askFollowUp(amended, next, words);
}

/** What is refused is left out, and the rest is asked for in other words. */
function askForRest(state: State): Outcome {
  const { prompt } = state;
  if (prompt === null) return resume(state);
  const spoken = say(state, 'rephrase', `${way(state, phrases.partRespected)}${prompt.plain}`);
  return { ...spoken, state: { ...spoken.state, phase: 'asking' } };
}

/** Whoever wants to get on does, as soon as there is something to go on from. */
function hurry(state: State): Outcome {
  const { current } = state;
  const answered = current !== null && (state.questions[current]?.turns.length ?? 0) > 0;
  const words = way(state, phrases.quicker);
  return answered ? proceed(state, words) : sayAndPrompt(state, 'reassure', words);
}

/** Nobody is hurried; whoever was in need is offered a rest again. */
function giveTime(state: State): Outcome {
  const spoken = say(state, 'reassure', way(state, state.cared === true ? phrases.takeTimeGently : phrases.takeTime));
  const clock = { ...spoken.state.clock, patience: state.plan.budget.silenceMs };
  return { ...spoken, state: { ...spoken.state, clock } };
}

function holdGround(state: State, ways: readonly [string, ...string[]]): Outcome {
  const held = { ...state, boundaries: state.boundaries + 1 };
  if (held.boundaries > mostBoundaries) return pause(held, way(held, phrases.calmPause));
  return sayAndPrompt(held, 'boundary', way(held, ways));
}
