import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { exportResume as endpoint } from '@pinjian/contract/resume.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { requireOwnResume } from '../policy.ts';
import { requireVersion } from '../versions/policy.ts';
import { printResume } from './print-resume.ts';

/**
 * One's own resume, or an earlier version of it, as a PDF that carries its content inside. The client saves it under the
 * fileName that it asked for (spec §7).
 * @throws Refusal 40400
 */
export async function exportResume(
  ctx: Ctx<SeekerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const row = await requireOwnResume(ctx, ctx.actor, input.resumeId);
  const earlier = input.versionId === undefined ? null : await requireVersion(ctx, row.id, input.versionId);
  return printResume(earlier?.content ?? row.content, {
    template: input.template ?? row.template,
    updatedAt: earlier?.saved_at ?? row.updated_at,
    withSource: true,
  });
}
