import type { Ctx } from '#server/context.ts';
import { findVisibility } from './queries.ts';

/** Whether a seeker has said, one way or the other, who may see their resumes. */
export async function hasChosenVisibility(ctx: Ctx, seekerId: string): Promise<boolean> {
  return (await findVisibility(ctx, seekerId)).chosenAt !== null;
}
