import { accountErrors } from '@pinjian/contract/account-errors.ts';
import { issueToken } from '@pinjian/contract/account.ts';
import { CallError, call } from '#lib/client.ts';
import { clearSession, clientOfRole, rememberPair } from '#lib/session.ts';
import { proven } from '../api.ts';
import { isRecord } from '#lib/storage.ts';

const options = { client: clientOfRole.admin, quiet: true } as const;

/** The first step: phone and code; answers what the second one needs. The form shows what goes wrong. */
export async function askSecondStep(phone: string, code: string): Promise<string> {
  try {
    await proven('signIn', (altcha) => call(issueToken, { grant_type: 'sms', phone, code, altcha }, options));
  } catch (error) {
    const { data, code: answered } = error instanceof CallError ? error : { data: null, code: null };
    if (answered === accountErrors.secondStep.code && isRecord(data) && typeof data['mfaToken'] === 'string')
      return data['mfaToken'];
    throw error;
  }
  throw new Error('an admin was signed in by a text message alone');
}

/** The second step: a one-time code or a recovery code opens the session. The form shows what goes wrong. */
export async function confirmSecondStep(mfaToken: string, code: string): Promise<void> {
  const answer = await call(issueToken, { grant_type: 'totp', mfa_token: mfaToken, code }, options);
  clearSession();
  rememberPair({ token: answer.accessToken, refreshToken: answer.refreshToken }, answer.expiresIn);
}

/** Whether signing in has to begin anew. */
export function isSecondStepOver(error: unknown): boolean {
  return error instanceof CallError && error.code === accountErrors.secondStepOver.code;
}
