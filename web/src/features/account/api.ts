import { getUserInfo, issueToken, proofWanted, revokeToken, sendSms } from '@pinjian/contract/account.ts';
import { CallError, call, switchRole } from '#lib/client.ts';
import { forgetDrafts } from '#lib/session-end.ts';
import { logWarning } from '#lib/log.ts';
import { clearSession, clientOfRole, currentPair, rememberPair, rememberUser, useSession } from '#lib/session.ts';
import type { Role, User } from '#lib/session.ts';

/** A call that may ask for a proof of work first (decisions §7), with what was found out for it or without. */
export type Provable<T> = (altcha?: string) => Promise<T>;
/** What the person waits for meanwhile. */
export type ProofPurpose = 'sendCode' | 'signIn';

/** Makes such a call; where the server asks for a proof of work, what makes it is loaded then. */
export async function proven<T>(purpose: ProofPurpose, send: Provable<T>): Promise<T> {
  return await send().catch(async (error: unknown) => {
    if (!(error instanceof CallError) || error.code !== proofWanted) throw error;
    return (await import('./proof/prove.ts')).prove(purpose, error, send);
  });
}

/**
 * Has a code sent, in the one way that every form does; answers the seconds until the next one may be asked for. The form
 * shows what goes wrong.
 */
export async function sendCode(send: Provable<{ readonly retryAfter: number }>): Promise<number> {
  return (await proven('sendCode', send)).retryAfter;
}

/** A code to a number that was typed: to sign in, or ('3') to make it one's own. */
export function sendCodeTo(phone: string, smsType: '1' | '3' = '1'): Promise<number> {
  return sendCode((altcha) => call(sendSms, { phone, smsType, altcha }, { quiet: true }));
}

/** Exchanges phone and code for a session of `role`. The form shows what goes wrong. */
export async function signIn(role: Role, phone: string, code: string): Promise<void> {
  const options = { client: clientOfRole[role], quiet: true } as const;
  const answer = await proven('signIn', (altcha) =>
    call(issueToken, { grant_type: 'sms', phone, code, altcha }, options),
  );
  clearSession();
  rememberPair({ token: answer.accessToken, refreshToken: answer.refreshToken }, answer.expiresIn);
}

/** Makes this browser's session that of the person's other identity and opens its home; never resolves then. A failure is shown. @throws CallError */
export async function switchToRole(role: Role): Promise<never> {
  return await switchRole(clientOfRole[role]);
}

let pendingUser: Promise<User> | null = null;

/** Spec §8: a failed status lookup is ignored silently; what the user info said holds. Loaded late: /login is small. */
async function lookUpStatus(user: User): Promise<void> {
  await Promise.allSettled([import('./auth-status/api.ts').then(({ lookUpAuthStatus }) => lookUpAuthStatus(user))]);
}

async function fetchUser(): Promise<User> {
  try {
    const { sysUser, permissions } = await call(getUserInfo, {}, { quiet: true });
    rememberUser(sysUser, permissions);
    void lookUpStatus(sysUser);
    return sysUser;
  } catch (error) {
    // Spec §8: a failed user-info fetch is only logged; whoever needs the user decides what to show.
    logWarning('user info could not be loaded', error);
    throw error;
  }
}

/** Asks the server who the stored token belongs to; several at once share one call. */
export async function reloadUser(): Promise<User> {
  pendingUser ??= fetchUser().finally(() => {
    pendingUser = null;
  });
  return await pendingUser;
}

/** The signed-in user, asked from the server only when this tab does not know yet. @throws CallError */
export async function ensureUser(): Promise<User> {
  return useSession.getState().user ?? (await reloadUser());
}

/** Ends the session here at once and at the server when it can be reached: its tokens die by themselves otherwise. */
export function endSession(): void {
  const pair = currentPair();
  forgetDrafts();
  clearSession();
  if (pair === null) return;
  call(revokeToken, { token: pair.refreshToken }, { quiet: true }).catch((error: unknown) =>
    logWarning('sign-out was not confirmed', error),
  );
}
