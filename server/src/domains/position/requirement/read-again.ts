import type { Ctx, SystemActor } from '#server/context.ts';
import { findPositionsByIds } from '../queries.ts';
import { indexPosition } from '../search/index-position.ts';
import { readerEdition } from './reading/readings-of.ts';
import { lockToReadAgain, setRead } from './queries.ts';
import { adoptReadings } from './settle.ts';

/** Positions of one transaction. */
const batch = 50;
/** Batches of one run; what is left is the next minute's. */
const batchesPerRun = 20;

/**
 * Reads what is on show for what it asks, after the reader changed or where it never did: what the writers wrote stays
 * as it is, what the reader finds is added as its own. A run that is cut off goes on where it was.
 */
export async function readAgain(ctx: Ctx<SystemActor>): Promise<void> {
  for (let done = 0; done < batchesPerRun; done++) {
    const count = await ctx.transaction(async (tx) => {
      const ids = await lockToReadAgain(tx, readerEdition, batch);
      for (const record of await findPositionsByIds(tx, ids)) {
        if (record.content === null) continue;
        const content = adoptReadings(record.content);
        await setRead(tx, record.id, content, readerEdition);
        // Found by what was read, and by whatever else the search has learnt to ask since it was indexed.
        await indexPosition(tx, { ...record, content });
      }
      if (ids.length > 0) await tx.emit('position.readAgain', { positionIds: ids });
      return ids.length;
    });
    if (count < batch) return;
  }
}
