import { lookUpRealName } from '@pinjian/contract/account-real-name.ts';
import { verificationInfo } from '@pinjian/contract/company.ts';
import { call } from '#lib/client.ts';
import { companyAuth, rememberAuthStatus, seekerAuth, type User } from '#lib/session.ts';

/**
 * The status lookup of spec §4: what the server says of the company's verification, or of the seeker's real name, is
 * the session's auth status from then on.
 */
export async function lookUpAuthStatus(user: User): Promise<void> {
  if (user.clientId === 'web-job-hunter') {
    const { state } = await call(lookUpRealName, { accountId: user.userId }, { quiet: true });
    rememberAuthStatus(user.userId, seekerAuth[state] ?? 'NONE');
  } else if (user.clientId === 'web-company' && user.companyId !== null) {
    const { status } = await call(verificationInfo, { companyId: user.companyId }, { quiet: true });
    rememberAuthStatus(user.userId, companyAuth[status ?? -1] ?? 'NONE');
  }
}
