import type { decideDocument as endpoint } from '@pinjian/contract/console-document.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { decideRealName, findDocument, holdRealName } from '#domains/account/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { isOwnDocument } from '../own-case/find-own.ts';
import { refuseUnseen } from '../picture/refuse-unseen.ts';
import { refuseOwn, requireAdmin, requireReason } from '../policy.ts';

/**
 * Decides a document. A face is its vendor's to decide: to this it does not exist. Nobody vouches for a name without
 * having looked at what proves it.
 * @throws Refusal 40001 for a no without a reason, 40400, 40900 where somebody else was first or it was withdrawn,
 * 40993 for their own, 40994 for a yes by an admin who has not looked at the picture.
 */
export async function decideDocument(
  ctx: Ctx<AdminActor>,
  { checkId, outcome, reason }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireAdmin(ctx.actor, 'realName.decide');
  requireReason(outcome === 'failed', reason);
  return ctx.transaction(async (tx) => {
    const found = await findDocument(tx, checkId);
    if (found === null) throw new Refusal(errors.notFound);
    refuseOwn(isOwnDocument(tx, found), 'realName');
    const isOpen = await holdRealName(tx, checkId);
    const passed = outcome === 'passed';
    if (passed && isOpen) await refuseUnseen(tx, 'realName', checkId);
    const status = await decideRealName(tx, { checkId, outcome, reason: passed ? undefined : reason });
    if (isOpen) {
      await recordAudit(tx, {
        act: passed ? 'realNamePassed' : 'realNameFailed',
        object: { kind: 'realName', id: checkId },
        ...(passed || reason === undefined ? {} : { reason }),
      });
    }
    return { status };
  });
}
