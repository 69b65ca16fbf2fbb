import type { getPersonalData as endpoint } from '@pinjian/contract/account-personal-data.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import { findFile } from '#platform/files/stored-file.ts';
import { signedUrl } from '#platform/files/signed-url.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { findColleagues, findDeletion, findLatestExport } from './queries.ts';
import { blockerOf, nextExportAt } from './rules.ts';

/** How the caller's data stands as a whole, whichever identity they ask with: the last archive, and a deletion under way. */
export async function getPersonalData(ctx: Ctx<SignedInActor>): Promise<Answer<typeof endpoint>> {
  const { personId } = ctx.actor;
  const latest = await findLatestExport(ctx, personId);
  const deletion = await findDeletion(ctx, personId);
  const colleagues = await findColleagues(ctx, personId);
  return {
    export: latest === undefined ? null : await exportView(ctx, latest),
    nextExportAt: nextExportAt(latest, ctx.now())?.toISOString() ?? null,
    deletion:
      deletion === undefined
        ? null
        : { requestedAt: deletion.requested_at.toISOString(), dueAt: deletion.due_at.toISOString() },
    blockedBy: blockerOf(colleagues),
    isOnlyMember: colleagues !== undefined && colleagues.others === 0,
  };
}

async function exportView(ctx: Ctx, row: NonNullable<Awaited<ReturnType<typeof findLatestExport>>>) {
  const file = row.file_id === null ? undefined : await findFile(ctx.db, row.file_id);
  return {
    state: row.state,
    done: row.steps_done,
    total: row.steps_total,
    requestedAt: row.requested_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    url: file === undefined ? null : signedUrl(ctx.ports.secretBox, file.id, ctx.now()),
    size: file?.size ?? null,
  };
}
