import { sql } from 'kysely';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';
import { networkOf, siteOf } from '#platform/http/network-of.ts';
import type { Asker } from '../sign-in/identify-asker.ts';
import type { WrongHistory } from './rules.ts';

/** Who tries codes, and at which number. */
export interface Guesser {
  readonly phoneHash: Buffer;
  readonly asker: Asker;
  /** By a session: what the person who is signed in gets wrong is their own, and no stranger's guess. */
  readonly isSignedIn: boolean;
}

const hour = 3600_000;

/** What a guesser is known by among the wrong codes. */
const keyOf = ({ device, place }: Asker): Buffer | null => place ?? device;

/** Wrong codes that count: at a phone in the past 24 hours, from a network in the past hour. */
export async function wrongHistory(
  ctx: Ctx,
  { phoneHash, asker }: Pick<Guesser, 'phoneHash' | 'asker'>,
): Promise<WrongHistory> {
  const network = networkOf(asker.address);
  const site = siteOf(network);
  const here = sql<boolean>`network = ${network}`;
  const near = sql<boolean>`site = ${site}`;
  const own = sql<boolean>`guesser_hash = ${keyOf(asker)}`;
  const strange = sql<boolean>`stranger`;
  const atPhone = await ctx.db
    .selectFrom('account_wrong_code')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.max('tried_at').as('last'),
      eb.fn.countAll<number>().filterWhere(here).as('hereCount'),
      eb.fn.max('tried_at').filterWhere(here).as('hereLast'),
      eb.fn.countAll<number>().filterWhere(near).as('nearCount'),
      eb.fn.max('tried_at').filterWhere(near).as('nearLast'),
      eb.fn.countAll<number>().filterWhere(own).as('ownCount'),
      eb.fn.max('tried_at').filterWhere(own).as('ownLast'),
      eb.fn.countAll<number>().filterWhere(strange).as('strangeCount'),
      eb.fn.min('tried_at').filterWhere(strange).as('strangeFirst'),
    ])
    .where('phone_hash', '=', phoneHash)
    .where('tried_at', '>', new Date(ctx.now().getTime() - 24 * hour))
    .where('forgiven', '=', false)
    .executeTakeFirstOrThrow();
  const from = await ctx.db
    .selectFrom('account_wrong_code')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.max('tried_at').as('last'),
      eb.fn.countAll<number>().filterWhere(here).as('hereCount'),
      eb.fn.max('tried_at').filterWhere(here).as('hereLast'),
    ])
    .where('site', '=', site)
    .where('tried_at', '>', new Date(ctx.now().getTime() - hour))
    .where('forgiven', '=', false)
    .executeTakeFirstOrThrow();
  return {
    own: { count: atPhone.ownCount, last: atPhone.ownLast },
    pair: { count: atPhone.hereCount, last: atPhone.hereLast },
    sitePair: { count: atPhone.nearCount, last: atPhone.nearLast },
    phone: { count: atPhone.count, last: atPhone.last },
    strangers: { count: atPhone.strangeCount, first: atPhone.strangeFirst },
    network: { count: from.hereCount, last: from.hereLast },
    site: { count: from.count, last: from.last },
  };
}

/** Whether the owner of a number was signed in from this network lately. */
export async function isFamiliarAddress(
  ctx: Ctx,
  { phoneHash, address }: { readonly phoneHash: Buffer; readonly address: string },
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

/** Whether a proof of work came with another guess before: each is good for one. */
export async function wasProofUsed(tx: Ctx, nonce: string): Promise<boolean> {
  const row = await tx.db
    .selectFrom('account_wrong_code')
    .select('id')
    .where('proof_nonce', '=', nonce)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertWrongCode(
  tx: Ctx,
  { phoneHash, asker }: Guesser,
  { stranger, proofNonce }: { stranger: boolean; proofNonce: string | null },
): Promise<string> {
  const id = newId();
  await tx.db
    .insertInto('account_wrong_code')
    .values({
      id,
      phone_hash: phoneHash,
      network: networkOf(asker.address),
      address: asker.address,
      user_agent: asker.userAgent.slice(0, 300),
      guesser_hash: keyOf(asker),
      stranger,
      proof_nonce: proofNonce,
      tried_at: tx.now(),
    })
    .execute();
  return id;
}

/** Who has found the right code was no stranger when they mistyped it; what others behind the same address did stays. */
export async function forgiveWrongCodes(tx: Ctx, { phoneHash, asker }: Guesser): Promise<void> {
  await tx.db
    .updateTable('account_wrong_code')
    .set({ forgiven: true })
    .where('phone_hash', '=', phoneHash)
    .where('guesser_hash', '=', keyOf(asker))
    .where('forgiven', '=', false)
    .execute();
}

/** A wrong code, and whose number it was tried at; undefined where nobody has that number. */
export async function findWrongCode(ctx: Ctx, id: string) {
  return ctx.db
    .selectFrom('account_wrong_code as wrong')
    .innerJoin('account_person as person', 'person.phone_hash', 'wrong.phone_hash')
    .select(['wrong.phone_hash', 'wrong.address', 'wrong.user_agent', 'wrong.guesser_hash', 'person.id as person_id'])
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
