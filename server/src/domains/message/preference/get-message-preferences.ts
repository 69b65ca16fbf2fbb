import type { Answer } from '@pinjian/contract/endpoint.ts';
import {
  defaultPreferences,
  fixedKinds,
  messageKinds,
  optionalKinds,
  type getMessagePreferences as endpoint,
} from '@pinjian/contract/message-preference.ts';
import { maskMail, maskPhone } from '@pinjian/contract/person.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { findContact } from '#domains/account/index.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { findPreferences } from './queries.ts';

/** Which kinds of messages reach the caller outside the product, and where. */
export async function getMessagePreferences(ctx: Ctx<SignedInActor>): Promise<Answer<typeof endpoint>> {
  const { userId } = ctx.actor;
  const contact = await findContact(ctx, userId);
  if (contact === null) throw new Refusal(errors.notFound);
  const chosen = new Map((await findPreferences(ctx, userId)).map((each) => [each.kind, each]));
  const kinds = messageKinds.map((kind) => {
    const fixed = fixedKinds.includes(kind);
    const own = fixed ? undefined : chosen.get(kind);
    const { sms, mail } = own ?? defaultPreferences[contact.role][kind];
    const inside = optionalKinds[contact.role].includes(kind) ? (own?.inside ?? true) : null;
    return { kind, sms, mail, inside, fixed };
  });
  return { phone: maskPhone(contact.phone), mail: contact.mail === null ? null : maskMail(contact.mail), kinds };
}
