import { isDeepStrictEqual } from 'node:util';
import { positionErrors, type savePosition as endpoint } from '@pinjian/contract/position.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { requirePermission } from '#domains/account/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, Employing } from '#server/context.ts';
import { savedAnswer } from './find-objections.ts';
import { requireOwn, requireWritable } from './policy.ts';
import { lockPosition, updatePosition, writtenContent } from './queries.ts';
import { refuseWhileInReview } from './review/refuse-while-in-review.ts';
import { adoptReadings, settleContent } from './requirement/settle.ts';

/**
 * Saves what is written; what seekers see stays until it is published. Content that is written already is saved
 * already, whatever version the caller knew.
 * @throws Refusal 40930 when someone else saved since `version`, 40933 while a person looks at what was handed in.
 */
export async function savePosition(
  ctx: Ctx<Employing>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const companyId = requirePermission(ctx.actor, 'position.write');
  const content = settleContent(input.content);
  return ctx.transaction(async (tx) => {
    const record = requireOwn(await lockPosition(tx, input.positionId), companyId);
    await refuseWhileInReview(tx, record);
    requireWritable(record);
    if (isDeepStrictEqual(content, settleContent(writtenContent(record)))) return savedAnswer(record);
    if (record.version !== input.version) throw new Refusal(positionErrors.editedElsewhere);
    const shown = record.content === null ? null : adoptReadings(record.content);
    const draft = isDeepStrictEqual(adoptReadings(content), shown) ? null : content;
    const version = record.version + 1;
    await updatePosition(tx, record.id, {
      version,
      title: content.title,
      draft: draft === null ? null : JSON.stringify(draft),
    });
    return savedAnswer({ ...record, version, draft, updatedAt: tx.now() });
  });
}
