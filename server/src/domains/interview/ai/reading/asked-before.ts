import type { Plan } from '../engine/plan.ts';
import { withoutCitations } from '../scoring/transcript.ts';

export interface SpokenTurn {
  readonly seq: number;
  readonly speaker: 'interviewer' | 'candidate';
  readonly kind?: string;
  readonly text: string;
  readonly question: number | null;
}

/** What a turn was said to: the planned question it belongs to, and what was asked of it last. */
export function askedBefore(plan: Plan, turns: readonly SpokenTurn[], turn: SpokenTurn): string {
  const question = turn.question === null ? '' : (plan.questions[turn.question]?.text ?? '');
  const last = turns.findLast((each) => each.seq < turn.seq && each.speaker === 'interviewer');
  return `${question} ${last !== undefined && asks.includes(last.kind ?? '') ? withoutCitations(last.text) : ''}`.trim();
}

/** Turns of the interviewer that say by themselves what is asked. */
const asks: readonly string[] = ['followUp', 'closing'];
