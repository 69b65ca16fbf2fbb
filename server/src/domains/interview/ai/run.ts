import { errors } from '@pinjian/contract/errors.ts';
import { interviewErrors } from '@pinjian/contract/interview.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';
import type { Effect, EngineEvent, Turn } from './engine/event.ts';
import { answerCount, type State } from './engine/state.ts';
import { canSay, step } from './engine/step.ts';
import { requireHoldable } from './policy.ts';
import {
  findFrame,
  findInterview,
  findTurns,
  insertFrame,
  insertTurns,
  lockInterview,
  saveAdvance,
  type InterviewRow,
} from './queries.ts';
import { readTurn } from './read-turn.ts';
import { scoreTask } from './score-task.ts';

/** What became of one event. */
export interface Advanced {
  readonly state: State;
  /** The turn a frame became, now or when it came the first time; null when it became none. */
  readonly seq: number | null;
  /** A turn that the interviewer is to read, null when none is due. */
  readonly due: number | null;
}

/** The state of the machine, as it is stored. */
export function stateOf(row: InterviewRow): State {
  return { ...row.progress, plan: row.plan };
}

/**
 * Takes one event: in one transaction the machine steps, and its turns and its new state are stored. Only what is
 * stored is ever acknowledged or shown. A frame that was taken before changes nothing and is answered as it was then.
 * @throws Refusal 40953, 40952 when it cannot be held any more; 40955 when nothing can be said yet.
 */
export async function takeEvent(
  ctx: Ctx,
  interviewId: string,
  event: EngineEvent,
  frameId?: string,
): Promise<Advanced> {
  return ctx.transaction(async (tx) => {
    const row = await lockInterview(tx, interviewId);
    if (row === undefined) throw new Refusal(errors.notFound);
    const before = stateOf(row);
    const known = frameId === undefined ? undefined : await findFrame(tx, interviewId, frameId);
    if (known !== undefined) return { state: before, seq: known.seq, due: null };
    requireHoldable(row, tx.now());
    if (event.type === 'said' && !canSay(before)) throw new Refusal(interviewErrors.notReadyToAnswer);
    const { state, effects } = step(before, event);
    const turns = effects.flatMap((effect) => (effect.type === 'turn' ? [effect.turn] : []));
    const seq = turns.find((turn) => turn.speaker === 'candidate')?.seq ?? null;
    if (state !== before) await store(tx, row, state, effects, turns);
    if (frameId !== undefined) await insertFrame(tx, interviewId, frameId, seq);
    return { state, seq, due: effects.find((effect) => effect.type === 'consider')?.seq ?? null };
  });
}

async function store(
  tx: Ctx,
  row: InterviewRow,
  state: State,
  effects: readonly Effect[],
  turns: readonly Turn[],
): Promise<void> {
  const { plan: _plan, ...progress } = state;
  const ended = effects.find((effect) => effect.type === 'end') ?? null;
  await insertTurns(tx, row.id, turns);
  await saveAdvance(tx, row, { progress, answers: answerCount(state), started: state.phase !== 'new', ended });
  if (ended !== null) await tx.enqueue(scoreTask, { interviewId: row.id });
}

/** Somebody who is told the words of the turn `seq` while they come. */
export interface Hearer {
  speak(seq: number, words: string): void;
  readonly signal: AbortSignal;
}

/**
 * Lets the interviewer read the turn `seq` and stores its reply. Any copy may do it, and two may at once: the machine
 * takes the reading of the turn it awaits, once.
 */
export async function replyTo(ctx: Ctx, interviewId: string, seq: number, hearer?: Hearer): Promise<void> {
  const row = await findInterview(ctx, interviewId);
  if (row === undefined) throw new Refusal(errors.notFound);
  const state = stateOf(row);
  if (state.awaiting?.seq !== seq) return;
  const turns = await findTurns(ctx, interviewId);
  const conversation = { state, turns, position: row.position_snapshot, seq };
  const listener = hearer && {
    speak: (words: string) => hearer.speak(state.nextSeq, words),
    signal: hearer.signal,
  };
  const reading = await readTurn(ctx, interviewId, conversation, listener);
  if (reading === null) return;
  await takeEvent(ctx, interviewId, { type: 'considered', at: ctx.now().getTime(), seq, reading });
}
