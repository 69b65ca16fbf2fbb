import { defaultSetup, type InterviewSetup } from '@pinjian/contract/interview-setup.ts';
import { companyName } from '#domains/company/index.ts';
import { findWrittenContent } from '#domains/position/index.ts';
import type { Ctx, Employing } from '#server/context.ts';
import type { Plan } from '../ai/engine/plan.ts';
import { planInterview } from '../ai/start/create-interview.ts';
import { positionMaterial } from '../ai/start/load-position-material.ts';
import { findSetupRow } from './queries.ts';

interface AsWritten {
  readonly plan: Plan;
  readonly setup: { readonly content: InterviewSetup; readonly version: number; readonly savedAt: Date | null };
}

/**
 * What an AI interview for a position of `companyId` would be, as the position and its setup are written now. Stores nothing.
 * @throws Refusal 40400
 */
export async function planAsWritten(
  ctx: Ctx<Employing>,
  { companyId, positionId }: { readonly companyId: string; readonly positionId: string },
): Promise<AsWritten> {
  const written = await findWrittenContent(ctx, companyId, positionId);
  const row = await findSetupRow(ctx, positionId);
  const content = row?.content ?? defaultSetup;
  const { plan } = await planInterview(
    {
      kind: 'position',
      seekerId: ctx.actor.userId,
      companyId,
      positionId,
      applicationId: null,
      subject: positionId,
      title: written.title,
      position: positionMaterial(written, await companyName(ctx, companyId)),
      resume: null,
      skill: null,
      difficulty: 'medium',
      setup: content,
    },
    ctx.now(),
  );
  return { plan, setup: { content, version: row?.version ?? 0, savedAt: row?.saved_at ?? null } };
}
