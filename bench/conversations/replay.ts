import type { InterviewPosition } from '../../contract/src/interview-material.ts';
import { bank } from '../../server/src/domains/interview/ai/bank/bank.ts';
import type { EngineEvent, Reading, Turn } from '../../server/src/domains/interview/ai/engine/event.ts';
import type { Plan, PlannedQuestion } from '../../server/src/domains/interview/ai/engine/plan.ts';
import { initialState, type Prompt, type State } from '../../server/src/domains/interview/ai/engine/state.ts';
import { step } from '../../server/src/domains/interview/ai/engine/step.ts';
import { readByRules } from '../../server/src/domains/interview/ai/rule/read.ts';
import { budgetFor } from '../../server/src/domains/interview/ai/rules.ts';
import { closingPart, type ScriptedConversation, type ScriptedTurn } from './read-conversations.ts';

/** One scripted turn with everything that a judge may look at. */
export interface PlayedTurn {
  readonly conversation: ScriptedConversation;
  readonly turn: ScriptedTurn;
  /** The machine when the turn was said, and after its reply. */
  readonly before: State;
  readonly after: State;
  /** seq of the candidate's turn. */
  readonly seq: number;
  readonly reading: Reading;
  /** What the interviewer said to it, whole. */
  readonly reply: string;
  /** All turns before it, of both sides. */
  readonly earlier: readonly Turn[];
  /** Scripted turns before it. */
  readonly said: readonly ScriptedTurn[];
}

/** A pace at which people write: no script runs out of the half hour of its interview. */
const secondsPerTurn = 40;
const startedAt = 1_800_000_000_000;

/** The interview of a script: its three questions as a plan would hold them. */
function planOf({ position, questions }: ScriptedConversation, seed: number): Plan {
  return {
    kind: 'position',
    subject: `“${position.title}”职位`,
    companyName: position.company,
    questions: questions.map((id) => planned(id)),
    requirements: [],
    budget: { ...budgetFor('position', 'medium'), questions: questions.length },
    seed,
  };
}

function planned(id: string): PlannedQuestion {
  const question = bank.find((each) => each.id === id);
  if (question === undefined) throw new Error(`a conversation is about ${id}, which is not in the bank`);
  const { directions: _directions, roles: _roles, skills: _skills, ...rest } = question;
  return { ...rest, source: 'bank', requirements: [], weight: 1 };
}

/** What is known of the post: the facts of the script, as the description of a posting tells them. */
function positionOf({ position }: ScriptedConversation): InterviewPosition {
  return {
    title: position.title,
    categoryCode: null,
    categoryName: '',
    companyName: position.company,
    requirements: [],
    description: [{ title: '职位说明', text: position.facts.map((fact) => `${fact}。`).join('\n') }],
    facts: [],
  };
}

/** An interview in memory, driven by a script instead of a person. */
class Replay {
  readonly #position: InterviewPosition;
  readonly #turns: Turn[] = [];
  /** What was asked last of each question, and how each stood. */
  readonly #prompts = new Map<number, Prompt>();
  #state: State;
  #at = startedAt;
  #reading: Reading | null = null;

  constructor(conversation: ScriptedConversation, seed: number) {
    this.#position = positionOf(conversation);
    this.#state = initialState(planOf(conversation, seed));
    this.#take({ type: 'joined', at: this.#at });
    this.#take({ type: 'signalled', at: this.#at, signal: 'ready' });
  }

  get state(): State {
    return this.#state;
  }

  get turns(): readonly Turn[] {
    return this.#turns;
  }

  /** Says a scripted turn where the script says it, and answers what was made of it. */
  say(text: string): Reading {
    this.#reading = null;
    this.#at += secondsPerTurn * 1000;
    this.#take({ type: 'said', at: this.#at, text, to: this.#state.prompt?.seq ?? this.#state.nextSeq - 1 });
    if (this.#reading === null) throw new Error('a scripted turn was not read');
    return this.#reading;
  }

  /** Puts the machine where the script is, as the interviewer of its author would stand there. */
  standAt(question: number): void {
    const state = this.#state;
    const current = question === closingPart ? null : question;
    const closing = question === closingPart;
    if (state.current === current && (state.closing === true) === closing && state.phase !== 'ended') return;
    const seq = state.nextSeq - 1;
    const questions = state.questions.map((each, at) => {
      if (at > question) return { ...each, outcome: 'notAsked' as const, askedAt: null, turns: [], probes: [] };
      return each.outcome === 'notAsked' ? { ...each, outcome: 'unanswered' as const, askedAt: seq } : each;
    });
    for (const at of this.#prompts.keys()) if (at > question) this.#prompts.delete(at);
    const planned = state.plan.questions[question];
    const asked = planned === undefined ? null : { seq, text: planned.text, plain: planned.rephrase };
    const prompt = current === null ? null : (this.#prompts.get(question) ?? asked);
    this.#state = { ...state, questions, phase: 'asking', awaiting: null, wrapping: false, closing, current, prompt };
  }

  #take(event: EngineEvent): void {
    const { state, effects } = step(this.#state, event);
    this.#state = state;
    if (state.current !== null && state.prompt !== null) this.#prompts.set(state.current, state.prompt);
    for (const effect of effects) if (effect.type === 'turn') this.#turns.push(effect.turn);
    const due = effects.find((effect) => effect.type === 'consider');
    if (due === undefined) return;
    const conversation = { state: this.#state, turns: this.#turns, position: this.#position, seq: due.seq };
    this.#reading = readByRules(conversation);
    this.#take({ type: 'considered', at: this.#at, seq: due.seq, reading: this.#reading });
  }
}

/**
 * Holds a scripted interview with the real machine and the conductor by rules. Each turn is said where its script says
 * it: where the machine stands elsewhere, it is put there first, so that one wrong step is one fault and not ten.
 */
export function replay(conversation: ScriptedConversation, seed: number): readonly PlayedTurn[] {
  const room = new Replay(conversation, seed);
  return conversation.turns.map((turn, index) => {
    room.standAt(turn.question);
    const [before, earlier] = [room.state, [...room.turns]];
    const reading = room.say(turn.said);
    const spoken = room.turns.slice(earlier.length);
    const seq = spoken.find(({ speaker }) => speaker === 'candidate')?.seq ?? 0;
    const reply = spoken.flatMap(({ speaker, text }) => (speaker === 'interviewer' ? [text] : [])).join('');
    const said = conversation.turns.slice(0, index);
    return { conversation, turn, before, after: room.state, seq, reading, reply, earlier, said };
  });
}
