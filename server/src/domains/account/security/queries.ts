import { totalCap } from '@pinjian/contract/paging.ts';
import type { SecurityDetail, SecurityEventKind } from '@pinjian/contract/account-security.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';

export interface NewSecurityEvent {
  readonly personId: string;
  readonly kind: SecurityEventKind;
  /** The device that it happened on or to; null where there is none. */
  readonly familyId: string | null;
  readonly userAgent: string;
  readonly address: string;
  readonly detail?: SecurityDetail;
}

export async function insertSecurityEvent(tx: Ctx, event: NewSecurityEvent): Promise<string> {
  const id = newId();
  await tx.db
    .insertInto('account_security_event')
    .values({
      id,
      person_id: event.personId,
      kind: event.kind,
      family_id: event.familyId,
      user_agent: event.userAgent.slice(0, 300),
      address: event.address,
      detail: JSON.stringify(event.detail ?? {}),
      created_at: tx.now(),
    })
    .execute();
  return id;
}

/** One page of what happened to a person's sign-ins, newest first. */
export async function findSecurityEvents(ctx: Ctx, personId: string, page: { current: number; pageSize: number }) {
  return ctx.db
    .selectFrom('account_security_event')
    .select(['id', 'kind', 'user_agent', 'address', 'detail', 'created_at'])
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.pageSize)
    .offset((page.current - 1) * page.pageSize)
    .execute();
}

export async function findSecurityEventRow(ctx: Ctx, id: string) {
  return ctx.db
    .selectFrom('account_security_event')
    .select(['user_agent', 'address', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** How many there are, counted to one past the cap. */
export async function countSecurityEvents(ctx: Ctx, personId: string): Promise<number> {
  const { count } = await ctx.db
    .selectFrom((eb) =>
      eb
        .selectFrom('account_security_event')
        .select('id')
        .where('person_id', '=', personId)
        .limit(totalCap + 1)
        .as('some'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** What the browsers of a person's earlier devices said of themselves, the one that signs in now (if any) left out. */
export async function earlierUserAgents(ctx: Ctx, personId: string, familyId: string | null): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('account_family as family')
    .innerJoin('account_identity as identity', 'identity.id', 'family.user_id')
    .select('family.user_agent')
    .where('identity.person_id', '=', personId)
    .$if(familyId !== null, (query) => query.where('family.id', '!=', familyId))
    .orderBy('family.last_used_at', 'desc')
    .limit(200)
    .execute();
  return rows.map((row) => row.user_agent ?? '');
}

export async function deleteSecurityEvents(ctx: Ctx, before: Date): Promise<void> {
  await ctx.db.deleteFrom('account_security_event').where('created_at', '<', before).execute();
}
