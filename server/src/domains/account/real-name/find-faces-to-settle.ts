import type { Ctx } from '#server/context.ts';
import { findFacesBefore } from './queries.ts';

/** While their page is open, people ask themselves. */
const ownMilliseconds = 60_000;
/** Checks of one run; what is left is the next minute's. */
const checksPerRun = 200;

/** Open face checks that began a minute ago or earlier. */
export async function findFacesToSettle(ctx: Ctx): Promise<string[]> {
  return findFacesBefore(ctx, new Date(ctx.now().getTime() - ownMilliseconds), checksPerRun);
}
