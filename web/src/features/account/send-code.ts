import { proofWanted, sendSms } from '@pinjian/contract/account.ts';
import { CallError, call } from '#lib/client.ts';

/** A call that may ask for a proof of work first (decisions §7), with what was found out for it or without. */
export type Provable = (altcha?: string) => Promise<{ readonly retryAfter: number }>;

/**
 * Has a code sent, in the one way that every form does; answers the seconds until the next one may be asked for. Where
 * the server asks for a proof of work, what makes it is loaded then. The form shows what goes wrong.
 */
export async function sendCode(send: Provable): Promise<number> {
  const { retryAfter } = await send().catch(async (error: unknown) => {
    if (!(error instanceof CallError) || error.code !== proofWanted) throw error;
    return (await import('./proof/prove.ts')).prove(error, send);
  });
  return retryAfter;
}

/** A code to a number that was typed: to sign in, or ('3') to make it one's own. */
export function sendCodeTo(phone: string, smsType: '1' | '3' = '1'): Promise<number> {
  return sendCode((altcha) => call(sendSms, { phone, smsType, altcha }, { quiet: true }));
}
