import { readProof } from '#platform/core/proof-of-work.ts';
import type { ClientActor, Ctx } from '#server/context.ts';
import { guessSubject } from '../lock-out/refuse-locked.ts';
import { askerOf } from './identify-asker.ts';

/** A try of a sign-in code at the token endpoint: who makes it, and the proof of work that came along, verified. */
export async function triedBy(ctx: Ctx<ClientActor>, phoneHash: Buffer, altcha: string | undefined) {
  const { secretBox } = ctx.ports;
  const asker = askerOf(secretBox, ctx.actor);
  const subject = guessSubject(phoneHash);
  const proof = altcha === undefined ? null : await readProof(secretBox, altcha, { subject, now: ctx.now() });
  return { phoneHash, smsType: '1', asker, isSignedIn: false, proof } as const;
}
