import type { endPersonSessions as endpoint } from '@pinjian/contract/console-person.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { endAllDevices } from '#domains/account/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireAdmin } from '../policy.ts';
import { findPersonRow } from './queries.ts';

/** Signs a person out on every device, on every copy at once. Again, there is nobody left to sign out. @throws Refusal 40400 */
export async function endPersonSessions(
  ctx: Ctx<AdminActor>,
  { personId, reason }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireAdmin(ctx.actor, 'person.unmask');
  return ctx.transaction(async (tx) => {
    if ((await findPersonRow(tx, { id: personId })) === undefined) throw new Refusal(errors.notFound);
    const ended = await endAllDevices(tx, personId);
    await recordAudit(tx, { act: 'sessionsEnded', object: { kind: 'person', id: personId }, reason, facts: { ended } });
    return { ended };
  });
}
