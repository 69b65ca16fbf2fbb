import { dayInBeijing } from '#platform/core/beijing-day.ts';
import type { Ctx, SystemActor } from '#server/context.ts';
import { forgetUseBefore } from './queries.ts';

/** What members did on days that are over limits nothing any more. */
export async function forgetUse(ctx: Ctx<SystemActor>): Promise<void> {
  await forgetUseBefore(ctx, dayInBeijing(ctx.now()));
}
