import type { InterviewItem } from '@pinjian/contract/interview.ts';
import type { Ctx } from '#server/context.ts';
import { findItems } from './queries.ts';
import { itemView } from '../view.ts';

/** Interviews as the candidate's list shows them, by id. */
export async function interviewItems(ctx: Ctx, ids: readonly string[]): Promise<Map<string, InterviewItem>> {
  const rows = await findItems(ctx, ids);
  return new Map(rows.map((row) => [row.id, itemView(row, ctx.now())]));
}
