import type { PictureKind } from '@pinjian/contract/console-picture.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { wasActRecorded } from '../audit/queries.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { lookAct } from './look-act.ts';

/**
 * As long as an address lives at least: whoever asks again within it (a reload, the page's own renewal of the address)
 * could have looked by the one they have, so that another record would tell nothing. Whoever looks for longer leaves one
 * for about every ten minutes.
 */
const oneLookMs = 10 * 60_000;

/** Writes down that an admin looks at the picture of a case, in a transaction that holds the case: two tabs at once leave one record. */
export async function recordLook(tx: Ctx<AdminActor>, kind: PictureKind, id: string): Promise<void> {
  const look = lookAct(kind, id);
  const since = new Date(tx.now().getTime() - oneLookMs);
  if (!(await wasActRecorded(tx, look, since))) await recordAudit(tx, look);
}
