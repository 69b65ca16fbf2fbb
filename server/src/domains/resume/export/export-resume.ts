import { readFileSync } from 'node:fs';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import type { exportResume as endpoint } from '@pinjian/contract/resume.ts';
import { createTypesetter } from '#platform/pdf/embedded.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { requireOwnResume } from '../policy.ts';
import { printedResume } from './resume-document.ts';

const template = readFileSync(new URL('./template.typ', import.meta.url), 'utf8');

/** The one typesetter of this copy; it has no thread while nobody prints. */
const typesetter = createTypesetter();

/** One's own resume as a PDF; the client saves it under the fileName that it asked for (spec §7). @throws Refusal 40400 */
export async function exportResume(
  ctx: Ctx<SeekerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { content, updated_at: updatedAt } = await requireOwnResume(ctx, ctx.actor, input.resumeId);
  return printResume(content, updatedAt);
}

/** Content as a PDF. `updatedAt` stands in the metadata. */
export function printResume(content: ResumeContent, updatedAt: Date): Promise<Uint8Array> {
  return typesetter.typeset({ template, data: printedResume(content), createdAt: updatedAt });
}
