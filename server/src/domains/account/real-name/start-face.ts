import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';
import { findFaceStart, putFaceStart, removeFaceStart } from './face-start-queries.ts';
import { isFaceOver, returnPathOf } from './rules.ts';

/** What a face check gets that goes on from a start: its id, and where it leads back to. */
export interface GoingOn {
  readonly checkId: string;
  readonly returnPath: string;
}

/** The page of the web that asks for the name. */
const askingPage = '/seeker/my/person-info';

/**
 * Begins a face check for somebody who has not said their name yet; asking for the same way back again is the same start.
 * Called under the person's lock.
 */
export async function startFace(
  tx: Ctx,
  userId: string,
  returnUrl: string,
): Promise<{ certifyId: string; url: string }> {
  const known = await findFaceStart(tx, userId);
  const same =
    known !== undefined &&
    !isFaceOver(known.started_at, tx.now()) &&
    known.return_path === returnPathOf(returnUrl, known.id);
  const id = same ? known.id : newId();
  if (!same) await putFaceStart(tx, { id, userId, returnPath: returnPathOf(returnUrl, id) });
  return { certifyId: id, url: returnPathOf(askingPage, id) };
}

/** What the named check takes over from the start that it continues, if that is still open; the start is over then. */
export async function takeFaceStart(tx: Ctx, userId: string, certifyId: string | undefined): Promise<GoingOn | null> {
  const known = await findFaceStart(tx, userId);
  if (known === undefined) return null;
  await removeFaceStart(tx, userId);
  const goesOn = known.id === certifyId && !isFaceOver(known.started_at, tx.now());
  return goesOn ? { checkId: known.id, returnPath: known.return_path } : null;
}
