import type pg from 'pg';
import type { Log } from '#platform/core/log.ts';
import type { ChangingSecretBox } from '#platform/core/secret-box.ts';
import { readKeyState } from '#platform/db/key-fingerprint.ts';

/** How often a copy that knows a successor looks whether it is in force. The command waits for several of these. */
export const lookMs = 5000;

/**
 * Brings a box to the key that the database is written with; answers what stands against a start, null for nothing.
 * The first start decides which key that is.
 */
export async function matchKeys(pool: pg.Pool, secretBox: ChangingSecretBox): Promise<string | null> {
  const state = await readKeyState(pool, secretBox.fingerprint);
  const { successor } = secretBox;
  if (state.fingerprint === successor) {
    secretBox.succeed();
    return null;
  }
  if (state.fingerprint !== secretBox.fingerprint)
    return 'PINJIAN_SECRET（或数据目录中的 secret 文件）与数据库不符：数据是用另一把密钥加密的，请换回原来的密钥';
  if (state.successor === null) return null;
  if (state.successor !== successor)
    return `密钥正在更换，还没有完成：请同时设置 PINJIAN_SECRET（原来的）和 PINJIAN_SECRET_NEXT（新的，指纹 ${state.successor}），再运行一次 npm run db -- rotate`;
  secretBox.succeed();
  return null;
}

/** Puts the successor in force in this copy, once the command says so. Without a successor there is nothing to look for. */
export function followSuccessor(pool: pg.Pool, secretBox: ChangingSecretBox, log: Log): { stop(): void } {
  if (secretBox.successor === null) return { stop: () => undefined };
  const look = async (): Promise<void> => {
    const { fingerprint, successor } = await readKeyState(pool, secretBox.fingerprint);
    if (secretBox.successor !== successor && secretBox.successor !== fingerprint) return;
    secretBox.succeed();
    clearInterval(timer);
    log.info({}, 'the secret is being changed: from now on everything is written with the new one');
  };
  const timer = setInterval(() => {
    look().catch((error: unknown) => log.warn({ error }, 'whether the secret is being changed could not be looked up'));
  }, lookMs).unref();
  return { stop: () => clearInterval(timer) };
}
