import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { activeDeliverySteps, candidateListSteps } from '@pinjian/contract/application-pipeline.ts';
import type { Scope } from '#domains/account/index.ts';
import type { Ctx } from '#server/context.ts';
import { findByIds } from './queries.ts';

/** What a company was sent, and for which position. */
export interface SentResume {
  readonly applicationId: string;
  readonly positionId: string;
  readonly seekerId: string;
  readonly content: ResumeContent;
}

/** The resumes of these applications, as far as somebody reads them; the others are missing. */
export async function findSentResumes(
  ctx: Ctx,
  scope: Scope,
  applicationIds: readonly string[],
): Promise<SentResume[]> {
  const rows = await findByIds(ctx, { scope, steps: [...activeDeliverySteps, ...candidateListSteps] }, applicationIds);
  return rows.flatMap(({ id, position_id: positionId, seeker_id: seekerId, resume_snapshot: content }) =>
    content === null ? [] : [{ applicationId: id, positionId, seekerId, content }],
  );
}
