import { errors } from '@pinjian/contract/errors.ts';
import { interviewErrors } from '@pinjian/contract/interview.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';
import { findSoFar, insertFrame, saveAdvance } from './queries.ts';
import type { EngineEvent, Turn } from '../engine/event.ts';
import { followedBy, type Outcome } from '../engine/speak.ts';
import { answerCount, type State } from '../engine/state.ts';
import { canSay, step } from '../engine/step.ts';
import type { HeardTurn } from '../conductor.ts';
import { requireHoldable } from '../policy.ts';
import { findInterview, findTurns, lockInterview, type InterviewRow } from '../queries.ts';
import { readTurn } from './read-turn.ts';
import { readByRules } from '../rule/read.ts';
import { scoreTask } from '../../report/score-task.ts';

/** What became of one event. */
export interface Advanced {
  readonly state: State;
  /** What was said by it and is stored now, in order. */
  readonly turns: readonly Turn[];
  /** The turn a frame became, now or when it came the first time; null when it became none. */
  readonly seq: number | null;
  /** A turn that the interviewer is to read, null when none is due. */
  readonly due: number | null;
}

/** The state of the machine, as it is stored. */
export function stateOf(row: InterviewRow): State {
  return { ...row.progress, plan: row.plan };
}

/** How a turn that is due is read without anybody waiting. */
type ReadAtOnce = typeof readByRules;

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
  return ctx.transaction((tx) => advance(tx, interviewId, { event, frameId }, null));
}

/**
 * Takes one event and replies to it, as far as nobody is to be waited for: rules read in milliseconds, so that answer
 * and reply are one transaction. Where a model reads, the reply is still due.
 * @throws as `takeEvent` does.
 */
export async function takeAndReply(
  ctx: Ctx,
  interviewId: string,
  event: EngineEvent,
  frameId?: string,
): Promise<Advanced> {
  const read = ctx.ports.llm === null ? readByRules : null;
  return ctx.transaction((tx) => advance(tx, interviewId, { event, frameId }, read));
}

interface Received {
  readonly event: EngineEvent;
  readonly frameId: string | undefined;
}

async function advance(
  tx: Ctx,
  interviewId: string,
  { event, frameId }: Received,
  read: ReadAtOnce | null,
): Promise<Advanced> {
  const row = await lockInterview(tx, interviewId);
  if (row === undefined) throw new Refusal(errors.notFound);
  const before = stateOf(row);
  // A reading may be due to what comes from no frame too: whoever joins may find one that a dead copy left.
  const asksBack = frameId !== undefined || (read !== null && event.type === 'joined');
  const { turns: earlier, known } = asksBack
    ? await findSoFar(tx, interviewId, frameId)
    : { turns: [], known: undefined };
  if (known !== undefined) return { state: before, turns: [], seq: known.seq, due: null };
  requireHoldable(row, tx.now());
  if (event.type === 'said' && !canSay(before)) throw new Refusal(interviewErrors.notReadyToAnswer);
  const taken = step(before, event);
  const outcome =
    read === null
      ? taken
      : replied(taken, (state, seq, said) => {
          const conversation = { state, turns: [...earlier, ...said], position: row.position_snapshot, seq };
          return { type: 'considered', at: tx.now().getTime(), seq, reading: read(conversation) };
        });
  const turns = turnsOf(outcome);
  const seq = turns.find((turn) => turn.speaker === 'candidate')?.seq ?? null;
  if (outcome.state !== before) await store(tx, row, outcome, frameId === undefined ? null : { id: frameId, seq });
  else if (frameId !== undefined) await insertFrame(tx, interviewId, frameId);
  return { state: outcome.state, turns, seq, due: dueOf(outcome) };
}

/** Goes on from an outcome with the reading of the turn that is due, if one is. */
function replied(
  taken: Outcome,
  considered: (state: State, seq: number, said: readonly HeardTurn[]) => EngineEvent,
): Outcome {
  const due = dueOf(taken);
  if (due === null) return taken;
  return followedBy(taken, (state) => step(state, considered(state, due, turnsOf(taken))));
}

function turnsOf({ effects }: Outcome): Turn[] {
  return effects.flatMap((effect) => (effect.type === 'turn' ? [effect.turn] : []));
}

/** The turn whose reading was asked for and is still awaited. */
function dueOf({ state, effects }: Outcome): number | null {
  const due = effects.find((effect) => effect.type === 'consider')?.seq ?? null;
  return state.awaiting?.seq === due ? due : null;
}

async function store(
  tx: Ctx,
  row: InterviewRow,
  outcome: Outcome,
  frame: { readonly id: string; readonly seq: number | null } | null,
): Promise<void> {
  const { plan: _plan, ...progress } = outcome.state;
  const ended = outcome.effects.find((effect) => effect.type === 'end') ?? null;
  const [answers, started] = [answerCount(outcome.state), outcome.state.phase !== 'new'];
  await saveAdvance(tx, row, { turns: turnsOf(outcome), frame, progress, answers, started, ended });
  if (ended !== null) await tx.enqueue(scoreTask, { interviewId: row.id });
}

/** Somebody who is told the words of the turn `seq` while they come. */
export interface Hearer {
  speak(seq: number, words: string): void;
  readonly signal: AbortSignal;
}

/**
 * Lets the interviewer read the turn `seq` and stores its reply; null where there was nothing to reply any more. Any
 * copy may do it, and two may at once: the machine takes the reading of the turn it awaits, once.
 */
export async function replyTo(ctx: Ctx, interviewId: string, seq: number, hearer?: Hearer): Promise<Advanced | null> {
  const row = await findInterview(ctx, interviewId);
  if (row === undefined) throw new Refusal(errors.notFound);
  const state = stateOf(row);
  if (state.awaiting?.seq !== seq) return null;
  const turns = await findTurns(ctx, interviewId);
  const conversation = { state, turns, position: row.position_snapshot, seq };
  const listener = hearer && {
    speak: (words: string) => hearer.speak(state.nextSeq, words),
    signal: hearer.signal,
  };
  const reading = await readTurn(ctx, interviewId, conversation, listener);
  if (reading === null) return null;
  return takeEvent(ctx, interviewId, { type: 'considered', at: ctx.now().getTime(), seq, reading });
}
