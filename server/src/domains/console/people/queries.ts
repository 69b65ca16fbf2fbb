import { totalCap } from '@pinjian/contract/paging.ts';
import { countDevices } from '#domains/account/index.ts';
import type { Ctx } from '#server/context.ts';

interface Page {
  readonly current: number;
  readonly pageSize: number;
}

/** One page of people, who came last first. */
export async function findPeople(ctx: Ctx, page: Page) {
  return newestPeople(ctx, page).execute();
}

/** Reads an index in its order, no further than the page. */
export function newestPeople(ctx: Ctx, page: Page) {
  return ctx.db
    .selectFrom('account_person')
    .select(['id', 'phone_cipher', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.pageSize)
    .offset((page.current - 1) * page.pageSize);
}

/** How many there are, counted to one past the cap. */
export async function countPeople(ctx: Ctx): Promise<number> {
  const { count } = await ctx.db
    .selectFrom((eb) =>
      eb
        .selectFrom('account_person')
        .select('id')
        .limit(totalCap + 1)
        .as('some'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export type PersonRow = NonNullable<Awaited<ReturnType<typeof findPersonRow>>>;

export async function findPersonRow(ctx: Ctx, by: { readonly id: string } | { readonly phoneHash: Buffer }) {
  const query = ctx.db
    .selectFrom('account_person')
    .select(['id', 'phone_cipher', 'mail_cipher', 'mail_confirmed_at', 'created_at']);
  return ('id' in by ? query.where('id', '=', by.id) : query.where('phone_hash', '=', by.phoneHash)).executeTakeFirst();
}

export type IdentityRow = Awaited<ReturnType<typeof findIdentities>>[number];

/** The identities of people, each with its company and with the name that was proved last. */
export async function findIdentities(ctx: Ctx, personIds: readonly string[]) {
  if (personIds.length === 0) return [];
  return ctx.db
    .selectFrom('account_identity as identity')
    .leftJoin('account_membership as membership', 'membership.user_id', 'identity.id')
    .leftJoin('company_company as company', 'company.id', 'membership.company_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('account_real_name_check as check')
          .select('check.name_cipher')
          .whereRef('check.user_id', '=', 'identity.id')
          .where('check.status', '=', 1)
          .orderBy('check.decided_at', 'desc')
          .limit(1)
          .as('proved'),
      (join) => join.onTrue(),
    )
    .select(['identity.id', 'identity.person_id', 'identity.kind', 'identity.username', 'identity.created_at'])
    .select([
      'identity.real_name_state',
      'proved.name_cipher',
      'company.id as company_id',
      'company.name as company_name',
    ])
    .select('membership.company_role')
    .where('identity.person_id', 'in', personIds)
    .orderBy('identity.created_at')
    .orderBy('identity.id')
    .execute();
}

/** How much there is of somebody: devices signed in, resumes, applications made and not withdrawn. */
export async function countBelongings(ctx: Ctx, personId: string) {
  const own = (eb: typeof ctx.db) => eb.selectFrom('account_identity').select('id').where('person_id', '=', personId);
  const resumes = await ctx.db
    .selectFrom('resume_resume')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', 'in', own(ctx.db))
    .executeTakeFirstOrThrow();
  const applications = await ctx.db
    .selectFrom('application_application')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('seeker_id', 'in', own(ctx.db))
    .where('applied_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return {
    devices: await countDevices(ctx, personId),
    resumes: resumes.count,
    applications: applications.count,
  };
}

/** What happened last to somebody's sign-ins. */
export async function findLastSecurityEvents(ctx: Ctx, personId: string, most: number) {
  return ctx.db
    .selectFrom('account_security_event')
    .select(['id', 'kind', 'user_agent', 'address', 'detail', 'created_at'])
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}
