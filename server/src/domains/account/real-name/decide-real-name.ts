import { faceStatus, realName, type FaceStatus } from '@pinjian/contract/account-real-name.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import { closeCheck } from './close-check.ts';
import { findCheck, lockRealName, personOf, type RealNameRow } from './queries.ts';

/** What somebody who compared says: the vendor of a face check, an admin who looked at a document, the sandbox. */
export interface RealNameDecision {
  readonly checkId: string;
  readonly outcome: 'passed' | 'failed';
  /** Why it failed, in words for the person. */
  readonly reason?: string | undefined;
}

const defaultReason: Readonly<Record<RealNameRow['method'], string>> = {
  face: '人脸与身份证信息不一致，请确认由本人操作后重试',
  document: '证件照片与填写的信息不一致，请核对后重新提交',
};

/**
 * Decides an attempt: the person's state, the end of what was only needed for it, and the news are one commit. Deciding
 * the same again is the same result. Who may decide is for the caller to judge.
 * @throws Refusal 40400 for an unknown attempt, 40900 where it was decided otherwise (for an admin: by anybody else),
 * withdrawn or over before.
 */
export async function decideRealName(ctx: Ctx, decision: RealNameDecision): Promise<FaceStatus> {
  return ctx.transaction(async (tx) => {
    const check = await lockCheck(tx, decision.checkId);
    const passed = decision.outcome === 'passed';
    const status = passed ? faceStatus.success : faceStatus.fail;
    if (check.status !== faceStatus.inReview) {
      const bySomeoneElse = tx.actor.kind === 'admin' && tx.actor.userId !== check.decided_by;
      if (check.status !== status || bySomeoneElse) throw new Refusal(errors.stateChanged);
      return status;
    }
    const reason = passed ? null : decision.reason || defaultReason[check.method];
    await closeCheck(tx, check, { status, reason, state: passed ? realName.verified : realName.failed });
    if (passed) {
      const personId = await personOf(tx, check.user_id);
      await recordSecurityEvent(tx, { personId, kind: 'realNamePassed', familyId: null, userAgent: '', address: '' });
    }
    await tx.emit('account.realNameDecided', { checkId: check.id, userId: check.user_id, passed, reason });
    return status;
  });
}

/** Holds an attempt until the transaction ends; answers whether it still waits. @throws Refusal 40400 */
export async function holdRealName(tx: Ctx, checkId: string): Promise<boolean> {
  return (await lockCheck(tx, checkId)).status === faceStatus.inReview;
}

async function lockCheck(tx: Ctx, checkId: string): Promise<RealNameRow> {
  const known = await findCheck(tx, checkId);
  if (known === undefined) throw new Refusal(errors.notFound);
  await lockRealName(tx, known.user_id);
  return (await findCheck(tx, checkId)) ?? known;
}
