import { defaultSetup, type InterviewSetup } from '@pinjian/contract/interview-setup.ts';
import type { Ctx } from '#server/context.ts';
import { findSetupRow } from './queries.ts';

/** How the AI interviews for a position now. */
export async function findSetup(ctx: Ctx, positionId: string): Promise<InterviewSetup> {
  return (await findSetupRow(ctx, positionId))?.content ?? defaultSetup;
}
