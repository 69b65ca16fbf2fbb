import type { Ctx } from '#server/context.ts';
import { findAdmins } from './queries.ts';

export interface ListedAdmin {
  readonly phone: string;
  readonly addedAt: Date;
  /** null for who has never signed in. */
  readonly lastUsedAt: Date | null;
  readonly lockedUntil: Date | null;
  readonly recoveryCodesLeft: number;
}

/** Everybody who may sign in to the console, for the person at the machine. */
export async function listAdmins(ctx: Ctx): Promise<ListedAdmin[]> {
  return (await findAdmins(ctx)).map((row) => ({
    phone: ctx.ports.secretBox.decrypt(row.phone_cipher),
    addedAt: row.added_at,
    lastUsedAt: row.last_used_at,
    lockedUntil: row.locked_until !== null && row.locked_until > ctx.now() ? row.locked_until : null,
    recoveryCodesLeft: row.codes_left ?? 0,
  }));
}
