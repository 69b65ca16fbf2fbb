import { supportedRoom, type showPersonHiring as endpoint } from '@pinjian/contract/console-hiring.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { findForSupport } from '#domains/application/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireAdmin } from '../policy.ts';
import { findPersonRow } from './queries.ts';

/**
 * How interviews with people and offers of a person stand, without amounts and anybody's words; that it was looked at, and
 * why, is written down with it.
 * @throws Refusal 403, 40400
 */
export async function showPersonHiring(
  ctx: Ctx<AdminActor>,
  { personId, reason }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireAdmin(ctx.actor, 'person.unmask');
  return ctx.transaction(async (tx) => {
    if ((await findPersonRow(tx, { id: personId })) === undefined) throw new Refusal(errors.notFound);
    const found = await findForSupport(tx, personId, supportedRoom);
    await recordAudit(tx, {
      act: 'hiringShown',
      object: { kind: 'person', id: personId },
      reason,
      facts: { applications: found.records.length },
    });
    return found;
  });
}
