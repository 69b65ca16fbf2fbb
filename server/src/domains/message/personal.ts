import { defaultPreferences, messageKinds } from '@pinjian/contract/message-preference.ts';
import { findContact } from '#domains/account/index.ts';
import type { Ctx } from '#server/context.ts';
import { eraseMessages, findMessagesTo, findSendsTo, personalTables } from './personal-queries.ts';
import { findPreferences } from './preference/queries.ts';

/** What a person may take along: what they were told, what went outside, and what they chose about it. */
async function exportData(ctx: Ctx, userId: string): Promise<object> {
  const messages = await findMessagesTo(ctx, userId);
  const sends = await findSendsTo(ctx, userId);
  return {
    messages: messages.map(({ created_at: at, read_at: readAt, message_type: type, ...rest }) => ({
      ...rest,
      type,
      at: at.toISOString(),
      readAt: readAt?.toISOString() ?? null,
    })),
    outsideSends: sends.map(({ created_at: at, ...rest }) => ({ ...rest, at: at.toISOString() })),
    preferences: await exportedPreferences(ctx, userId),
  };
}

/** How they are told outside of each kind of messages: as they chose, or as it is where they did not. */
async function exportedPreferences(ctx: Ctx, userId: string): Promise<object[]> {
  const contact = await findContact(ctx, userId);
  if (contact === null) return [];
  const chosen = new Map((await findPreferences(ctx, userId)).map((row) => [row.kind, row]));
  return messageKinds.map((kind) => ({
    kind,
    ...defaultPreferences[contact.role][kind],
    ...chosen.get(kind),
    chosen: chosen.has(kind),
  }));
}

/**
 * Removes a person's messages; joins the transaction that erases the rest. What companies were told of them goes with
 * what it is about: their applications and requests to join.
 */
async function erase(tx: Ctx, userId: string): Promise<void> {
  await tx.transaction((inner) => eraseMessages(inner, userId));
}

/** A person's messages. */
export const personal = { tables: personalTables, export: exportData, erase };
