import { sql } from 'kysely';
import { adminPermissions, rolePermissions } from '@pinjian/contract/permissions.ts';
import { startDemo } from '#server/demo/start-demo.ts';
import type { AdminActor, Ctx, EmployerActor, SeekerActor, SystemActor } from '#server/context.ts';
import { appointAll, type Town } from './town.ts';

/** Makes a demo world in an empty database, with agents for so many of its people beside those that it has. */
export async function makeDemoTown(
  ctx: Ctx<SystemActor>,
  { seekers, companies }: { readonly seekers: number; readonly companies: number },
): Promise<Town> {
  const size = {
    companies,
    positions: companies * 5,
    seekers: seekers + 15,
    onFirst: 30,
    positionsOfFirst: 10,
    newcomers: 0,
  };
  const said: string[] = [];
  const run = startDemo({ ctx, size, print: (line) => void said.push(line) });
  await run.finished;
  if (run.status.state !== 'ready') throw new Error(`the demo world is ${run.status.state}: ${said.join('\n')}`);
  const owners = await findOwners(ctx, companies);
  const town = {
    seekers: await findSeekers(ctx, seekers),
    owners: owners.map(({ owner }) => owner),
    admin: await findAdmin(ctx),
  };
  const positionIds = owners.map(({ positionId }) => positionId);
  await appointAll({ as: (actor) => ctx.as(actor) as never }, town, positionIds);
  return town;
}

interface Identity {
  readonly userId: string;
  readonly personId: string;
}

/** Nobody signed in for them: the device is named after the person. */
const signedIn = ({ userId, personId }: Identity) => ({ userId, personId, familyId: userId });

async function findSeekers(ctx: Ctx, many: number): Promise<SeekerActor[]> {
  const { rows } = await sql<Identity>`
    select identity.id as "userId", identity.person_id as "personId" from account_identity as identity
    join resume_resume as resume on resume.user_id = identity.id and resume.is_default and resume.confirmed_at is not null
    where identity.kind = 'seeker' order by identity.id limit ${many}`.execute(ctx.db);
  return rows.map((row) => ({ kind: 'seeker', ...signedIn(row) }));
}

async function findOwners(
  ctx: Ctx,
  many: number,
): Promise<{ readonly owner: EmployerActor; readonly positionId: string }[]> {
  const { rows } = await sql<Identity & { companyId: string; positionId: string }>`
    select identity.id as "userId", identity.person_id as "personId", member.company_id as "companyId",
      (select position_id from matching_position as position where position.company_id = member.company_id
        order by position_id limit 1) as "positionId"
    from account_membership as member join account_identity as identity on identity.id = member.user_id
    where member.company_role = 'owner'
      and exists (select 1 from matching_position as position where position.company_id = member.company_id)
    order by identity.id limit ${many}`.execute(ctx.db);
  return rows.map(({ companyId, positionId, ...row }) => ({
    owner: {
      kind: 'employer',
      ...signedIn(row),
      companyId,
      companyRole: 'owner',
      permissions: rolePermissions.owner,
    },
    positionId,
  }));
}

async function findAdmin(ctx: Ctx): Promise<AdminActor> {
  const { rows } = await sql<Identity>`select id as "userId", person_id as "personId" from account_identity
    where kind = 'admin' order by id limit 1`.execute(ctx.db);
  const [admin] = rows;
  if (admin === undefined) throw new Error('the demo world has no admin');
  return { kind: 'admin', ...signedIn(admin), permissions: adminPermissions };
}
