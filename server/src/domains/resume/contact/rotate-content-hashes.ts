import type { Ctx } from '#server/context.ts';
import { rotateContentHashPage } from './queries.ts';

const pageSize = 200;

/** Brings the hashes of all versions to the secret in force; answers how many were by another. */
export async function rotateContentHashes(ctx: Ctx): Promise<number> {
  let rotated = 0;
  for (let after: string | null = null; ;) {
    const page = await ctx.transaction((tx) => rotateContentHashPage(tx, after, pageSize));
    rotated += page.rotated;
    if (page.last === null) return rotated;
    after = page.last;
  }
}
