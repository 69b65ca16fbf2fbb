import { sql } from 'kysely';
import { errors } from '@pinjian/contract/errors.ts';
import { newId } from '#platform/core/ids.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import type { Asker } from './identify-asker.ts';
import { siteOf } from '#platform/http/network-of.ts';
import type { SendHistory, SmsType, Standing } from './rules.ts';

/**
 * One sender or checker of codes for a phone at a time, until the transaction ends.
 * @throws Refusal 42900 {retryAfter} for a phone of the demo world while that is being made: who signed in then would wait
 * for its end, or stand in its way.
 */
export async function lockPhone(tx: Ctx, phoneHash: Buffer): Promise<void> {
  const phone = phoneHash.readInt32BE(0);
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock_shared(7206418, ${phone}) as free, pg_advisory_xact_lock(7206415, ${phone})`.execute(
    tx.db,
  );
  if (rows[0]?.free !== true)
    throw new Refusal(errors.tooSoon, {
      message: '演示数据正在生成，请等它生成好再登录演示账号',
      data: { retryAfter: 10 },
    });
}

/**
 * What was sent before. Whoever is at home with a number is only measured by what its owner asked for: by their own
 * devices, or from the network that they were signed in from.
 */
export async function sendHistory(
  ctx: Ctx,
  { phoneHash, address, standing }: { phoneHash: Buffer; address: string; standing: Standing },
): Promise<Omit<SendHistory, 'budget'>> {
  const dayAgo = new Date(ctx.now().getTime() - 24 * 3600_000);
  const hourAgo = new Date(ctx.now().getTime() - 3600_000);
  const phone = await ctx.db
    .selectFrom('account_sms_code')
    .select((eb) => {
      const own = eb('stranger', '=', false);
      const counted = { device: own, address: eb('address', '=', address), stranger: eb.lit(true) }[standing];
      return [
        eb.fn
          .max('sent_at')
          .filterWhere(standing === 'device' ? own : eb.lit(true))
          .as('last'),
        eb.fn.countAll<number>().filterWhere(counted).as('count'),
      ];
    })
    .where('phone_hash', '=', phoneHash)
    .where('sent_at', '>', dayAgo)
    .executeTakeFirstOrThrow();
  const from = await ctx.db
    .selectFrom('account_sms_code')
    .select((eb) => [
      eb.fn.countAll<number>().as('site'),
      eb.fn.countAll<number>().filterWhere('address', '=', address).as('network'),
    ])
    .where('site', '=', siteOf(address))
    .where('sent_at', '>', hourAgo)
    .executeTakeFirstOrThrow();
  return {
    lastToPhone: phone.last,
    phoneLastDay: phone.count,
    networkLastHour: from.network,
    siteLastHour: from.site,
  };
}

/** null where the proof of work was used for another code before. */
export async function insertCode(
  tx: Ctx,
  code: {
    phoneHash: Buffer;
    smsType: SmsType;
    codeHash: Buffer;
    address: string;
    expiresAt: Date;
    proofNonce: string | null;
    asker: Asker;
    stranger: boolean;
  },
): Promise<string | null> {
  const id = newId();
  const result = await tx.db
    .insertInto('account_sms_code')
    .values({
      id,
      phone_hash: code.phoneHash,
      sms_type: code.smsType,
      code_hash: code.codeHash,
      sent_at: tx.now(),
      expires_at: code.expiresAt,
      address: code.address,
      proof_nonce: code.proofNonce,
      device_hash: code.asker.device,
      place_hash: code.asker.place,
      stranger: code.stranger,
    })
    .onConflict((conflict) => conflict.column('proof_nonce').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n ? id : null;
}

/** Codes of before an instant open nothing and count for nothing. */
export async function deleteOldCodes(ctx: Ctx, before: Date): Promise<void> {
  await ctx.db.deleteFrom('account_sms_code').where('sent_at', '<', before).execute();
}

/** A code that the vendor did not take: the person may ask again at once. */
export async function removeCode(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.deleteFrom('account_sms_code').where('id', '=', id).execute();
}

/** By what a code and its wrong tries are an asker's: the device that they show, or else the place. */
const pathOf = ({ device, place }: Asker) =>
  place === null
    ? ({ hash: device, column: 'device_hash', tries: 'wrong_tries' } as const)
    : ({ hash: place, column: 'place_hash', tries: 'place_tries' } as const);

/**
 * The newest code that this asker had sent to a phone for one purpose; only this one opens anything for them. What others
 * had sent is not looked at: it neither opens for them nor stands in their way.
 */
export async function newestCode(tx: Ctx, phoneHash: Buffer, smsType: SmsType, asker: Asker) {
  const { hash, column, tries } = pathOf(asker);
  return tx.db
    .selectFrom('account_sms_code')
    .select(['id', 'code_hash', 'expires_at', 'used_at', `${tries} as tries`])
    .where('phone_hash', '=', phoneHash)
    .where('sms_type', '=', smsType)
    .where(column, '=', hash)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function countWrongTry(tx: Ctx, id: string, asker: Asker): Promise<void> {
  const { tries } = pathOf(asker);
  await tx.db
    .updateTable('account_sms_code')
    .set({ [tries]: sql<number>`${sql.ref(tries)} + 1` })
    .where('id', '=', id)
    .execute();
}

/** Who has answered a code has shown that the number is theirs: what they asked for was no stranger's. */
export async function ownCodes(tx: Ctx, phoneHash: Buffer, asker: Asker): Promise<void> {
  const { hash, column } = pathOf(asker);
  await tx.db
    .updateTable('account_sms_code')
    .set({ stranger: false })
    .where('phone_hash', '=', phoneHash)
    .where(column, '=', hash)
    .where('stranger', '=', true)
    .execute();
}

export async function markUsed(tx: Ctx, id: string): Promise<void> {
  await tx.db.updateTable('account_sms_code').set({ used_at: tx.now() }).where('id', '=', id).execute();
}

export async function findPerson(tx: Ctx, phoneHash: Buffer): Promise<string | undefined> {
  const row = await tx.db
    .selectFrom('account_person')
    .select('id')
    .where('phone_hash', '=', phoneHash)
    .executeTakeFirst();
  return row?.id;
}

export async function insertPerson(tx: Ctx, phone: string): Promise<string> {
  const { secretBox } = tx.ports;
  const id = newId();
  await tx.db
    .insertInto('account_person')
    .values({
      id,
      phone_hash: secretBox.hash('phone', phone),
      phone_cipher: secretBox.encrypt(phone),
      created_at: tx.now(),
    })
    .execute();
  return id;
}

export async function findIdentity(
  tx: Ctx,
  personId: string,
  kind: SignedInActor['kind'],
): Promise<string | undefined> {
  const row = await tx.db
    .selectFrom('account_identity')
    .select('id')
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.id;
}

/** null when the person has such an identity already. */
export async function insertIdentity(tx: Ctx, personId: string, kind: SignedInActor['kind']): Promise<string | null> {
  const id = newId();
  const result = await tx.db
    .insertInto('account_identity')
    .values({ id, person_id: personId, kind, created_at: tx.now() })
    .onConflict((conflict) => conflict.columns(['person_id', 'kind']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n ? id : null;
}
