import { rolePermissions } from '@pinjian/contract/permissions.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findEmployerRow } from './queries.ts';

/**
 * An employer as they stand now, for work that goes on in their name after their call has ended; null once they are
 * gone. `familyId` is the device they asked for it on.
 */
export async function findEmployer(
  ctx: Ctx,
  of: { readonly userId: string; readonly familyId: string },
): Promise<EmployerActor | null> {
  const row = await findEmployerRow(ctx, of.userId);
  if (row === undefined) return null;
  const companyRole = row.company_role;
  return {
    kind: 'employer',
    ...of,
    personId: row.person_id,
    companyId: row.company_id,
    companyRole,
    permissions: companyRole === null ? [] : rolePermissions[companyRole],
  };
}
