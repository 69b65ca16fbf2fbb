import { personalDataErrors, type requestExport as endpoint } from '@pinjian/contract/account-personal-data.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { ErrorCode } from '@pinjian/contract/errors.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { askWithCode } from './ask-with-code.ts';
import { findLatestExport, insertExport } from './queries.ts';
import { nextExportAt } from './rules.ts';

/**
 * Asks for an archive of everything the product knows of the caller, under both identities; it is made in the background.
 * While one is under way the same is answered.
 * @throws Refusal 40991 within a day of the last one, and those of `askWithCode`.
 */
export async function requestExport(
  ctx: Ctx<SignedInActor>,
  { code }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  return askWithCode(ctx, code, { look, write });
}

async function look(tx: Ctx, personId: string): Promise<'asked' | ErrorCode | null> {
  const latest = await findLatestExport(tx, personId);
  if (latest?.state === 'waiting' || latest?.state === 'working') return 'asked';
  return nextExportAt(latest, tx.now()) === null ? null : personalDataErrors.exportTooSoon;
}

async function write(tx: Ctx, { personId, userId }: SignedInActor): Promise<void> {
  const exportId = await insertExport(tx, { personId, userId, stepsTotal: 1 });
  await tx.emit('account.exportRequested', { exportId });
}
