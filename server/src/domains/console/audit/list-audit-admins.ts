import type { listAuditAdmins as endpoint } from '@pinjian/contract/console.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { requireAdmin } from '../policy.ts';
import { findAuditAdmins } from './queries.ts';
import { adminView } from './view.ts';

/** Whom the log can be filtered by: present and former admins. */
export async function listAuditAdmins(ctx: Ctx<AdminActor>): Promise<Answer<typeof endpoint>> {
  const { userId } = requireAdmin(ctx.actor, 'audit.read');
  const rows = await findAuditAdmins(ctx);
  return { records: rows.map((row) => adminView(ctx.ports.secretBox, row.id, row.phone_cipher, userId)) };
}
