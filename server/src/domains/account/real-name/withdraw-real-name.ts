import { realName, type withdrawRealName as endpoint } from '@pinjian/contract/account-real-name.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { recordOwnAct } from '../security/record-own-act.ts';
import { closeCheck } from './close-check.ts';
import { removeDetails } from './forget-details.ts';
import { findOpenCheck, lockRealName } from './queries.ts';

/**
 * Takes the consent to an attempt that is in review back: it ends, and what was handed in for it is removed at once.
 * Without one nothing changes; what was decided stays decided.
 */
export async function withdrawRealName(ctx: Ctx<SeekerActor>): Promise<Answer<typeof endpoint>> {
  const { userId } = ctx.actor;
  const { state, fileId } = await ctx.transaction(async (tx) => {
    const before = await lockRealName(tx, userId);
    const open = await findOpenCheck(tx, userId);
    if (open === undefined) return { state: before, fileId: null };
    await closeCheck(tx, open, { status: 2, reason: '已撤回', state: realName.none });
    await removeDetails(tx, open);
    await recordOwnAct(tx, ctx.actor, 'realNameWithdrawn');
    return { state: realName.none, fileId: open.file_id };
  });
  if (fileId !== null) await ctx.ports.files.remove(fileId);
  return { state };
}
