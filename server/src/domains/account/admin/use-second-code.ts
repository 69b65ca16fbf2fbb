import type { Ctx } from '#server/context.ts';
import { markRecoveryCodeUsed, setLastStep } from './queries.ts';
import { recoveryCodeOf } from './rules.ts';
import { stepOfCode } from './totp.ts';

/**
 * Uses a one-time code or a recovery code up, in the transaction that holds the admin's lock. `spent` is a one-time code
 * that was right once: it, and every one before it, was or counts as used.
 */
export async function useSecondCode(
  tx: Ctx,
  admin: { user_id: string; totp_cipher: Buffer; last_step: number },
  typed: string,
): Promise<'totp' | 'recoveryCode' | 'wrong' | 'spent'> {
  const { secretBox } = tx.ports;
  const step = stepOfCode(secretBox.decrypt(admin.totp_cipher), typed, tx.now());
  if (step !== null) {
    if (step <= admin.last_step) return 'spent';
    await setLastStep(tx, admin.user_id, step);
    return 'totp';
  }
  const code = recoveryCodeOf(typed);
  if (code === null) return 'wrong';
  const isRight = await markRecoveryCodeUsed(tx, admin.user_id, secretBox.hashes('recovery-code', code));
  return isRight ? 'recoveryCode' : 'wrong';
}
