import { errors } from '@pinjian/contract/errors.ts';
import type { ComplaintState } from '@pinjian/contract/position-complaint.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';
import { lockPosition, type PositionRecord } from '../queries.ts';
import { takeOffShow } from '../review/take-off-show.ts';
import { findComplaint, findComplaintsAbout, settleComplaint, type ComplaintRow } from './queries.ts';
import { tellCompany, tellSeeker } from './tell-of-complaint.ts';

/** What an admin who read a complaint says. */
export interface ComplaintDecision {
  readonly complaintId: string;
  readonly outcome: 'dismissed' | 'upheld' | 'asked';
  /** In words for the company where it is asked or its position taken down, for the person where nothing was found. */
  readonly reason: string;
}

const isOpen = ({ state }: Pick<ComplaintRow, 'state'>): boolean => state === 'pending' || state === 'asked';

/** Holds a complaint until the transaction ends; answers whether it still waits. @throws Refusal 40400 */
export async function holdComplaint(tx: Ctx, complaintId: string): Promise<boolean> {
  return isOpen((await lockComplaint(tx, complaintId)).row);
}

/**
 * Decides a complaint. `upheld` takes the position off show and is the answer to everybody who complained about it;
 * `asked` tells the company and waits on. Complaint, position, search and messages are one commit; the same again is the
 * same result. Who may decide is for the caller to judge.
 * @throws Refusal 40400 for an unknown complaint, 40900 where it was decided otherwise before.
 */
export async function decideComplaint(ctx: Ctx, decision: ComplaintDecision): Promise<ComplaintState> {
  const { complaintId, outcome, reason } = decision;
  return ctx.transaction(async (tx) => {
    const { row, record } = await lockComplaint(tx, complaintId);
    if (row.state === outcome) return row.state;
    if (!isOpen(row)) throw new Refusal(errors.stateChanged);
    if (outcome !== 'upheld') {
      await settleComplaint(tx, row.id, { state: outcome, reason });
      if (outcome === 'asked') await tellCompany(tx, { id: row.id, about: outcome }, record, reason);
      else await tellSeeker(tx, row, record, { outcome, reason });
      return outcome;
    }
    await takeOffShow(tx, record);
    await tellCompany(tx, { id: row.id, about: outcome }, record, reason);
    for (const each of (await findComplaintsAbout(tx, record.id)).filter(isOpen)) {
      await settleComplaint(tx, each.id, { state: outcome, reason });
      await tellSeeker(tx, each, record, { outcome, reason });
    }
    return outcome;
  });
}

async function lockComplaint(tx: Ctx, complaintId: string): Promise<{ row: ComplaintRow; record: PositionRecord }> {
  const known = await findComplaint(tx, complaintId);
  const record = known === undefined ? undefined : await lockPosition(tx, known.position_id);
  if (known === undefined || record === undefined) throw new Refusal(errors.notFound);
  return { row: (await findComplaint(tx, complaintId)) ?? known, record };
}
