import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import type { getMyMatch as endpoint } from '@pinjian/contract/matching-recommendation.ts';
import { findShownPosition } from '#domains/position/index.ts';
import { defaultSnapshots, unnamedContent } from '#domains/resume/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { textAt } from '../facts/text-at.ts';
import { matchesOf } from '../talent/find-matches.ts';

/** How the caller's default resume fits a position that they may see. @throws Refusal 40400 */
export async function getMyMatch(
  ctx: Ctx<SeekerActor>,
  { positionId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  if ((await findShownPosition(ctx, positionId)) === undefined) throw new Refusal(errors.notFound);
  const seekerId = ctx.actor.userId;
  const resume = (await defaultSnapshots(ctx, [seekerId])).get(seekerId);
  if (resume === undefined) return { match: null, resume: null };
  const matches = await matchesOf(ctx, [{ key: positionId, positionId, seekerId, content: resume.content }]);
  const match = matches.get(positionId);
  if (match === undefined) return { match: null, resume: null };
  const paths = new Set(match.requirements.flatMap(({ evidence }) => evidence.map(({ path }) => path)));
  const content = unnamedContent(resume.content);
  const texts = [...paths].flatMap((path) => {
    const text = textAt(content, path);
    return text === null ? [] : [{ path, text }];
  });
  return { match, resume: { resumeId: resume.resumeId, title: resume.title, texts } };
}
