import { sql, type Expression, type RawBuilder } from 'kysely';
import { rolesReading, type Thing } from '@pinjian/contract/reading.ts';
import type { Ctx } from '#server/context.ts';

/** The condition that an application is assigned to a member; the function of the database is the one that knows. */
export function isAssigned(member: Expression<unknown>, application: Expression<unknown>): RawBuilder<boolean> {
  return sql<boolean>`account_is_assigned(${member}, ${application})`;
}

/** The same, for a list that shows little of very much: it goes from what is assigned to its rows. */
export function isAmongAssigned(member: Expression<unknown>, application: Expression<unknown>): RawBuilder<boolean> {
  return sql<boolean>`${application} = any(array(select account_assigned(${member})))`;
}

export async function findAssigned(ctx: Ctx, userId: string, applicationId: string): Promise<boolean> {
  const { rows } = await sql<{ assigned: boolean }>`
    select ${isAssigned(sql`${userId}::uuid`, sql`${applicationId}::uuid`)} as assigned`.execute(ctx.db);
  return rows[0]?.assigned === true;
}

/** A thing that a company is told of. */
interface Told {
  readonly companyId: string;
  readonly thing: Thing;
  /** The application that it belongs to; null where it belongs to none. */
  readonly applicationId: string | null;
}

/** The members who read it because it is assigned to them. */
export async function findAssignees(ctx: Ctx, { companyId, thing, applicationId }: Told): Promise<string[]> {
  const roles = rolesReading(thing, 'assigned');
  if (applicationId === null || roles.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('account_membership')
    .select('user_id')
    .where('company_id', '=', companyId)
    .where('company_role', 'in', roles)
    .where(isAssigned(sql.ref('user_id'), sql`${applicationId}::uuid`))
    .execute();
  return rows.map((row) => row.user_id);
}
