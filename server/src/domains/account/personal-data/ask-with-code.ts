import { accountErrors } from '@pinjian/contract/account-errors.ts';
import type { PersonalData } from '@pinjian/contract/account-personal-data.ts';
import { errors, type ErrorCode } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor, SeekerActor, SignedInActor } from '#server/context.ts';
import { useOwnCode } from '../phone/use-own-code.ts';
import { lockPerson } from '../profile/queries.ts';
import { getPersonalData } from './get-personal-data.ts';

/** Something that concerns all of a person's data, under both identities. */
interface Wish {
  /** Before the code is looked at: `asked` where the same was asked for already, an error where something stands in the way. */
  readonly look: (tx: Ctx, personId: string) => Promise<'asked' | ErrorCode | null>;
  readonly write: (tx: Ctx, actor: SeekerActor | EmployerActor) => Promise<void>;
}

/**
 * Asks for something by a code to the caller's phone, one wish of a person after the other: an unlocked screen is not
 * enough for it.
 * @throws Refusal of the wish's `look`, 40101 for a wrong code, whose try is counted, 403 for the console.
 */
export async function askWithCode(ctx: Ctx<SignedInActor>, code: string, wish: Wish): Promise<PersonalData> {
  const { actor } = ctx;
  // The console is for the work; what belongs to the person they see to with an identity of their own.
  if (actor.kind === 'admin') throw new Refusal(errors.notAllowed);
  const objection = await ctx.transaction(async (tx): Promise<ErrorCode | null> => {
    await lockPerson(tx, actor.personId);
    const standing = await wish.look(tx, actor.personId);
    if (standing !== null) return standing === 'asked' ? null : standing;
    if (!(await useOwnCode(tx, actor, code))) return accountErrors.wrongCode;
    await wish.write(tx, actor);
    return null;
  });
  // Thrown outside the transaction: a refusal inside would roll the counted try back.
  if (objection !== null) throw new Refusal(objection);
  return getPersonalData(ctx);
}
