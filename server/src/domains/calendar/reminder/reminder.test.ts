import { describe, expect, it } from 'vitest';
import { newId } from '#platform/core/ids.ts';
import type { EmployerActor, SeekerActor } from '#server/context.ts';
import { changeMessagePreference } from '#domains/message/preference/change-message-preference.ts';
import { eventsOf, readCalendar, valueOf } from '#testing/calendar-file.ts';
import { companyOwner } from '#testing/company.ts';
import { useWorld } from '#testing/world.ts';
import { bookAppointment } from '../appointment/book-appointment.ts';
import { cancelAppointment } from '../appointment/cancel-appointment.ts';
import { saveMyHours } from '../hours/save-my-hours.ts';
import { defaultHours } from '@pinjian/contract/calendar.ts';
import { reminderStep, remindedFromTheStart } from './rules.ts';
import { sendReminders } from './send-reminders.ts';

const world = useWorld();
const hourMs = 3_600_000;
const at = (text: string) => new Date(text);
/** Tuesday. */
const ten = at('2026-11-24T10:00:00+08:00');

interface Settled {
  readonly subjectId: string;
  readonly seeker: SeekerActor;
  readonly member: EmployerActor;
}

async function settle(startsAt: Date): Promise<Settled> {
  const member = await companyOwner(world, { name: '云杉科技有限公司' });
  const settled = { subjectId: newId(), seeker: await world.seeker(), member };
  await bookAt(settled, startsAt);
  return settled;
}

async function bookAt(
  { subjectId, seeker, member }: Settled & { member: { companyId: string | null } },
  startsAt: Date,
) {
  const { companyId } = member;
  if (companyId === null) throw new Error('the member has a company');
  await world.system().transaction((tx) =>
    bookAppointment(tx, {
      subjectId,
      companyId,
      memberIds: [member.userId],
      seekerId: seeker.userId,
      startsAt,
      endsAt: new Date(startsAt.getTime() + hourMs),
      title: '技术面',
      titleForMembers: '张** · 技术面',
      place: '腾讯会议',
    }),
  );
}

const until = (instant: Date) => world.clock.advance(instant.getTime() - world.clock.now().getTime());
const run = () => sendReminders(world.as({ kind: 'system' }));

async function told(actor: SeekerActor | EmployerActor): Promise<string[]> {
  const rows = await world.db
    .selectFrom('message_message')
    .select('content')
    .where('recipient_id', '=', actor.userId)
    .where('title', '=', '面试提醒')
    .orderBy('created_at')
    .execute();
  return rows.map(({ content }) => content);
}

