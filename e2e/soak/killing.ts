import { setTimeout as delay } from 'node:timers/promises';
import { killDatabase } from '../harness/database.ts';
import { startProduct, type Product } from '../harness/product.ts';
import { CallFailure } from '../harness/sign-in.ts';

const limitMs = 60_000;

/** Waits until the server answers with its database again. */
async function recovered(running: Product): Promise<void> {
  for (const deadline = Date.now() + limitMs; Date.now() < deadline; await delay(50)) {
    const answer = await fetch(`${running.url}/readyz`).catch((error: unknown) => {
      throw new Error(`the server has ended\n${running.output()}`, { cause: error });
    });
    if (answer.ok) return;
  }
  throw new Error(`the product did not recover within ${limitMs / 1000} s\n${running.output()}`);
}

/**
 * Kills the server in odd rounds, its database in even ones, and has both back before it answers; `during` ends what
 * was under way. Answers the product of from now on (a new one after the server's death) and a line that tells it.
 */
export async function killOne(
  product: Product,
  round: number,
  { env, during }: { readonly env: Readonly<Record<string, string>>; readonly during: () => Promise<void> },
): Promise<{ readonly product: Product; readonly told: string }> {
  const victim = round % 2 === 0 ? 'database' : 'server';
  if (victim === 'database') killDatabase(product.dataFolder);
  else await product.kill();
  const killed = performance.now();
  await during();
  const next = victim === 'server' ? await startProduct({ dataFolder: product.dataFolder, env }) : product;
  await recovered(next);
  const seconds = ((performance.now() - killed) / 1000).toFixed(1);
  return { product: next, told: `round ${round}: killed the ${victim}, back after ${seconds} s` };
}

/** A database that is away makes an answer late, not wrong: asks again while the server says 5xx. */
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (const deadline = Date.now() + limitMs; ; await delay(50)) {
    try {
      return await ask();
    } catch (error) {
      const away = error instanceof CallFailure && error.code >= 500 && error.code < 600;
      if (!away || Date.now() > deadline) throw error;
    }
  }
}
