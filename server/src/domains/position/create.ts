import { positionErrors, maxDrafts, type createPosition as endpoint } from '@pinjian/contract/position.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { requirePermission } from '#domains/account/index.ts';
import { newId } from '#platform/core/ids.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { savedAnswer } from './find-objections.ts';
import { requireOwn } from './policy.ts';
import { countDrafts, findDraftByKey, insertDraft } from './queries.ts';
import { settleContent } from './requirement/settle.ts';

/**
 * Makes a draft. The same key of the same person is the same draft, as it is by now.
 * @throws Refusal 40932 when the company has `maxDrafts` of them.
 */
export async function createPosition(
  ctx: Ctx<EmployerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const companyId = requirePermission(ctx.actor, 'position.write');
  const draft = settleContent(input.content);
  return ctx.transaction(async (tx) => {
    const createdBy = ctx.actor.userId;
    const made = await insertDraft(tx, { id: newId(), companyId, createdBy, draftKey: input.key, draft });
    if (made && (await countDrafts(tx, companyId)) > maxDrafts) throw new Refusal(positionErrors.tooManyDrafts);
    return savedAnswer(requireOwn(await findDraftByKey(tx, createdBy, input.key), companyId));
  });
}
