import { newId } from '#platform/core/ids.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { requireOwn } from '../policy.ts';
import { findInterview } from '../queries.ts';
import { replyTo, takeAndReply } from './run.ts';

/** What a candidate is asked just now. */
interface AskedNow {
  readonly text: string;
  /** Index of the planned question; null while greeting. */
  readonly question: number | null;
  /** Id of the planned question; null while greeting. */
  readonly questionId: string | null;
  readonly questions: number;
  /** The questions are over, and the candidate may ask. */
  readonly closing: boolean;
}

/** More turns than any plan leads to: an interview that does not end is our own defect. */
const mostTurns = 120;

/**
 * Holds a prepared interview without a room: `respond` answers what is asked, null leaves it as it stands, to be gone on
 * with. The machine, what it stores and how it is scored are the room's.
 */
export async function holdInterview(
  ctx: Ctx<SeekerActor>,
  interviewId: string,
  respond: (asked: AskedNow) => string | null,
): Promise<void> {
  requireOwn(await findInterview(ctx, interviewId), ctx.actor.userId);
  let { state } = await takeAndReply(ctx, interviewId, { type: 'joined', at: ctx.now().getTime() });
  for (let turn = 0; state.phase !== 'ended'; turn++) {
    if (turn > mostTurns) throw new Error(`interview ${interviewId} does not end`);
    const { current: question, prompt, plan } = state;
    const questionId = question === null ? null : (plan.questions[question]?.id ?? null);
    const closing = state.closing === true;
    const text = respond({ text: prompt?.text ?? '', question, questionId, questions: plan.questions.length, closing });
    const at = ctx.now().getTime();
    if (text === null) {
      await takeAndReply(ctx, interviewId, { type: 'left', at });
      return;
    }
    const said = await takeAndReply(ctx, interviewId, { type: 'said', at, text, to: prompt?.seq ?? 1 }, newId());
    const replied = said.due === null ? null : await replyTo(ctx, interviewId, said.due);
    state = (replied ?? said).state;
  }
}
