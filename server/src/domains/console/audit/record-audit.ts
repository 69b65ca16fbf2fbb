import type { AuditAct, AuditFacts, AuditObjectKind } from '@pinjian/contract/console.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { insertAudit } from './queries.ts';

export interface Act {
  readonly act: AuditAct;
  /** What it was done to; left out where that is no single thing. */
  readonly object?: { readonly kind: AuditObjectKind; readonly id: string };
  /** Why, in the admin's own words. */
  readonly reason?: string;
  /** Codes, counts and ids; never a name, never a number that reaches somebody. */
  readonly facts?: AuditFacts;
}

/** Writes an admin's act down, in the transaction in which it happens: neither is there without the other. */
export async function recordAudit(tx: Ctx<AdminActor>, act: Act): Promise<void> {
  await insertAudit(tx, { adminId: tx.actor.userId, at: tx.now(), ...act });
}
