import type { Ctx, SignedInActor } from '#server/context.ts';
import { askerOfSession } from '../sign-in/identify-asker.ts';
import { useCode } from '../sign-in/use-code.ts';
import { holdPhone } from './find-phone-hash.ts';
import { findPhone } from './queries.ts';

/**
 * Uses up a code that went to somebody's own present number; false for a wrong one, whose try is counted if the
 * transaction is kept. A caller that locks the person too does so before.
 * @throws Refusal 42900 or 429 {retryAfter} for who has guessed too much.
 */
export async function useOwnCode(
  tx: Ctx,
  { personId, familyId }: Pick<SignedInActor, 'personId' | 'familyId'>,
  code: string,
): Promise<boolean> {
  const { phone_cipher: cipher, address, user_agent: userAgent } = await findPhone(tx, personId, familyId);
  const phoneHash = await holdPhone(tx, tx.ports.secretBox.decrypt(cipher));
  const asker = askerOfSession(tx.ports.secretBox, { familyId }, { address, userAgent });
  return useCode(tx, { phoneHash, smsType: '2', asker, isSignedIn: true }, code);
}
