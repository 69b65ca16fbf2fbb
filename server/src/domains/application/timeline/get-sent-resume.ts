import type { getSentResume as endpoint } from '@pinjian/contract/application-timeline.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { candidateResumeOf } from '#domains/resume/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { findOwn, sentOf } from './find-own.ts';

/**
 * The copy of the resume that one sent, as the company reads it.
 * @throws Refusal 40400 for an application that is not one's own, and where nothing was sent or it was taken back.
 */
export async function getSentResume(
  ctx: Ctx<SeekerActor>,
  { applicationId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const sent = sentOf(await findOwn(ctx, applicationId));
  if (sent === null) throw new Refusal(errors.notFound);
  const { resumeId, title, sentAt, content } = sent;
  const resume = candidateResumeOf({ resumeId, content, updatedAt: new Date(sentAt), contactShown: true });
  return { title, sentAt, resume };
}
