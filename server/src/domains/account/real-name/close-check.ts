import type { RealNameState } from '@pinjian/contract/account-real-name.ts';
import type { Ctx } from '#server/context.ts';
import { recordDecision, setRealNameState, type RealNameRow } from './queries.ts';

interface Closing {
  readonly status: 1 | 2;
  readonly reason: string | null;
  /** What the person's real name is from now on; left alone where another attempt says so. */
  readonly state?: RealNameState;
}

/** Closes an attempt in the transaction that holds the person's lock. */
export async function closeCheck(tx: Ctx, check: RealNameRow, closing: Closing): Promise<void> {
  const decidedBy = tx.actor.kind === 'admin' ? tx.actor.userId : null;
  await recordDecision(tx, check.id, { status: closing.status, reason: closing.reason, decidedBy });
  if (closing.state !== undefined) await setRealNameState(tx, check.user_id, closing.state);
}
