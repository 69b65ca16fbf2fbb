import { firstReminderHours } from '@pinjian/contract/application-scorecard.ts';
import { isLeaving } from '#domains/account/index.ts';
import { sendMessage } from '#domains/message/index.ts';
import type { Ctx, SystemActor } from '#server/context.ts';
import { findOwed, findReminders, insertReminder } from './queries.ts';
import { reminderTimes } from './rules.ts';
import { aboutView } from './view.ts';

/** Who owes a card for longer than this is not reminded any more: their own list has it. */
const remindedDays = 5;
const hourMs = 3_600_000;

type Owed = Awaited<ReturnType<typeof findOwed>>[number];

/** A reminder that is due. */
export interface DueReminder {
  readonly owed: Owed;
  readonly occasion: 'first' | 'morning';
}

/** Reminders whose time has come and that were not sent, the earliest interview first. */
export async function findDueReminders(ctx: Ctx<SystemActor>, limit: number): Promise<DueReminder[]> {
  const now = ctx.now();
  const owing = await findOwed(ctx, {
    endedBefore: new Date(now.getTime() - firstReminderHours * hourMs),
    endedAfter: new Date(now.getTime() - remindedDays * 24 * hourMs),
    limit,
  });
  const sent = await findReminders(ctx, [...new Set(owing.map(({ round_id }) => round_id))]);
  const has = ({ round_id, interviewer_id }: Owed, occasion: DueReminder['occasion']) =>
    sent.some(
      (each) => each.round_id === round_id && each.interviewer_id === interviewer_id && each.occasion === occasion,
    );
  return owing.flatMap((owed) => {
    if (owed.round_ends_at === null) return [];
    const { morning } = reminderTimes(owed.round_ends_at, firstReminderHours);
    const isMorning = morning <= now;
    const occasion = isMorning ? 'morning' : 'first';
    return has(owed, occasion) ? [] : [{ owed, occasion } as const];
  });
}

/** Reminds one interviewer of one card, once for each occasion. */
export async function remindOwing(tx: Ctx<SystemActor>, { owed, occasion }: DueReminder): Promise<void> {
  const of = { roundId: owed.round_id, interviewerId: owed.interviewer_id };
  if (!(await insertReminder(tx, { ...of, occasion })) || (await isLeaving(tx, owed.seeker_id))) return;
  const { candidateName, position, roundName } = aboutView(owed, tx.now());
  await sendMessage(tx, {
    to: { userId: of.interviewerId },
    type: '7',
    kind: 'interview',
    title: occasion === 'first' ? '请填写面试评分表' : '评分表还没有提交',
    content:
      occasion === 'first'
        ? `${candidateName}「${position.title}」${roundName}已结束，趁印象清楚，请填写评分表。`
        : `${candidateName}「${position.title}」${roundName}的评分表还没有提交，同事在等您的意见。`,
    meta: { target: { kind: 'scorecard', ids: { roundId: of.roundId } } },
    dedupeKey: `scorecard:${of.roundId}:${of.interviewerId}:${occasion}`,
  });
}
