import type { DocumentType, RealNameState } from '@pinjian/contract/account-real-name.ts';
import type { Ctx } from '#server/context.ts';

export type RealNameRow = NonNullable<Awaited<ReturnType<typeof findCheck>>>;

export interface NewCheck {
  readonly id: string;
  readonly userId: string;
  readonly method: 'face' | 'document';
  readonly documentType: DocumentType;
  readonly nameCipher: Buffer;
  readonly numberCipher: Buffer;
  readonly maskedNumber: string;
  readonly fileId: string | null;
}

/** A new check, in review; the person has consented to it just now. */
export async function insertCheck(tx: Ctx, check: NewCheck): Promise<void> {
  await tx.db
    .insertInto('account_real_name_check')
    .values({
      id: check.id,
      user_id: check.userId,
      method: check.method,
      document_type: check.documentType,
      name_cipher: check.nameCipher,
      number_cipher: check.numberCipher,
      masked_number: check.maskedNumber,
      status: 0,
      file_id: check.fileId,
      consented_at: tx.now(),
      started_at: tx.now(),
    })
    .execute();
}

export async function findCheck(ctx: Ctx, checkId: string) {
  return ctx.db.selectFrom('account_real_name_check').selectAll().where('id', '=', checkId).executeTakeFirst();
}

/** The attempt of a person that is in review; there is at most one. */
export async function findOpenCheck(ctx: Ctx, userId: string): Promise<RealNameRow | undefined> {
  return ctx.db
    .selectFrom('account_real_name_check')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '=', 0)
    .executeTakeFirst();
}

/** The newest attempt of a person, whatever came of it. */
export async function findLatestCheck(ctx: Ctx, userId: string): Promise<RealNameRow | undefined> {
  return ctx.db
    .selectFrom('account_real_name_check')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function countChecksSince(ctx: Ctx, userId: string, since: Date): Promise<number> {
  const row = await ctx.db
    .selectFrom('account_real_name_check')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('started_at', '>', since)
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function setVendor(tx: Ctx, checkId: string, vendor: { vendorId: string; url: string }): Promise<void> {
  await tx.db
    .updateTable('account_real_name_check')
    .set({ vendor_id: vendor.vendorId, vendor_url: vendor.url })
    .where('id', '=', checkId)
    .where('status', '=', 0)
    .execute();
}

/** Closes a check. The number has served its purpose, whatever came of it. */
export async function recordDecision(
  tx: Ctx,
  checkId: string,
  decision: { status: 1 | 2; reason: string | null; decidedBy: string | null },
): Promise<void> {
  await tx.db
    .updateTable('account_real_name_check')
    .set({
      status: decision.status,
      reason: decision.reason,
      decided_at: tx.now(),
      decided_by: decision.decidedBy,
      number_cipher: null,
    })
    .where('id', '=', checkId)
    .execute();
}

/**
 * What is decided about a person's real name is decided one after the other; rows that refer to them are written beside
 * it. Answers the state as it is then.
 */
export async function lockRealName(tx: Ctx, userId: string): Promise<RealNameState> {
  const row = await tx.db
    .selectFrom('account_identity')
    .select('real_name_state')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return row.real_name_state as RealNameState;
}

export async function personOf(ctx: Ctx, userId: string): Promise<string> {
  const row = await ctx.db
    .selectFrom('account_identity')
    .select('person_id')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.person_id;
}

export async function realNameStateOf(ctx: Ctx, userId: string): Promise<RealNameState> {
  const row = await ctx.db
    .selectFrom('account_identity')
    .select('real_name_state')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.real_name_state as RealNameState;
}

export async function setRealNameState(tx: Ctx, userId: string, state: RealNameState): Promise<void> {
  await tx.db.updateTable('account_identity').set({ real_name_state: state }).where('id', '=', userId).execute();
}

/** Checks that wait for a decision, newest first, at most 100. */
export async function findOpenChecks(ctx: Ctx): Promise<RealNameRow[]> {
  return ctx.db
    .selectFrom('account_real_name_check')
    .selectAll()
    .where('status', '=', 0)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}

/** One page of documents that wait for a person, who has waited longest first. */
export async function findOpenDocuments(
  ctx: Ctx,
  page: { readonly current: number; readonly pageSize: number },
): Promise<RealNameRow[]> {
  return ctx.db
    .selectFrom('account_real_name_check')
    .selectAll()
    .where('status', '=', 0)
    .where('method', '=', 'document')
    .orderBy('started_at')
    .orderBy('id')
    .limit(page.pageSize)
    .offset((page.current - 1) * page.pageSize)
    .execute();
}

/** Every attempt of an identity, newest first, at most 50. */
export async function findChecksOf(ctx: Ctx, userId: string): Promise<RealNameRow[]> {
  return ctx.db
    .selectFrom('account_real_name_check')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
}

/** Face checks under way that began before an instant, oldest first. */
export async function findFacesBefore(ctx: Ctx, before: Date, most: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('account_real_name_check')
    .select('id')
    .where('status', '=', 0)
    .where('method', '=', 'face')
    .where('started_at', '<', before)
    .orderBy('started_at')
    .limit(most)
    .execute();
  return rows.map((row) => row.id);
}

/** Decided before an instant, with something left that is not needed any more. */
export async function findKeptTooLong(ctx: Ctx, before: Date, most: number) {
  return ctx.db
    .selectFrom('account_real_name_check')
    .select(['id', 'file_id'])
    .where('decided_at', '<', before)
    .where((eb) =>
      eb.or([eb('file_id', 'is not', null), eb.and([eb('status', '=', 2), eb('name_cipher', 'is not', null)])]),
    )
    .limit(most)
    .execute();
}

/** Takes picture and, of a failed attempt, the name away. That it was consented to and decided stays. */
export async function forgetDetails(tx: Ctx, checkId: string): Promise<void> {
  await tx.db.updateTable('account_real_name_check').set({ file_id: null }).where('id', '=', checkId).execute();
  await tx.db
    .updateTable('account_real_name_check')
    .set({ name_cipher: null })
    .where('id', '=', checkId)
    .where('status', '=', 2)
    .execute();
}
