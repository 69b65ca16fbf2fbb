import type { MailFile, MessageType, NewMeta } from '@pinjian/contract/message.ts';
import { optionalKinds, outsideChannels, type MessageKind } from '@pinjian/contract/message-preference.ts';
import { rolesReading } from '@pinjian/contract/reading.ts';
import { findAssignees } from '#domains/account/index.ts';
import type { Ctx } from '#server/context.ts';
import { planOutsideSends } from './outside/plan-outside-sends.ts';
import { isNews, kindOf } from './outside/rules.ts';
import { isUnwanted } from './preference/queries.ts';
import { insertMessage } from './queries.ts';
import { addressOf, membersKey, type Address, type Recipient } from './rules.ts';

/**
 * Hints that there is a new message; the payload is the userId of a reader, or names the members of one role of a company
 * (`membersKey`). Who may not read a message is not hinted at it.
 */
export const newMessageChannel = 'message.new';

export interface NewMessage {
  readonly to: Recipient;
  readonly type: MessageType;
  /** What it is about, for whoever chooses what reaches them outside; told by the type where it is left out. */
  readonly kind?: MessageKind;
  readonly title: string;
  readonly content: string;
  readonly meta: NewMeta;
  /** Goes with it where it is told by mail. */
  readonly mailFile?: MailFile;
  /** Names what happened (`verification:<id>:passed`): a recipient is told once, however often this is called. */
  readonly dedupeKey: string;
}

/**
 * Leaves a message in the transaction of what it tells; the screens of its readers are hinted at it after the commit, and
 * where they want that they are told by text message or mail too.
 */
export async function sendMessage(tx: Ctx, message: NewMessage): Promise<void> {
  const address = addressOf(message.to);
  const isOptional = message.kind !== undefined && optionalKinds.seeker.includes(message.kind);
  if (isOptional && 'userId' in message.to && (await isUnwanted(tx, message.to.userId, message.kind))) return;
  const id = await insertMessage(tx, { ...message, address });
  if (id === null) return;
  for (const reader of await hintedReaders(tx, address)) await tx.publish(newMessageChannel, reader);
  // What somebody has just done themselves is told nowhere else; but the file that goes with it is theirs to have.
  const channels = isNews(message.type) ? outsideChannels : message.mailFile === undefined ? [] : (['mail'] as const);
  await planOutsideSends(tx, { id, kind: message.kind ?? kindOf(message.type), channels }, address);
}

/** Whom a new message is hinted at: what is new is read by those who read it since they joined, too. */
export async function hintedReaders(tx: Ctx, address: Address): Promise<string[]> {
  const { recipient_id: companyId, about, application_id: applicationId } = address;
  if (about === null) return [address.recipient_id];
  const roles = [...rolesReading(about, 'all'), ...rolesReading(about, 'sinceJoined')];
  const assignees = await findAssignees(tx, { companyId, thing: about, applicationId });
  return [...roles.map((role) => membersKey(companyId, role)), ...assignees];
}
