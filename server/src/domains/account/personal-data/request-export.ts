import { accountErrors } from '@pinjian/contract/account-errors.ts';
import { personalDataErrors, type requestExport as endpoint } from '@pinjian/contract/account-personal-data.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors, type ErrorCode } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor, SeekerActor, SignedInActor } from '#server/context.ts';
import { useOwnCode } from '../phone/use-own-code.ts';
import { lockPerson } from '../profile/queries.ts';
import { getPersonalData } from './get-personal-data.ts';
import { findLatestExport, insertExport } from './queries.ts';
import { nextExportAt } from './rules.ts';

/**
 * Asks for an archive of everything the product knows of the caller, under both identities; it is made in the background.
 * It takes a code to their phone: an unlocked screen is not enough to carry all of it away. While one is under way the
 * same is answered.
 * @throws Refusal 40991 within a day of the last one, 40101 for a wrong code, whose try is counted.
 */
export async function requestExport(
  ctx: Ctx<SignedInActor>,
  { code }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { actor } = ctx;
  // The console is for the work; what belongs to the person they see to with an identity of their own.
  if (actor.kind === 'admin') throw new Refusal(errors.notAllowed);
  const objection = await ctx.transaction((tx) => request(tx, actor, code));
  // Thrown outside the transaction: a refusal inside would roll the counted try back.
  if (objection !== null) throw new Refusal(objection);
  return getPersonalData(ctx);
}

async function request(tx: Ctx, actor: SeekerActor | EmployerActor, code: string): Promise<ErrorCode | null> {
  const { personId, userId } = actor;
  await lockPerson(tx, personId);
  const latest = await findLatestExport(tx, personId);
  if (latest?.state === 'waiting' || latest?.state === 'working') return null;
  if (nextExportAt(latest, tx.now()) !== null) return personalDataErrors.exportTooSoon;
  if (!(await useOwnCode(tx, actor, code))) return accountErrors.wrongCode;
  const exportId = await insertExport(tx, { personId, userId, stepsTotal: 1 });
  await tx.emit('account.exportRequested', { exportId });
  return null;
}
