import type { getPerson as endpoint } from '@pinjian/contract/console-person.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { maskMail, maskPhone } from '@pinjian/contract/person.ts';
import { findWhereabouts } from '#domains/account/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { requireAdmin } from '../policy.ts';
import { countBelongings, findIdentities, findLastSecurityEvents, findPersonRow } from './queries.ts';
import { identityView } from './view.ts';

const eventsShown = 20;

/** One person, masked: who they are here, how much there is of them, what happened to their sign-ins. */
export async function getPerson(
  ctx: Ctx<AdminActor>,
  { personId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireAdmin(ctx.actor, 'person.read');
  const { secretBox } = ctx.ports;
  const person = await findPersonRow(ctx, { id: personId });
  if (person === undefined) throw new Refusal(errors.notFound);
  const mail = person.mail_confirmed_at === null ? null : person.mail_cipher;
  const identities = await findIdentities(ctx, [personId]);
  const events = await findLastSecurityEvents(ctx, personId, eventsShown);
  return {
    personId,
    maskedPhone: maskPhone(secretBox.decrypt(person.phone_cipher)),
    maskedMail: mail === null ? null : maskMail(secretBox.decrypt(mail)),
    createdAt: person.created_at.toISOString(),
    identities: identities.map((row) => identityView(secretBox, row)),
    counts: await countBelongings(ctx, personId),
    securityEvents: await Promise.all(
      events.map(async (row) => ({
        eventId: row.id,
        event: row.kind,
        at: row.created_at.toISOString(),
        ...(await findWhereabouts(ctx, { userAgent: row.user_agent, address: row.address })),
        detail: row.detail,
      })),
    ),
  };
}
