import { notLookedAtWords, pictureErrors, type PictureKind } from '@pinjian/contract/console-picture.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { wasActRecorded } from '../audit/queries.ts';
import { lookAct } from './look-act.ts';

/** Nobody vouches for what they have not seen themselves. @throws Refusal 40994 */
export async function refuseUnseen(tx: Ctx<AdminActor>, kind: PictureKind, id: string): Promise<void> {
  const looked = await wasActRecorded(tx, lookAct(kind, id), new Date(0));
  if (!looked) throw new Refusal(pictureErrors.notLookedAt, { message: notLookedAtWords[kind] });
}
