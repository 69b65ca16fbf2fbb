import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { measureResume as endpoint } from '@pinjian/contract/resume-print.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { requireOwnResume } from '../policy.ts';
import { choosePrint } from './choose-print.ts';
import { typesetResume } from './print-resume.ts';

/** How many pages one's own resume takes, and what was done to letters and lines for it. @throws Refusal 40400 */
export async function measureResume(
  ctx: Ctx<SeekerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const row = await requireOwnResume(ctx, ctx.actor, input.resumeId);
  const { hasPhoto, ...print } = await choosePrint(ctx, row, input);
  const { pages, chosen, printed, fits } = await typesetResume(row.content, { ...print, updatedAt: row.updated_at });
  return {
    pages,
    chosen: { size: chosen.size, line: chosen.line },
    printed: { size: printed.size, line: printed.line },
    fits,
    hasPhoto,
  };
}
