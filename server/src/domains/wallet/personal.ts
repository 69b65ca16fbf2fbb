import type { Ctx } from '#server/context.ts';
import { formerPayer } from './find-former-payer.ts';
import type { Payer } from './rules.ts';
import { findMovements, forgetPerson, personalTables } from './queries.ts';

/** What a person may take along: every movement of their book. */
async function exportData(ctx: Ctx, userId: string): Promise<object> {
  const movements = await findMovements(ctx, `seeker:${userId}`);
  return {
    movements: movements.map(({ act, amount, unit, reason, at }) => ({
      movementAct: act,
      movementReason: reason,
      amount,
      unit,
      at: at.toISOString(),
    })),
  };
}

/** Takes a person out of the ledger; amounts and times the law has us keep. */
async function erase(tx: Ctx, userId: string): Promise<void> {
  const book: Payer = `seeker:${userId}`;
  await forgetPerson(tx, { book, former: formerPayer(tx, book), userId });
}

/** A person's part of the ledger. */
export const personal = { tables: personalTables, export: exportData, erase };