describe('reminders', () => {
  it('come a day and an hour before, to both sides, once each however often the task runs', async () => {
    const { seeker, member } = await settle(ten);
    until(at('2026-11-23T09:59:00+08:00'));
    await run();
    expect([await told(seeker), await told(member)]).toEqual([[], []]);
    until(at('2026-11-23T10:01:00+08:00'));
    for (let times = 0; times < 3; times += 1) await run();
    expect(await told(seeker)).toEqual([
      '您有一场云杉科技有限公司的面试（技术面）将在明天开始。\n面试时间：11月24日周二 10:00\n面试地点：腾讯会议',
    ]);
    expect(await told(member)).toEqual([
      '您有一场面试（张** · 技术面）将在明天开始。\n面试时间：11月24日周二 10:00\n面试地点：腾讯会议',
    ]);
    until(at('2026-11-24T09:00:30+08:00'));
    await Promise.all([run(), run()]);
    expect((await told(seeker)).length).toBe(2);
    expect((await told(seeker))[1]).toContain('将在1 小时后开始');
    until(at('2026-11-24T10:30:00+08:00'));
    await run();
    expect([(await told(seeker)).length, (await told(member)).length]).toEqual([2, 2]);
  });

  it('move with the interview and are gone with it', async () => {
    const settled = await settle(ten);
    const { subjectId, seeker } = settled;
    until(at('2026-11-23T10:01:00+08:00'));
    await run();
    await bookAt(settled, at('2026-11-26T15:00:00+08:00'));
    until(at('2026-11-24T09:30:00+08:00'));
    await run();
    expect(await told(seeker)).toHaveLength(1);
    until(at('2026-11-25T15:01:00+08:00'));
    await run();
    expect((await told(seeker))[1]).toContain('11月26日周四 15:00');
    await world.system().transaction((tx) => cancelAppointment(tx, subjectId));
    until(at('2026-11-26T14:30:00+08:00'));
    await run();
    expect(await told(seeker)).toHaveLength(2);
  });

  it('are not sent for what was settled only just now', async () => {
    until(at('2026-11-24T08:00:00+08:00'));
    const { seeker } = await settle(ten);
    await run();
    expect(await told(seeker)).toEqual([]);
    until(at('2026-11-24T09:01:00+08:00'));
    await run();
    expect(await told(seeker)).toHaveLength(1);
  });

  it('go by the ways each chose, with the calendar file in the mail, and say a member’s own time', async () => {
    const { seeker, member } = await settle(ten);
    await saveMyHours(world.as(member), { ...defaultHours, zone: 'Europe/Berlin' });
    const { secretBox } = world.test.ports;
    const mailOf = (name: string) => ({
      mail_cipher: secretBox.encrypt(`${name}@example.com`),
      mail_confirmed_at: world.clock.now(),
    });
    for (const [actor, name] of [
      [seeker, 'zhang'],
      [member, 'li'],
    ] as const)
      await world.db.updateTable('account_person').set(mailOf(name)).where('id', '=', actor.personId).execute();
    await changeMessagePreference(world.as(seeker), { kind: 'interview', sms: false, mail: true });
    await changeMessagePreference(world.as(member), { kind: 'interview', sms: true, mail: false });
    until(at('2026-11-23T10:01:00+08:00'));
    await run();
    await world.runTasks();
    expect(world.test.sentNotices).toHaveLength(1);
    expect(world.test.sentNotices[0]?.text).toContain('Europe/Berlin');
    expect(world.test.sentMails.map(({ mail }) => mail)).toEqual(['zhang@example.com']);
    const [file] = world.test.sentMails[0]?.files ?? [];
    expect(file).toMatchObject({ name: 'interview.ics', type: 'text/calendar; charset=utf-8; method=REQUEST' });
    const [event] = eventsOf(readCalendar(String(file?.content ?? '')));
    expect(event === undefined ? null : valueOf(event, 'DTSTART')).toBe('20261124T020000Z');
  });
});

describe('what is due', () => {
  const quiet = { from: 22, until: 8 };
  it.each([
    ['day', '2026-11-23T10:01:00+08:00', 'send'],
    ['day', '2026-11-23T23:01:00+08:00', 'wait'],
    ['day', '2026-11-24T07:59:00+08:00', 'leaveOut'],
    ['day', '2026-11-24T08:30:00+08:00', 'leaveOut'],
    ['hour', '2026-11-24T09:01:00+08:00', 'send'],
    ['hour', '2026-11-24T10:00:00+08:00', 'leaveOut'],
  ] as const)('the %s’s, at %s: %s', (lead, now, step) => {
    const startsAt = lead === 'day' && now.includes('07:59') ? at('2026-11-24T09:30:00+08:00') : ten;
    expect(reminderStep(lead, { startsAt, now: at(now), quiet })).toBe(step);
  });

  it('the hour’s disturbs at night, the day’s waits for the morning', () => {
    const early = at('2026-11-24T07:30:00+08:00');
    expect(reminderStep('hour', { startsAt: early, now: at('2026-11-24T06:31:00+08:00'), quiet })).toBe('send');
    expect(reminderStep('day', { startsAt: early, now: at('2026-11-23T07:31:00+08:00'), quiet })).toBe('wait');
    expect(reminderStep('day', { startsAt: early, now: at('2026-11-23T08:00:00+08:00'), quiet })).toBe('send');
    expect(remindedFromTheStart(early, at('2026-11-23T08:00:00+08:00'))).toEqual({ day: true, hour: false });
  });
});
