import type { Ctx, SystemActor } from '#server/context.ts';

/** Removes the bytes of files whose rows went with a committed transaction; a file that is gone already is none's loss. */
export async function removeFiles(ctx: Ctx<SystemActor>, { fileIds }: { fileIds: readonly string[] }): Promise<void> {
  for (const fileId of fileIds) await ctx.ports.files.remove(fileId);
}
