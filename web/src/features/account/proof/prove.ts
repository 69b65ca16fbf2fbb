import { proofWanted } from '@pinjian/contract/account.ts';
import type { Challenge } from 'altcha/lib';
import { CallError } from '#lib/client.ts';
import { logWarning } from '#lib/log.ts';
import { isRecord } from '#lib/storage.ts';
import type { ProofPurpose, Provable } from '../api.ts';

const cancelled: Readonly<Record<ProofPurpose, string>> = {
  sendCode: '已取消安全验证，验证码没有发送',
  signIn: '已取消安全验证，没有登录',
};
const follows: Readonly<Record<ProofPurpose, string>> = { sendCode: '发送验证码', signIn: '登录' };
const failed = '安全验证没有完成，请稍后再试。如果仍不成功，请更新浏览器或换一台设备';
/** A phone that slept has an old challenge: it gets another one, but not for ever. */
const mostRounds = 3;

/** What goes wrong here reads like a call that failed: the forms show its message. */
function failure(message: string, cause?: unknown): CallError {
  return new CallError({ kind: 'broken', message, cause });
}

function challengeOf(error: CallError): Challenge {
  if (!isRecord(error.data) || !isRecord(error.data['challenge'])) throw failure(failed, error);
  return error.data['challenge'] as unknown as Challenge; // Only altcha reads it, and its answer only the server.
}

/**
 * Does the work that the server asks for and makes the call again with its proof. A small dialog says what is going on
 * and lets the person give up. @throws CallError whose message says what to do.
 */
export async function prove<T>(purpose: ProofPurpose, asked: CallError, send: Provable<T>): Promise<T> {
  const controller = new AbortController();
  // Apart: the styles would be named in every page that has a form with a code.
  const { openProofDialog } = await import('./proof-dialog.tsx');
  const close = openProofDialog(follows[purpose], () => controller.abort());
  try {
    let refused = asked;
    for (let round = 0; round < mostRounds; round += 1) {
      const altcha = await solveOrExplain(purpose, challengeOf(refused), controller);
      const outcome = await send(altcha).catch((error: unknown) => {
        if (error instanceof CallError && error.code === proofWanted) return error;
        throw error;
      });
      if (!(outcome instanceof CallError)) return outcome;
      refused = outcome;
    }
    throw failure(failed);
  } finally {
    close();
  }
}

async function solveOrExplain(
  purpose: ProofPurpose,
  challenge: Challenge,
  controller: AbortController,
): Promise<string> {
  const solving = import('./solve.ts').then(({ solve }) => solve(challenge, controller));
  const altcha = await solving.catch((error: unknown) => {
    logWarning('the proof of work could not be made', error);
    return null;
  });
  if (controller.signal.aborted) throw failure(cancelled[purpose]);
  if (altcha === null) throw failure(failed);
  return altcha;
}
