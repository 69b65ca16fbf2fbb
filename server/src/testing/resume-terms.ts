import type { World } from './world.ts';

/** The terms of a resume as rows of kind, entry, words, code and folded text, by kind and in order. */
export async function allTerms(world: World, resumeId: string) {
  const rows = await world.db
    .selectFrom('resume_term')
    .selectAll()
    .where('resume_id', '=', resumeId)
    .orderBy('kind')
    .orderBy('entry')
    .execute();
  return rows.map(({ kind, entry, words, code, folded }) => [kind, entry, words, code, folded] as const);
}

/** Makes every resume one from before there were terms. */
export async function markOutdated(world: World): Promise<void> {
  await world.db.updateTable('resume_resume').set({ term_edition: 0 }).execute();
}
