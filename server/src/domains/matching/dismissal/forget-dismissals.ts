import type { Ctx, SystemActor } from '#server/context.ts';
import { deleteDismissalsBefore } from './queries.ts';
import { dismissalsSince } from './rules.ts';

/** What was said too long ago to count is not kept. */
export async function forgetDismissals(ctx: Ctx<SystemActor>): Promise<void> {
  await deleteDismissalsBefore(ctx, dismissalsSince(ctx.now()));
}
