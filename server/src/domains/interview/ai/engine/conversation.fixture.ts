import type { InterviewPosition, InterviewResume } from '@pinjian/contract/interview-material.ts';
import { planByRules } from '../rule/plan-interview.ts';
import { readByRules } from '../rule/read.ts';
import type { Material } from '../conductor.ts';
import type { Effect, EngineEvent, FollowUp, Intent, Reading, Turn } from './event.ts';
import { initialState, type State } from './state.ts';
import { step } from './step.ts';

/** A position and a resume of the tests. */
export const position: InterviewPosition = {
  title: 'Java开发工程师',
  categoryCode: '100102',
  categoryName: 'Java开发工程师',
  companyName: '云杉科技',
  requirements: [
    { skill: 'Java', years: 3, kind: 'must' },
    { skill: 'Redis', years: null, kind: 'must' },
    { skill: 'Kafka', years: null, kind: 'nice' },
  ],
  description: [
    { title: '岗位职责', text: '负责交易系统的设计与开发，保证系统的高可用和高性能。' },
    { title: '团队介绍', text: '团队目前有 12 人，负责交易和支付。' },
  ],
  facts: [{ label: '薪资', value: '2W-3W·14薪' }],
};

export const resume: InterviewResume = {
  work: [
    { company: '北山软件', title: '后端工程师', description: '负责订单服务，把下单接口耗时从 800 毫秒降到 200 毫秒。' },
  ],
  projects: [{ name: '秒杀系统', role: '负责人', description: '设计并实现库存扣减，支撑每秒 8000 次请求。' }],
  skills: ['Java', 'Redis'],
};

export function material(more: Partial<Material> = {}): Material {
  return { kind: 'position', position, resume, skill: null, difficulty: 'medium', seed: 7, ...more };
}

/** An interview in memory: what run.ts does with the database, without it. */
export class Rehearsal {
  state: State;
  at = 1_800_000_000_000;
  readonly turns: Turn[] = [];
  readonly ends: Extract<Effect, { type: 'end' }>[] = [];
  readonly #position: InterviewPosition | null;

  constructor(more: Partial<Material> = {}) {
    const made = material(more);
    this.#position = made.position;
    this.state = initialState(planByRules(made));
  }

  /** Takes an event and whatever follows from it; the state goes through JSON, as it does through the database. */
  take(event: EngineEvent): void {
    const { state, effects } = step(this.state, event);
    this.state = JSON.parse(JSON.stringify(state)) as State;
    for (const effect of effects) {
      if (effect.type === 'turn') this.turns.push(effect.turn);
      if (effect.type === 'end') this.ends.push(effect);
    }
    const due = effects.find((effect) => effect.type === 'consider');
    if (due !== undefined) this.read(due.seq);
  }

  read(seq: number): void {
    const reading = readByRules({ state: this.state, turns: this.turns, position: this.#position, seq });
    this.take({ type: 'considered', at: this.at, seq, reading });
  }

  join(): void {
    this.take({ type: 'joined', at: this.at });
  }

  say(text: string, seconds = 30): void {
    this.at += seconds * 1000;
    this.take({ type: 'said', at: this.at, text, to: this.state.prompt?.seq ?? 1 });
  }

  wait(seconds: number): void {
    this.at += seconds * 1000;
    this.take({ type: 'ticked', at: this.at, activeAt: null });
  }

  /** What the interviewer said last. */
  get last(): Turn {
    const turn = this.turns.findLast((each) => each.speaker === 'interviewer');
    if (turn === undefined) throw new Error('nothing was said yet');
    return turn;
  }
}

/** A reading that a test dictates. */
export function reading(intent: Intent, more: Partial<Reading> = {}): Reading {
  return {
    intent,
    acknowledgement: null,
    followUp: null,
    facts: null,
    severe: false,
    aside: null,
    keeps: false,
    ...more,
  };
}

/** A follow-up that asks for `name`. */
export const probe = (name: string): FollowUp => ({ probe: name, text: `${name}是怎样的？`, plain: `请说说${name}。` });

/** A rehearsal whose readings a test dictates. */
export class Dictated extends Rehearsal {
  next: Reading = reading('answer');

  override read(seq: number): void {
    this.take({ type: 'considered', at: this.at, seq, reading: this.next });
  }

  hear(text: string, next: Reading = reading('answer')): void {
    this.next = next;
    this.say(text);
  }
}
