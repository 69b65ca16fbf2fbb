import { sql } from 'kysely';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';
import { networkOf } from '#platform/http/network-of.ts';
import type { WrongHistory } from './rules.ts';

/** Who tries codes, and at which number. */
export interface Guesser {
  readonly phoneHash: Buffer;
  readonly address: string;
  readonly userAgent: string;
}

const hour = 3600_000;

/** Wrong codes that count: at a phone in the past 24 hours, from a network in the past hour. */
export async function wrongHistory(ctx: Ctx, { phoneHash, address }: Guesser): Promise<WrongHistory> {
  const network = networkOf(address);
  const here = sql<boolean>`network = ${network}`;
  const atPhone = await ctx.db
    .selectFrom('account_wrong_code')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.max('tried_at').as('last'),
      eb.fn.countAll<number>().filterWhere(here).as('pairCount'),
      eb.fn.max('tried_at').filterWhere(here).as('pairLast'),
    ])
    .where('phone_hash', '=', phoneHash)
    .where('tried_at', '>', new Date(ctx.now().getTime() - 24 * hour))
    .where('forgiven', '=', false)
    .executeTakeFirstOrThrow();
  const fromNetwork = await ctx.db
    .selectFrom('account_wrong_code')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('tried_at').as('last')])
    .where('network', '=', network)
    .where('tried_at', '>', new Date(ctx.now().getTime() - hour))
    .where('forgiven', '=', false)
    .executeTakeFirstOrThrow();
  return {
    pair: { count: atPhone.pairCount, last: atPhone.pairLast },
    phone: { count: atPhone.count, last: atPhone.last },
    network: fromNetwork,
  };
}

/** Whether the owner of a number was signed in from this network lately. */
export async function isFamiliar(
  ctx: Ctx,
  { phoneHash, address }: Pick<Guesser, 'phoneHash' | 'address'>,
): Promise<boolean> {
  const rows = await ctx.db
    .selectFrom('account_family as family')
    .innerJoin('account_identity as identity', 'identity.id', 'family.user_id')
    .innerJoin('account_person as person', 'person.id', 'identity.person_id')
    .select('family.address')
    .where('person.phone_hash', '=', phoneHash)
    .orderBy('family.last_used_at', 'desc')
    .limit(100)
    .execute();
  return rows.some((row) => row.address !== null && networkOf(row.address) === networkOf(address));
}

export async function insertWrongCode(tx: Ctx, { phoneHash, address, userAgent }: Guesser): Promise<string> {
  const id = newId();
  await tx.db
    .insertInto('account_wrong_code')
    .values({
      id,
      phone_hash: phoneHash,
      network: networkOf(address),
      address,
      user_agent: userAgent.slice(0, 300),
      tried_at: tx.now(),
    })
    .execute();
  return id;
}

/** Who has found the right code was no stranger when they mistyped it. */
export async function forgiveWrongCodes(tx: Ctx, { phoneHash, address }: Guesser): Promise<void> {
  await tx.db
    .updateTable('account_wrong_code')
    .set({ forgiven: true })
    .where('phone_hash', '=', phoneHash)
    .where('network', '=', networkOf(address))
    .where('forgiven', '=', false)
    .execute();
}

/** A wrong code, and whose number it was tried at; undefined where nobody has that number. */
export async function findWrongCode(ctx: Ctx, id: string) {
  return ctx.db
    .selectFrom('account_wrong_code as wrong')
    .innerJoin('account_person as person', 'person.phone_hash', 'wrong.phone_hash')
    .select(['wrong.phone_hash', 'wrong.address', 'wrong.user_agent', 'person.id as person_id'])
    .where('wrong.id', '=', id)
    .executeTakeFirst();
}

/** The identities of a person that are told of news. */
export async function identitiesOf(ctx: Ctx, personId: string) {
  return ctx.db.selectFrom('account_identity').select(['id', 'kind']).where('person_id', '=', personId).execute();
}

/** An event of the past day about the same network, to which a further one belongs; `anywhere` takes any network. */
export async function findOpenEvent(
  ctx: Ctx,
  personId: string,
  kind: 'signInFailed' | 'signInLocked',
  address: string | 'anywhere',
): Promise<string | undefined> {
  const rows = await ctx.db
    .selectFrom('account_security_event')
    .select(['id', 'address'])
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .where('created_at', '>', new Date(ctx.now().getTime() - 24 * hour))
    .orderBy('created_at', 'desc')
    .execute();
  return rows.find((row) => address === 'anywhere' || networkOf(row.address) === networkOf(address))?.id;
}

/** More of the same: the event tells how many, and when the last was. */
export async function updateFailedEvent(tx: Ctx, id: string, tries: number): Promise<void> {
  await tx.db
    .updateTable('account_security_event')
    .set({ detail: JSON.stringify({ tries }), created_at: tx.now() })
    .where('id', '=', id)
    .execute();
}

export async function deleteWrongCodes(ctx: Ctx, before: Date): Promise<void> {
  await ctx.db.deleteFrom('account_wrong_code').where('tried_at', '<', before).execute();
}
