import { adminPermissions, rolePermissions } from '@pinjian/contract/permissions.ts';
import type { CompanyRole } from '@pinjian/contract/reading.ts';
import { admitDemoAdmin, admitDemoPeople, type DemoPerson } from '#domains/account/index.ts';
import { newId } from '#platform/core/ids.ts';
import type { AdminActor, EmployerActor, SeekerActor, SystemActor } from '#server/context.ts';
import type { Stage } from './stage.ts';

const system: SystemActor = { kind: 'system' };

async function admit(stage: Stage, person: DemoPerson): Promise<{ userId: string; personId: string }> {
  const [made] = await admitDemoPeople(stage.as(system), [person]);
  if (made === undefined) throw new Error('nobody was admitted');
  return made;
}

/** A new seeker, as if signed in. */
export async function admitSeeker(stage: Stage, phone: string): Promise<SeekerActor> {
  return { kind: 'seeker', familyId: newId(), ...(await admit(stage, { phone, kind: 'seeker', username: null })) };
}

/** A new employer without a company, as if signed in. */
export async function admitEmployer(stage: Stage, phone: string, username: string): Promise<EmployerActor> {
  const made = await admit(stage, { phone, kind: 'employer', username });
  return { kind: 'employer', familyId: newId(), ...made, companyId: null, companyRole: null, permissions: [] };
}

/** An admin of the platform, as if signed in. */
export async function admitAdmin(stage: Stage, phone: string): Promise<AdminActor> {
  const made = await admitDemoAdmin(stage.as(system), phone);
  if (made === null) throw new Error('nobody was admitted');
  return { kind: 'admin', familyId: newId(), permissions: adminPermissions, ...made };
}

export type Member = EmployerActor & { readonly companyId: string };

/** The same person once they belong to a company. */
export function asMember(employer: EmployerActor, companyId: string, companyRole: CompanyRole): Member {
  return { ...employer, companyId, companyRole, permissions: rolePermissions[companyRole] };
}
