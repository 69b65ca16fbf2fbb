import type { Ctx } from '#server/context.ts';
import { deleteSecurityEvents } from '../security/queries.ts';
import { deleteTokens } from './queries.ts';

const dayMilliseconds = 86_400_000;
/** A person finds a year of their security events. */
const eventDays = 365;

/** Removes tokens that ended a day ago, which are as dead as unknown ones, and security events of more than a year. */
export async function forgetTokens(ctx: Ctx): Promise<void> {
  const now = ctx.now().getTime();
  await deleteTokens(ctx, new Date(now - dayMilliseconds));
  await deleteSecurityEvents(ctx, new Date(now - eventDays * dayMilliseconds));
}
