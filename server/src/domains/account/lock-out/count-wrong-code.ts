import type { Ctx } from '#server/context.ts';
import { noteWrongCodeTask } from './note-wrong-code.ts';
import { insertWrongCode, wrongHistory, type Guesser } from './queries.ts';
import { notedFrom } from './rules.ts';
import { standingOf } from './assess-standing.ts';

/**
 * Counts a wrong code, in the transaction that found it wrong, whether or not anybody has the number.
 * @param proofNonce the proof of work that it took, which is thereby used up
 */
export async function countWrongCode(tx: Ctx, guesser: Guesser, proofNonce: string | null): Promise<void> {
  const stranger = !guesser.isSignedIn && (await standingOf(tx, guesser.phoneHash, guesser.asker)) !== 'device';
  const wrongCodeId = await insertWrongCode(tx, guesser, { stranger, proofNonce });
  const { pair, phone } = await wrongHistory(tx, guesser);
  const isNews = pair.count >= notedFrom || phone.count >= tx.ports.config.lock.toldFrom;
  if (isNews) await tx.enqueue(noteWrongCodeTask, { wrongCodeId });
}
