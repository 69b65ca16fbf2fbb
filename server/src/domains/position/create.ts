import { isDeepStrictEqual } from 'node:util';
import { emptyPositionContent } from '@pinjian/contract/position-content.ts';
import { positionErrors, maxDrafts, type createPosition as endpoint } from '@pinjian/contract/position.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { requirePermission } from '#domains/account/index.ts';
import { newId } from '#platform/core/ids.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, Employing } from '#server/context.ts';
import { savedAnswer } from './find-objections.ts';
import { requireOwn } from './policy.ts';
import { countDrafts, findDraftByKey, findUntouchedDraft, insertDraft } from './queries.ts';
import { settleContent } from './requirement/settle.ts';

/** What a draft without a word in it is stored as. */
const blank = settleContent(emptyPositionContent());

/**
 * Makes a draft. The same key of the same person is the same draft, as it is by now; whoever begins with nothing is
 * given the one they began with nothing before and left so.
 * @throws Refusal 40932 when the company has `maxDrafts` of them.
 */
export async function createPosition(
  ctx: Ctx<Employing>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const companyId = requirePermission(ctx.actor, 'position.write');
  const draft = settleContent(input.content);
  return ctx.transaction(async (tx) => {
    const createdBy = ctx.actor.userId;
    const untouched = isDeepStrictEqual(draft, blank)
      ? await findUntouchedDraft(tx, { companyId, createdBy, blank })
      : undefined;
    if (untouched !== undefined) return savedAnswer(untouched);
    const made = await insertDraft(tx, { id: newId(), companyId, createdBy, draftKey: input.key, draft });
    if (made && (await countDrafts(tx, companyId)) > maxDrafts) throw new Refusal(positionErrors.tooManyDrafts);
    return savedAnswer(requireOwn(await findDraftByKey(tx, createdBy, input.key), companyId));
  });
}
