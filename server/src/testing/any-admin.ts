import { adminPermissions } from '@pinjian/contract/permissions.ts';
import { newId } from '#platform/core/ids.ts';
import type { AdminActor } from '#server/context.ts';

/** An admin as the operations see one; nobody's session. */
export function anyAdmin(): AdminActor {
  return { kind: 'admin', userId: newId(), personId: newId(), familyId: newId(), permissions: adminPermissions };
}
