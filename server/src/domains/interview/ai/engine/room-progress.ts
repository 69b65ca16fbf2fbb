import type { RoomProgress } from '@pinjian/contract/interview-room.ts';
import { counted } from './clock.ts';
import type { State } from './state.ts';

/** Somebody in need is asked nothing until they say so. */
function isResting({ phase, eased }: State): boolean {
  return eased === true && (phase === 'paused' || phase === 'pauseOffered');
}

/** Where an interview stands at the moment `at`, as the room shows it. */
export function roomProgress(state: State, at: number): RoomProgress {
  const clock = counted(state.clock, at);
  const { plan, current, prompt } = state;
  const question = current === null ? undefined : plan.questions[current];
  const secondsLeft = (budget: number, spent: number): number => Math.max(0, Math.round((budget - spent) / 1000));
  const asked = state.questions.filter((each) => each.outcome !== 'notAsked').length;
  return {
    phase: state.phase,
    closing: state.closing === true && state.phase !== 'ended',
    question:
      question === undefined || prompt === null
        ? null
        : {
            index: asked - 1,
            total: plan.questions.length,
            text: isResting(state) ? '' : prompt.text,
            turn: prompt.seq,
            secondsLeft: secondsLeft(question.seconds * 1000, clock.spent - clock.askedAt),
          },
    secondsLeft: secondsLeft(plan.budget.totalMs, clock.spent),
    secondsTotal: Math.round(plan.budget.totalMs / 1000),
    serverTime: new Date(at).toISOString(),
  };
}
