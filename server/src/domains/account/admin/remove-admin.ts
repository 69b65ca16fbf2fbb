import type { Ctx } from '#server/context.ts';
import { findPhoneHash } from '../phone/find-phone-hash.ts';
import { endSessionsOf } from './end-sessions-of.ts';
import { deleteAdmin, findAdminByPhone } from './queries.ts';

/** Takes the console away from somebody: their sessions end at once, on every copy. False where they are no admin. */
export async function removeAdmin(ctx: Ctx, phone: string): Promise<boolean> {
  return ctx.transaction(async (tx) => {
    const admin = await findAdminByPhone(tx, await findPhoneHash(tx, phone));
    if (admin === undefined) return false;
    const userId = admin.user_id;
    await deleteAdmin(tx, userId);
    await endSessionsOf(tx, userId);
    await tx.emit('account.adminNoted', { userId, note: 'removed', at: tx.now().toISOString() });
    return true;
  });
}
