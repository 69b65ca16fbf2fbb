import { isDemoUser } from '#domains/account/index.ts';
import type { Ctx } from '#server/context.ts';

/** Whether a vendor issues what somebody asked for: nothing about people of the demo world leaves this machine. */
export async function goesToVendor(ctx: Ctx, askedBy: string | null): Promise<boolean> {
  return !ctx.ports.invoicing.byPerson && askedBy !== null && !(await isDemoUser(ctx, askedBy));
}
