import { task } from '#server/bind.ts';
import type { Ctx, SystemActor } from '#server/context.ts';

/** Removes the bytes of files whose rows went with a committed transaction; a file that is gone already is none's loss. */
async function removeFiles(ctx: Ctx<SystemActor>, { fileIds }: { fileIds: readonly string[] }): Promise<void> {
  for (const fileId of fileIds) await ctx.ports.files.remove(fileId);
}

/** Its own file, so that what removes rows can queue it without knowing all tasks. */
export const removeFilesTask = task<{ fileIds: readonly string[] }>({ name: 'account.remove-files', run: removeFiles });
