import type { JoinRequestState } from '@pinjian/contract/company-member.ts';
import type { Ctx } from '#server/context.ts';

export async function insertJoinRequest(
  tx: Ctx,
  request: { id: string; companyId: string; userId: string; note: string },
): Promise<void> {
  await tx.db
    .insertInto('company_join_request')
    .values({
      id: request.id,
      company_id: request.companyId,
      user_id: request.userId,
      note: request.note,
      state: 'pending',
      answer: '',
      created_at: tx.now(),
    })
    .execute();
}

function joinRequests(ctx: Ctx) {
  return ctx.db
    .selectFrom('company_join_request as request')
    .innerJoin('company_company as company', 'company.id', 'request.company_id')
    .selectAll('request')
    .select('company.name as company_name');
}

export type JoinRequestRow = NonNullable<Awaited<ReturnType<typeof findLatestJoinRequest>>>;

/** What a person asked last, whatever came of it. */
export async function findLatestJoinRequest(ctx: Ctx, userId: string) {
  return joinRequests(ctx)
    .where('request.user_id', '=', userId)
    .orderBy('request.created_at', 'desc')
    .orderBy('request.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** How often a person asked since an instant, whatever came of it. */
export async function countJoinRequests(ctx: Ctx, userId: string, since: Date): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('company_join_request')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Locked until the transaction ends: two answers are given one after the other. */
export async function lockJoinRequest(tx: Ctx, requestId: string): Promise<JoinRequestRow | undefined> {
  return joinRequests(tx).where('request.id', '=', requestId).forUpdate('request').executeTakeFirst();
}

export async function decideJoinRequest(
  tx: Ctx,
  requestId: string,
  decision: { state: JoinRequestState; answer: string; decidedBy: string },
): Promise<void> {
  await tx.db
    .updateTable('company_join_request')
    .set({
      state: decision.state,
      answer: decision.answer,
      decided_by: decision.decidedBy,
      decided_at: tx.now(),
    })
    .where('id', '=', requestId)
    .execute();
}

/** Those of a company that wait for an answer, oldest first. */
export async function findWaitingRequests(ctx: Ctx, companyId: string) {
  return ctx.db
    .selectFrom('company_join_request as request')
    .innerJoin('account_identity as identity', 'identity.id', 'request.user_id')
    .innerJoin('account_person as person', 'person.id', 'identity.person_id')
    .select(['request.id', 'request.note', 'request.created_at', 'identity.username', 'person.phone_cipher'])
    .where('request.company_id', '=', companyId)
    .where('request.state', '=', 'pending')
    .orderBy('request.created_at')
    .orderBy('request.id')
    .execute();
}

/** A company's members, who joined first first. */
export async function findMembers(ctx: Ctx, companyId: string) {
  return ctx.db
    .selectFrom('account_membership as membership')
    .innerJoin('account_identity as identity', 'identity.id', 'membership.user_id')
    .innerJoin('account_person as person', 'person.id', 'identity.person_id')
    .select(['membership.user_id', 'membership.company_role', 'membership.joined_at'])
    .select(['identity.username', 'identity.person_id', 'person.phone_cipher'])
    .where('membership.company_id', '=', companyId)
    .orderBy('membership.joined_at')
    .orderBy('membership.user_id')
    .execute();
}
