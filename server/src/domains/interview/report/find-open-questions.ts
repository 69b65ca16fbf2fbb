import type { Ctx } from '#server/context.ts';
import { readSaying } from '../ai/reading/read-saying.ts';
import { findInterview } from '../ai/queries.ts';

/** Kinds that are nobody's but the candidate's: a question with one in it is not passed on. */
const own: readonly string[] = ['crisis', 'distress', 'private', 'steering', 'abuse'];

/** What a candidate asked in an interview that the posting had no answer to, in their words and their order. */
export async function findOpenQuestions(ctx: Ctx, interviewId: string): Promise<string[]> {
  const row = await findInterview(ctx, interviewId);
  const asked = row?.progress.candidateQuestions ?? [];
  return asked
    .filter(({ text, answered }) => !answered && text !== '')
    .filter(({ text }) => !readSaying('', text).kinds.some((kind) => own.includes(kind)))
    .map(({ text }) => text);
}
