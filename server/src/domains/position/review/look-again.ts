import { objectionEdition } from '#domains/dictionary/index.ts';
import type { Ctx, SystemActor } from '#server/context.ts';
import { findObjections } from '../find-objections.ts';
import { findPositionsByIds, type PositionRecord } from '../queries.ts';
import { isSameWriting } from '../requirement/settle.ts';
import { findApprovedContent, insertReview, lockToLookAgain, setCheckedEdition } from './queries.ts';
import { tellOfReview } from './tell-of-review.ts';

/** Positions of one transaction. */
const batch = 100;
/** Batches of one run; what is left is the next minute's. */
const batchesPerRun = 20;

/**
 * Looks again at what is on show, after the rules of the automatic check changed. What they object to stays on show,
 * and waits for a person; its company is told. What a person let stand, stands.
 */
export async function lookAgain(ctx: Ctx<SystemActor>): Promise<void> {
  for (let done = 0; done < batchesPerRun; done++) {
    const count = await ctx.transaction(async (tx) => {
      const ids = await lockToLookAgain(tx, objectionEdition, batch);
      for (const record of await findPositionsByIds(tx, ids)) await lookAt(tx, record);
      await setCheckedEdition(tx, ids, objectionEdition);
      return ids.length;
    });
    if (count < batch) return;
  }
}

async function lookAt(tx: Ctx, record: PositionRecord): Promise<void> {
  const { content } = record;
  if (content === null) return;
  const objections = findObjections(content);
  if (objections.length === 0 || isSameWriting(await findApprovedContent(tx, record.id), content)) return;
  const reviewId = await insertReview(tx, { record, content, objections, note: '', submittedBy: null });
  await tellOfReview(tx, { id: reviewId, about: 'look again' }, record, {
    title: '职位需要人工复查',
    content: `发布规范更新后，“${content.title}”有 ${objections.length} 处内容需要人工复查。复查期间职位照常展示，您也可以现在修改后重新发布。`,
  });
}
