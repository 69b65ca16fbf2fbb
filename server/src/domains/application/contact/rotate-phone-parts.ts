import type { Ctx } from '#server/context.ts';
import { rotatePhonePartsPage } from './queries.ts';

const pageSize = 200;

/** Brings the hashes by which companies find phones to the secret in force; answers how many were by another. */
export async function rotatePhoneParts(ctx: Ctx): Promise<number> {
  let rotated = 0;
  for (let after: string | null = null; ;) {
    const page = await ctx.transaction((tx) => rotatePhonePartsPage(tx, after, pageSize));
    rotated += page.rotated;
    if (page.last === null) return rotated;
    after = page.last;
  }
}
