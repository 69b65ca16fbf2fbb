import type { sendSms as endpoint } from '@pinjian/contract/account.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { AnyoneActor, Ctx } from '#server/context.ts';
import { deliverCode } from './deliver-code.ts';

/** Sends a code to a phone (decisions §7). The answer is the same for known and unknown numbers. */
export async function sendSms(
  ctx: Ctx<AnyoneActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  return deliverCode(ctx, { ...input, address: ctx.actor.address });
}
