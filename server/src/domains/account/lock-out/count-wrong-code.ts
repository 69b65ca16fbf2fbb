import type { Ctx } from '#server/context.ts';
import { noteWrongCodeTask } from './note-wrong-code.ts';
import { insertWrongCode, wrongHistory, type Guesser } from './queries.ts';
import { notedFrom } from './rules.ts';

/** Counts a wrong code, in the transaction that found it wrong, whether or not anybody has the number. */
export async function countWrongCode(tx: Ctx, guesser: Guesser): Promise<void> {
  const wrongCodeId = await insertWrongCode(tx, guesser);
  const { pair, phone } = await wrongHistory(tx, guesser);
  const isNews = pair.count >= notedFrom || phone.count >= tx.ports.config.lock.phone.tries;
  if (isNews) await tx.enqueue(noteWrongCodeTask, { wrongCodeId });
}
