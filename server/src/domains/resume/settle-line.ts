import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import type { settleLine as endpoint } from '@pinjian/contract/resume.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { lockOwnResume, requireRead } from './policy.ts';
import { updateResume } from './queries.ts';

/**
 * Notes what the owner did with a line of the file that reached no field. What they made of it is in the content, which
 * is saved by itself; the resume's version and time stay.
 * @throws Refusal 40400 also for a line that is none of those, 40912 while the file is being read
 */
export async function settleLine(
  ctx: Ctx<SeekerActor>,
  { resumeId, line, state }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  return ctx.transaction(async (tx) => {
    const row = await lockOwnResume(tx, ctx.actor, resumeId);
    requireRead(row);
    const present = row.unplaced.find((each) => each.line === line);
    if (present === undefined) throw new Refusal(errors.notFound);
    if (present.state !== state) {
      const unplaced = row.unplaced.map((each) => (each === present ? { ...each, state } : each));
      await updateResume(tx, resumeId, { unplaced });
    }
    return { resumeId, line, state };
  });
}
