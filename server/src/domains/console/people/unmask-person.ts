import type { unmaskPerson as endpoint } from '@pinjian/contract/console-person.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireAdmin } from '../policy.ts';
import { findIdentities, findPersonRow } from './queries.ts';

/** Shows what is masked of a person; that it was looked at, and why, is written down with it. @throws Refusal 40400 */
export async function unmaskPerson(
  ctx: Ctx<AdminActor>,
  { personId, reason }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireAdmin(ctx.actor, 'person.unmask');
  const { secretBox } = ctx.ports;
  return ctx.transaction(async (tx) => {
    const person = await findPersonRow(tx, { id: personId });
    if (person === undefined) throw new Refusal(errors.notFound);
    await recordAudit(tx, {
      act: 'unmasked',
      object: { kind: 'person', id: personId },
      reason,
      facts: { fields: 'phone,mail,name,realName' },
    });
    const mail = person.mail_confirmed_at === null ? null : person.mail_cipher;
    return {
      phone: secretBox.decrypt(person.phone_cipher),
      mail: mail === null ? null : secretBox.decrypt(mail),
      identities: (await findIdentities(tx, [personId])).map((row) => ({
        userId: row.id,
        name: row.username,
        realName: row.name_cipher === null ? null : secretBox.decrypt(row.name_cipher),
      })),
    };
  });
}
