import type { Ctx, SystemActor } from '#server/context.ts';
import type { Events } from '#server/events.ts';
import { findOwnersOf, findSeekerOfPerson } from './queries.ts';
import { refreshActivity, refreshTalent, refreshTalents } from './refresh-talent.ts';

/** A person asked for their deletion, in whichever role, or took it back: as a seeker they are found no more, or again. */
export async function followPerson(tx: Ctx<SystemActor>, { userId }: { readonly userId: string }): Promise<void> {
  const seekerId = await findSeekerOfPerson(tx, userId);
  if (seekerId !== null) await refreshTalent(tx, seekerId);
}

/** Somebody is here for the first time today. */
export async function followActivity(
  tx: Ctx<SystemActor>,
  { userId, kind }: Events['account.returned'],
): Promise<void> {
  if (kind === 'seeker') await refreshActivity(tx, userId);
}

/** The employers that some resumes name are other companies than before. */
export async function followEmployers(
  tx: Ctx<SystemActor>,
  { resumeIds }: Events['resume.employersLinked'],
): Promise<void> {
  await refreshTalents(tx, await findOwnersOf(tx, resumeIds));
}
