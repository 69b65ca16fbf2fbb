import type { Ctx } from '#server/context.ts';
import { findErasures, findPersonIds, insertErasure, settleErasures } from './queries.ts';

/** A person who is gone, as it may be written down: by the keyed hash of their id. */
export interface Erasure {
  /** Hexadecimal. */
  readonly hash: string;
  readonly erasedAt: Date;
}

/**
 * The names under which a person who is erased is remembered, one of each known secret: they lead back to nobody without
 * the key and their id.
 */
function erasureHashes(ctx: Ctx, personId: string): readonly Buffer[] {
  return ctx.ports.secretBox.hashes('erased-person', personId);
}

/** Writes down, in the transaction of the erasure, that somebody was erased. */
export async function recordErasure(tx: Ctx, personId: string): Promise<void> {
  for (const hash of erasureHashes(tx, personId)) await insertErasure(tx, hash);
}

/** Everybody who was erased here. */
export async function listErasures(ctx: Ctx): Promise<Erasure[]> {
  return (await findErasures(ctx)).map((row) => ({ hash: row.person_hash.toString('hex'), erasedAt: row.erased_at }));
}

/** Takes on erasures that this database does not know: it is of before them. They are to be carried out again. */
export async function takeOnErasures(tx: Ctx, hashes: readonly string[]): Promise<void> {
  for (const hash of hashes) await insertErasure(tx, Buffer.from(hash, 'hex'), true);
}

/** People of one look. */
const peoplePerLook = 5000;

/** People who are here although they were erased: a backup of before was restored. */
export async function findErasedPeople(ctx: Ctx): Promise<string[]> {
  const pending = new Set(
    (await findErasures(ctx)).flatMap((row) => (row.pending ? [row.person_hash.toString('hex')] : [])),
  );
  if (pending.size === 0) return [];
  const found: string[] = [];
  let after: string | null = null;
  for (;;) {
    const ids: string[] = await findPersonIds(ctx, after, peoplePerLook);
    found.push(...ids.filter((id) => erasureHashes(ctx, id).some((hash) => pending.has(hash.toString('hex')))));
    after = ids.at(-1) ?? null;
    if (ids.length < peoplePerLook) return found;
  }
}

/** Everybody who was taken on is gone again. */
export async function settlePendingErasures(ctx: Ctx): Promise<void> {
  await settleErasures(ctx);
}
