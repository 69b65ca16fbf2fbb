import type { findPerson as endpoint } from '@pinjian/contract/console-person.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { findPhoneHash } from '#domains/account/index.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireAdmin } from '../policy.ts';
import { findIdentities, findPersonRow } from './queries.ts';
import { personSummary } from './view.ts';

/** Who a phone belongs to, masked, or null. That an admin looked for somebody by their number is written down. */
export async function findPerson(
  ctx: Ctx<AdminActor>,
  { phone }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const admin = requireAdmin(ctx.actor, 'person.read');
  const { secretBox } = ctx.ports;
  return ctx.transaction(async (tx) => {
    const person = await findPersonRow(tx, { phoneHash: await findPhoneHash(tx, phone) });
    const object = person === undefined ? ({ kind: 'admin', id: admin.userId } as const) : personObject(person.id);
    await recordAudit(tx, { act: 'personSearched', object, facts: { found: person !== undefined } });
    if (person === undefined) return { person: null };
    return { person: personSummary(secretBox, person, await findIdentities(tx, [person.id])) };
  });
}

function personObject(id: string) {
  return { kind: 'person', id } as const;
}
