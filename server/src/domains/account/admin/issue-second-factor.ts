import { maskPhone } from '@pinjian/contract/person.ts';
import type { Ctx } from '#server/context.ts';
import { insertRecoveryCodes } from './queries.ts';
import { newRecoveryCode, recoveryCodeOf } from './rules.ts';
import { otpauthUri } from './totp.ts';

/** What an admin signs in with beside the phone. Told once: the secret stays encrypted, the codes only as hashes. */
export interface SecondFactor {
  /** Base32. */
  readonly secret: string;
  readonly otpauthUri: string;
  readonly recoveryCodes: readonly string[];
}

const recoveryCodeCount = 10;

/** Makes recovery codes beside a secret that was just stored. */
export async function issueSecondFactor(
  tx: Ctx,
  of: { userId: string; phone: string; secret: string },
): Promise<SecondFactor> {
  const { secretBox, config } = tx.ports;
  const recoveryCodes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  const hashes = recoveryCodes.map((code) => secretBox.hash('recovery-code', recoveryCodeOf(code) ?? code));
  await insertRecoveryCodes(tx, of.userId, hashes);
  return {
    secret: of.secret,
    otpauthUri: otpauthUri(of.secret, { issuer: config.brand.name, account: maskPhone(of.phone) }),
    recoveryCodes,
  };
}
