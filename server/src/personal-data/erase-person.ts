import type { Ctx } from '#server/context.ts';
import { erased, forgetReasons, person } from './domains.ts';

/** Shorter texts stand in too many others to be searched for. */
const shortestWord = 2;

/**
 * Erases one person with both identities, in one transaction: everything of theirs goes, and what others keep names them
 * no more. The bytes of their files go by a task that is queued with the commit. Nobody there is nothing to do; with
 * `ifDue` neither is somebody who changed their mind.
 * @returns whether somebody was erased
 */
export async function erasePerson(
  ctx: Ctx,
  personId: string,
  when: { readonly ifDue: boolean } = { ifDue: false },
): Promise<boolean> {
  return ctx.transaction(async (tx) => {
    const found = await person.lock(tx, personId, when);
    if (found === null) return false;
    const words = await wordsOf(tx, found);
    await forgetReasons(tx, found);
    for (const domain of erased) for (const userId of found.userIds) await domain.erase(tx, userId);
    await person.erase(tx, found, words);
    return true;
  });
}

/** What the person is known by, anywhere: searched for where no reference leads (the sandbox, jobs that failed). */
async function wordsOf(tx: Ctx, found: { personId: string; userIds: readonly string[] }): Promise<string[]> {
  const words = await person.wordsOf(tx, found.personId);
  for (const domain of erased)
    for (const userId of found.userIds) words.push(...((await domain.wordsOf?.(tx, userId)) ?? []));
  return [...new Set(words.map((word) => word.trim()))].filter((word) => word.length >= shortestWord);
}
