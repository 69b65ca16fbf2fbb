import { isDeepStrictEqual } from 'node:util';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { setResumeTemplate as endpoint } from '@pinjian/contract/resume-print.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { lockOwnResume } from './policy.ts';
import { updateResume } from './queries.ts';

/** Chooses how one's own resume is printed from now on; its content and its time stay. @throws Refusal 40400 */
export async function setResumeTemplate(
  ctx: Ctx<SeekerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { resumeId, template } = input;
  return ctx.transaction(async (tx) => {
    const row = await lockOwnResume(tx, ctx.actor, resumeId);
    const style = input.style ?? row.print_style;
    if (row.template !== template || !isDeepStrictEqual(row.print_style, style))
      await updateResume(tx, resumeId, { template, print_style: JSON.stringify(style) });
    return { resumeId, template, style };
  });
}
