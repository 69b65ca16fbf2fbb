import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { rotatePhoneHashes } from '#domains/account/index.ts';
import { rotatePhoneParts } from '#domains/application/index.ts';
import { rotateContentHashes } from '#domains/resume/index.ts';
import type { ChangingSecretBox } from '#platform/core/secret-box.ts';
import { announceSuccessor, settleSuccessor } from '#platform/db/key-fingerprint.ts';
import { reEncrypt } from '#platform/db/re-encrypt.ts';
import type { Ctx } from '../context.ts';
import type { Say } from './say.ts';

export interface RotateOptions {
  /** Its secretBox is the one below. */
  readonly ctx: Ctx;
  readonly pool: pg.Pool;
  /** Knows both secrets. */
  readonly secretBox: ChangingSecretBox;
  /** Milliseconds after which every copy writes with the successor. */
  readonly settleMs: number;
  readonly say: Say;
  readonly now: () => number;
}

/** One walk over everything that is written with a secret; answers how much of it was of the former one. */
export async function rotateOnce(ctx: Ctx): Promise<number> {
  // Hashes first: they are told from what the ciphers beside them hold.
  let rotated = 0;
  for (const rotate of [rotatePhoneHashes, rotateContentHashes, rotatePhoneParts]) rotated += await rotate(ctx);
  return rotated + (await reEncrypt(ctx.db, ctx.ports.secretBox));
}

/**
 * Puts the successor of the secret in force and writes everything anew with it, while copies that know both go on. It may
 * end at any moment and is begun again; it is over after a walk, begun when every copy writes with the successor, that
 * finds nothing of the former secret.
 */
export async function rotate({ ctx, pool, secretBox, settleMs, say, now }: RotateOptions): Promise<void> {
  if (secretBox.successor !== null) {
    await announceSuccessor(pool, secretBox.successor);
    secretBox.succeed();
  }
  const settled = now() + settleMs;
  say('新密钥已生效，正在用它重新加密。产品可以继续运行；中断后再次运行会从剩下的继续。');
  for (let isOver = false; !isOver;) {
    const wait = settled - now();
    const rotated = await rotateOnce(ctx);
    say(`重新加密了 ${rotated} 处`);
    isOver = rotated === 0 && wait <= 0;
    if (!isOver && rotated === 0) await delay(Math.max(0, settled - now()));
  }
  await settleSuccessor(pool, secretBox.fingerprint);
}

/** Puts the new secret in the place of the one in the data folder, which stays beside it; there is one at any moment. */
export async function replaceSecretFile(dataFolder: string, secret: string): Promise<void> {
  const place = path.join(dataFolder, 'secret');
  const former = await readFile(place, 'utf8');
  if (former.trim() === secret) return;
  await writeFile(`${place}-former`, former, { mode: 0o600, flush: true });
  await writeFile(`${place}-next`, secret, { mode: 0o600, flush: true });
  await rename(`${place}-next`, place);
}
