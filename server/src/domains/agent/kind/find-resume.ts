import { defaultSnapshots, resumeSnapshot, type ResumeSnapshot } from '#domains/resume/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';

/**
 * The resume that an agent sends for a person: the one that its slip names, or their default one; null where there is none,
 * or the named one is deleted or not confirmed.
 */
export async function findResumeToSend(
  ctx: Ctx,
  userId: string,
  resumeId: string | null,
): Promise<ResumeSnapshot | null> {
  if (resumeId === null) return (await defaultSnapshots(ctx, [userId])).get(userId) ?? null;
  try {
    return await resumeSnapshot(ctx, resumeId, userId);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
