import type { Ctx } from '#server/context.ts';
import { forgetReadingsBefore, insertReading } from './queries.ts';
import { aDayBefore } from './rules.ts';

/** Notes that a file is given to the reader; what counts no more is forgotten. */
export async function noteReading(tx: Ctx, userId: string): Promise<void> {
  await forgetReadingsBefore(tx, userId, aDayBefore(tx.now()));
  await insertReading(tx, userId);
}
