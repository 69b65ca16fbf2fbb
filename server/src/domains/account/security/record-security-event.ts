import type { Ctx } from '#server/context.ts';
import { insertSecurityEvent, type NewSecurityEvent } from './queries.ts';

/** Writes down what happened to a person's sign-ins, in the transaction in which it happens; answers its id. */
export async function recordSecurityEvent(tx: Ctx, event: NewSecurityEvent): Promise<string> {
  return insertSecurityEvent(tx, event);
}
