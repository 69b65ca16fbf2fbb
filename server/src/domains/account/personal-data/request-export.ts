import { personalDataErrors, type requestExport as endpoint } from '@pinjian/contract/account-personal-data.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { lockPerson } from '../profile/queries.ts';
import { getPersonalData } from './get-personal-data.ts';
import { findLatestExport, insertExport } from './queries.ts';
import { nextExportAt } from './rules.ts';

/**
 * Asks for an archive of everything the product knows of the caller, under both identities; it is made in the background.
 * While one is under way the same is answered.
 * @throws Refusal 40991 within a day of the last one.
 */
export async function requestExport(ctx: Ctx<SignedInActor>): Promise<Answer<typeof endpoint>> {
  const { personId, userId } = ctx.actor;
  // The console is for the work; what belongs to the person they see to with an identity of their own.
  if (ctx.actor.kind === 'admin') throw new Refusal(errors.notAllowed);
  await ctx.transaction(async (tx) => {
    await lockPerson(tx, personId);
    const latest = await findLatestExport(tx, personId);
    if (latest?.state === 'waiting' || latest?.state === 'working') return;
    if (nextExportAt(latest, tx.now()) !== null) throw new Refusal(personalDataErrors.exportTooSoon);
    const exportId = await insertExport(tx, { personId, userId, stepsTotal: 1 });
    await tx.emit('account.exportRequested', { exportId });
  });
  return getPersonalData(ctx);
}
