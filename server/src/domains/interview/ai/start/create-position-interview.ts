import { errors } from '@pinjian/contract/errors.ts';
import type { InterviewPosition } from '@pinjian/contract/interview-material.ts';
import type { InterviewSetup } from '@pinjian/contract/interview-setup.ts';
import type { InterviewOutline } from '@pinjian/contract/interview-practice.ts';
import type { PositionContent } from '@pinjian/contract/position-content.ts';
import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { findShownPosition } from '#domains/position/index.ts';
import type { Ctx } from '#server/context.ts';
import { outlineOf } from '../../practice/outline.ts';
import { findSetup } from '../../setup/find-setup.ts';
import { createInterview, planInterview, type Wish } from './create-interview.ts';
import { loadPositionMaterial, positionMaterial } from './load-position-material.ts';
import { resumeMaterial } from './material.ts';

interface Accepted {
  readonly applicationId: string;
  readonly seekerId: string;
  readonly positionId: string;
  /** As it was sent with the application; null for a talent who was invited without one. */
  readonly resume: Omit<ResumeContent, 'basics'> | null;
}

/**
 * Makes the interview that accepting an invitation promises (decisions §10). Joins the transaction of the move; the
 * same application twice is the same open interview.
 */
export async function createPositionInterview(
  tx: Ctx,
  { applicationId, seekerId, positionId, resume }: Accepted,
): Promise<{ interviewId: string; windowEndsAt: Date }> {
  const shown = await findShownPosition(tx, positionId);
  if (shown === undefined) throw new Refusal(errors.notFound);
  const position = await loadPositionMaterial(tx, shown);
  const setup = await findSetup(tx, positionId);
  const wish = positionWish({
    applicationId,
    seekerId,
    positionId,
    resume,
    position,
    setup,
    companyId: shown.companyId,
  });
  const row = await createInterview(tx, wish);
  return { interviewId: row.id, windowEndsAt: row.window_ends_at };
}

interface Invited extends Accepted {
  readonly companyId: string;
  readonly setup: InterviewSetup;
  readonly position: InterviewPosition;
}

/** The interview that an application's invitation is to. */
function positionWish({ resume, position, ...of }: Invited): Wish {
  return {
    ...of,
    kind: 'position',
    subject: `application:${of.applicationId}`,
    title: position.title,
    position,
    resume: resume === null ? null : resumeMaterial(resume),
    skill: null,
    difficulty: 'medium',
  };
}

/** What the interview of an invitation will be about, planned as accepting it now would plan it. Stores nothing. */
export async function outlinePositionInterview(
  ctx: Ctx,
  {
    content,
    companyName,
    ...invited
  }: Omit<Invited, 'position' | 'setup'> & { readonly content: PositionContent; readonly companyName: string },
): Promise<InterviewOutline> {
  const { plan } = await planInterview(
    positionWish({
      ...invited,
      position: positionMaterial(content, companyName),
      setup: await findSetup(ctx, invited.positionId),
    }),
    ctx.now(),
  );
  return outlineOf(plan);
}
