import { isDeepStrictEqual } from 'node:util';
import { errors } from '@pinjian/contract/errors.ts';
import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { resumeErrors } from '@pinjian/contract/resume.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { addCopy, lockToCopy } from './copy-resume.ts';
import { positionTitleOf, withoutOrder } from './rules.ts';

interface Reordered {
  readonly resumeId: string;
  /** That the order was thought out for. */
  readonly version: number;
  /** Name of the position that the copy is for. */
  readonly position: string;
  /** The same facts in another order. */
  readonly reorder: (content: ResumeContent) => ResumeContent;
}

/**
 * A copy of a confirmed resume that says the same in another order, called 姓名-职位. The same again is the same copy while
 * nobody has touched it.
 * @throws Refusal 40400, 40900 {version}, 40911, 40913; Error where the order is none, but other words.
 */
export async function addReordered(
  tx: Ctx<SeekerActor>,
  { resumeId, version, position, reorder }: Reordered,
): Promise<{ resumeId: string; title: string }> {
  const row = await lockToCopy(tx, resumeId);
  if (row.confirmed_at === null) throw new Refusal(resumeErrors.notConfirmed);
  if (row.version !== version)
    throw new Refusal(errors.stateChanged, {
      message: '这份简历刚刚改过，请重新查看可以怎样调整',
      data: { version: row.version },
    });
  const content = reorder(row.content);
  if (!isDeepStrictEqual(withoutOrder(content), withoutOrder(row.content)))
    throw new Error('a reordered resume says something else than its source');
  return addCopy(tx, row, { content, titleAmong: (taken) => positionTitleOf(content.basics.name, position, taken) });
}
