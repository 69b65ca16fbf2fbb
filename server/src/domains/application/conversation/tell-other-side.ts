import type { Side } from '@pinjian/contract/application-conversation.ts';
import { companyName } from '#domains/company/index.ts';
import { foldMessage, hintConversation, type Recipient } from '#domains/message/index.ts';
import { isQuiet, nextMorning } from '#platform/core/quiet-hours.ts';
import type { Ctx } from '#server/context.ts';
import { isContactShown } from '../candidate/view.ts';
import { findApplication, findPositionTitle, type ApplicationRow } from '../pipeline/queries.ts';
import { isBlocked } from './find-party.ts';
import { countBeyond, findSideRead, setDue } from './queries.ts';
import { otherSide } from './rules.ts';

/** Names the one folded message of a conversation. */
export const foldedKey = (applicationId: string): string => `conversation:${applicationId}`;

export function recipientOf(row: ApplicationRow, side: Side): Recipient {
  if (side === 'seeker') return { userId: row.seeker_id };
  return { companyId: row.company_id, about: 'candidates', applicationId: row.id };
}

/**
 * Tells of something new in a conversation: open screens of both sides at once, the other side by the folded message, in
 * quiet hours when they are over. A seeker who blocked the company is told nothing.
 */
export async function tellOtherSide(tx: Ctx, row: ApplicationRow, writer: Side): Promise<void> {
  const side = otherSide(writer);
  await hintConversation(tx, recipientOf(row, writer));
  if (side === 'seeker' && (await isBlocked(tx, row))) return;
  await hintConversation(tx, recipientOf(row, side));
  const { quietHours } = tx.ports.config;
  const at = isQuiet(tx.now(), quietHours) ? nextMorning(tx.now(), quietHours) : null;
  await setDue(tx, row.id, side, at);
  if (at === null) await foldNews(tx, row, side);
}

/** Tells a side now what waited for the end of the quiet hours. Nothing is told of what was read or has ended meanwhile. */
export async function tellWaiting(tx: Ctx, applicationId: string, side: Side): Promise<void> {
  await setDue(tx, applicationId, side, null);
  const row = await findApplication(tx, applicationId);
  if (row === undefined || (side === 'seeker' && (await isBlocked(tx, row)))) return;
  await foldNews(tx, row, side);
}

/** The one message of a conversation, with how much there is to read; it names nobody's words. */
async function foldNews(tx: Ctx, row: ApplicationRow, side: Side): Promise<void> {
  const unread = await countBeyond(tx, row.id, otherSide(side), await findSideRead(tx, row.id, side));
  if (unread === 0) return;
  const company = await companyName(tx, row.company_id);
  const title = await findPositionTitle(tx, row.position_id);
  const candidate = (isContactShown(row) && row.resume_snapshot?.basics.name) || '候选人';
  await foldMessage(tx, {
    to: recipientOf(row, side),
    type: '7',
    title: '新的对话消息',
    content:
      side === 'seeker'
        ? `${company}就「${title}」给您发来 ${unread} 条消息。`
        : `${candidate}就「${title}」发来 ${unread} 条消息。`,
    meta: {
      companyName: company,
      target:
        side === 'seeker'
          ? { kind: 'conversation', ids: { positionId: row.position_id } }
          : { kind: 'candidateConversation', ids: { applicationId: row.id } },
    },
    dedupeKey: foldedKey(row.id),
  });
}
