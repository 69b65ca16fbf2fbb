import { findErasedPeople, listErasures, settlePendingErasures, takeOnErasures } from '#domains/account/index.ts';
import type { Ctx } from '#server/context.ts';
import { erasePerson } from './erase-person.ts';
import { appendErased, erasedFile, readErased } from './erased-file.ts';

/**
 * Brings the database and the file beside it to the same list of erased people: what only the database knows is written
 * into the file, and what only the file knows was erased after the backup that was restored here: it is erased again.
 * Before anybody is served, and after every erasure.
 */
export async function keepErasures(ctx: Ctx): Promise<void> {
  const file = erasedFile(ctx.ports.config.data.folder);
  const [kept, known] = await Promise.all([readErased(file), listErasures(ctx)]);
  const hashes = new Set(known.map((each) => each.hash));
  await appendErased(file, known);
  const missing = kept.filter((each) => !hashes.has(each.hash)).map((each) => each.hash);
  if (missing.length > 0) await ctx.transaction((tx) => takeOnErasures(tx, missing));
  await eraseAgain(ctx);
}

async function eraseAgain(ctx: Ctx): Promise<void> {
  const people = await findErasedPeople(ctx);
  for (const personId of people) await erasePerson(ctx, personId);
  if (people.length > 0) ctx.log.warn({ people: people.length }, 'people were erased again after a restore');
  await settlePendingErasures(ctx);
}
