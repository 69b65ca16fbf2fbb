import { isDeepStrictEqual } from 'node:util';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { defaultSetup, setupErrors, type saveInterviewSetup as endpoint } from '@pinjian/contract/interview-setup.ts';
import { requirePermission } from '#domains/account/index.ts';
import { findWrittenContent } from '#domains/position/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, Employing } from '#server/context.ts';
import { findSetupRow, insertSetup } from './queries.ts';
import { setupView } from './view.ts';

/**
 * Saves how the AI interviews for a position, as a version of its own. What stands already is saved already, whatever
 * version the caller knew. A question that may not be asked is kept, and not asked (`issues`).
 * @throws Refusal 40311 without position.write, 40400, 40965 when someone else saved since `version`
 */
export async function saveInterviewSetup(
  ctx: Ctx<Employing>,
  { positionId, version, content }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const companyId = requirePermission(ctx.actor, 'position.write');
  return ctx.transaction(async (tx) => {
    await findWrittenContent(tx, companyId, positionId);
    const before = await findSetupRow(tx, positionId);
    if (!isDeepStrictEqual(content, before?.content ?? defaultSetup)) {
      const next = { positionId, version: version + 1, content, by: ctx.actor.userId };
      const isNewest = version === (before?.version ?? 0);
      if (!isNewest || !(await insertSetup(tx, next))) throw new Refusal(setupErrors.setupEditedElsewhere);
    }
    return setupView(tx, { companyId, positionId });
  });
}
