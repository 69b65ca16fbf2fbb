import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { exportResume as endpoint } from '@pinjian/contract/resume.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { requireOwnResume } from '../policy.ts';
import { requireVersion } from '../versions/policy.ts';
import { choosePrint } from './choose-print.ts';
import { printResume, typesetResume } from './print-resume.ts';

/**
 * One's own resume, or an earlier version of it, as a PDF that carries what it prints inside; a preview carries nothing. The client saves it under the
 * fileName that it asked for (spec §7).
 * @throws Refusal 40400
 */
export async function exportResume(
  ctx: Ctx<SeekerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const row = await requireOwnResume(ctx, ctx.actor, input.resumeId);
  const earlier = input.versionId === undefined ? null : await requireVersion(ctx, row.id, input.versionId);
  const content = earlier?.content ?? row.content;
  const print = { ...(await choosePrint(ctx, row, input)), updatedAt: earlier?.saved_at ?? row.updated_at };
  if (input.preview !== '1') return printResume(content, print);
  const { pdf } = await typesetResume(content, print);
  return pdf;
}
