import type { DemoDirection, DemoInterview } from '@pinjian/contract/interview-demo.ts';
import { questionsOf } from '../ai/bank/bank.ts';
import { directions } from '../ai/bank/directions.ts';
import type { BankQuestion } from '../ai/bank/question.ts';
import type { EngineEvent, Turn } from '../ai/engine/event.ts';
import type { Plan, PlannedQuestion } from '../ai/engine/plan.ts';
import { initialState, type State } from '../ai/engine/state.ts';
import { step } from '../ai/engine/step.ts';
import { readByRules } from '../ai/rule/read.ts';
import { seededOrder } from '../ai/rule/seeded.ts';

const minute = 60_000;

/** How long anything of a demo is kept. The task that deletes runs every minute, so an hour is never exceeded. */
export const keptMs = 58 * minute;
/** Demos that one address may begin within the hour. */
export const perAddress = 6;
/** Demos that are kept at once, whoever began them. */
export const mostAtOnce = 500;
/** Turns after which a demo ends by itself. */
export const mostTurns = 40;

export type DemoTurns = readonly Turn[];

/** Two questions of a direction, an easier one first, each with one follow-up at most. Pure: the seed decides. */
export function planDemo(direction: DemoDirection, seed: number): Plan {
  const { name } = directions[direction];
  // What other directions ask too comes from a corner of the work that the visitor may not know.
  const own = questionsOf(direction).filter((each) => each.directions[0] === direction);
  const order = seededOrder(own, seed, (each) => each.id);
  const first = order.find((each) => each.difficulty === 'easy') ?? order[0];
  const second =
    order.find((each) => each.family !== first?.family && each.form !== first?.form && each.difficulty !== 'hard') ??
    order.find((each) => each.family !== first?.family);
  return {
    kind: 'simulate',
    subject: `“${name}”体验`,
    companyName: '',
    questions: [first, second].flatMap((each) => (each === undefined ? [] : [planned(each)])),
    requirements: [],
    // Nobody is hurried: the hour is over before any of these.
    budget: {
      questions: 2,
      totalMs: 60 * minute,
      wrapMs: 0,
      silenceMs: 60 * minute,
      followUps: { easy: 1, medium: 1, hard: 1 },
    },
    seed,
  };
}

function planned(question: BankQuestion): PlannedQuestion {
  const { directions: _directions, roles: _roles, skills: _skills, ...asked } = question;
  return { ...asked, source: 'bank', requirements: [], weight: 1, seconds: 3600 };
}

/** A demo as it stands. */
export interface Demo {
  readonly state: State;
  readonly turns: DemoTurns;
}

/** Begins with the first question at once: what the greeting tells stands on the page. */
export function beginDemo(plan: Plan, at: number): Demo {
  const joined = advance({ state: initialState(plan), turns: [] }, { type: 'joined', at });
  const asked = advance(joined, { type: 'signalled', at, signal: 'ready' });
  return { ...asked, turns: asked.turns.filter((turn) => turn.kind !== 'greeting') };
}

/** What the visitor said or asked for, the rule interviewer's reading of it, and its reply. */
export function continueDemo(demo: Demo, said: { text: string } | { signal: 'rephrase' | 'skip' }, at: number): Demo {
  if (demo.turns.length >= mostTurns) return endDemo(demo, at);
  if ('signal' in said) return advance(demo, { type: 'signalled', at, signal: said.signal });
  const to = demo.state.prompt?.seq ?? 0;
  return advance(demo, { type: 'said', at, text: said.text, to });
}

/** Without any answer the machine would pause instead of ending: then both questions are left. */
function endDemo(demo: Demo, at: number): Demo {
  const signals = ['finish', 'skip', 'skip'] as const;
  return signals.reduce((now, signal) => advance(now, { type: 'signalled', at, signal }), demo);
}

function advance(demo: Demo, event: EngineEvent): Demo {
  const { state, effects } = step(demo.state, event);
  const turns = [...demo.turns, ...effects.flatMap((effect) => (effect.type === 'turn' ? [effect.turn] : []))];
  const due = effects.find((effect) => effect.type === 'consider');
  if (due?.type !== 'consider') return { state, turns };
  const reading = readByRules({ state, turns, position: null, seq: due.seq });
  return advance({ state, turns }, { type: 'considered', at: event.at, seq: due.seq, reading });
}

/** The open question as the page shows it; null once the demo is over. */
export function openQuestion({ state }: Demo): DemoInterview['question'] {
  if (state.phase === 'ended') return null;
  return { index: state.current ?? 0, total: state.plan.questions.length, turn: state.nextSeq - 1 };
}
