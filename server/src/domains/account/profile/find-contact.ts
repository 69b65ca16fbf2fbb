import type { Ctx } from '#server/context.ts';
import { findContactRow } from './contact-queries.ts';

/** Where an identity is reached outside the product. */
export interface Contact {
  readonly role: 'seeker' | 'employer';
  /** 11 digits. */
  readonly phone: string;
  /** Confirmed by a code, or null. */
  readonly mail: string | null;
}

/** In the clear, for sending alone; null for nobody, and for an admin, whom no message is about. */
export async function findContact(ctx: Ctx, userId: string): Promise<Contact | null> {
  const row = await findContactRow(ctx, userId);
  if (row === undefined || row.kind === 'admin') return null;
  const { secretBox } = ctx.ports;
  return {
    role: row.kind,
    phone: secretBox.decrypt(row.phone_cipher),
    mail: row.mail_cipher === null || row.mail_confirmed_at === null ? null : secretBox.decrypt(row.mail_cipher),
  };
}
