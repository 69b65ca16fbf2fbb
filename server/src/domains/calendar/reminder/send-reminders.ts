import { sendMessage } from '#domains/message/index.ts';
import type { Ctx, SystemActor } from '#server/context.ts';
import type { EventRow } from '../ics/queries.ts';
import { writeAppointmentFile } from '../ics/write-appointment-file.ts';
import type { EventReader } from '../ics/view.ts';
import { findDue, findReminded, lockDue, markReminded } from './queries.ts';
import { reminderStep, timeText, type Lead } from './rules.ts';

/** Appointments of one run; what is left is the next minute's. */
const perRun = 500;

const opening: Readonly<Record<Lead, string>> = { day: '明天', hour: '1 小时后' };

/**
 * Reminds both sides of what is settled, a day and an hour before, by the ways each of them chose. Run twice or by several
 * copies, each is told once: the row is held and marked in the transaction of its messages.
 */
export async function sendReminders(ctx: Ctx<SystemActor>): Promise<void> {
  const failures: unknown[] = [];
  for (const lead of ['hour', 'day'] as const)
    for (const subjectId of await findDue(ctx, lead, perRun)) {
      const [outcome] = await Promise.allSettled([ctx.transaction((tx) => remind(tx, lead, subjectId))]);
      // One that fails holds up none of the others; the queue hears of it at the end.
      if (outcome.status === 'rejected') failures.push(outcome.reason);
    }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} reminders failed`);
}

async function remind(tx: Ctx<SystemActor>, lead: Lead, subjectId: string): Promise<void> {
  const row = await lockDue(tx, lead, subjectId);
  if (row === undefined) return;
  const step = reminderStep(lead, {
    startsAt: row.starts_at,
    now: tx.now(),
    quiet: tx.ports.config.quietHours,
  });
  if (step === 'wait') return;
  await markReminded(tx, lead, subjectId);
  if (step === 'leaveOut') return;
  await tell(tx, { lead, row, reader: 'seeker', userId: row.seeker_id, zone: null });
  for (const { memberId, zone } of await findReminded(tx, subjectId))
    await tell(tx, { lead, row, reader: 'members', userId: memberId, zone });
}

interface Reminder {
  readonly lead: Lead;
  readonly row: EventRow;
  readonly reader: EventReader;
  readonly userId: string;
  readonly zone: string | null;
}

async function tell(tx: Ctx, { lead, row, reader, userId, zone }: Reminder): Promise<void> {
  const company = row.company_short_name ?? row.company_name;
  const what =
    reader === 'seeker' ? `${company}的面试（${row.title}）` : `面试（${row.title_for_members ?? row.title}）`;
  const time = timeText(row.starts_at, zone ?? 'Asia/Shanghai');
  const mailFile = await writeAppointmentFile(tx, { subjectId: row.subject_id, reader });
  const target = row.targets?.[reader];
  await sendMessage(tx, {
    to: { userId },
    type: '1',
    kind: 'interview',
    title: '面试提醒',
    content: [
      `您有一场${what}将在${opening[lead]}开始。`,
      `面试时间：${time}`,
      ...(row.place === '' ? [] : [`面试地点：${row.place}`]),
    ].join('\n'),
    meta: { companyName: row.company_name, interviewTime: row.starts_at.toISOString(), ...(target && { target }) },
    dedupeKey: `reminder:${row.subject_id}:${row.starts_at.getTime()}:${lead}`,
    ...(mailFile && { mailFile }),
  });
}
