import type { getMyHours as endpoint } from '@pinjian/contract/calendar.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findHours } from './queries.ts';

/** When the caller gives interviews; the defaults until they say otherwise. */
export async function getMyHours(ctx: Ctx<EmployerActor>): Promise<Answer<typeof endpoint>> {
  return findHours(ctx, ctx.actor.userId);
}
