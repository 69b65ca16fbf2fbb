import { describe, expect, it } from 'vitest';
import { saveWebhook } from '#domains/company/webhook/save-webhook.ts';
import { sendReminders } from '#domains/calendar/reminder/send-reminders.ts';
import { eventsOf, instantOf, readCalendar, textOf, valueOf } from '#testing/calendar-file.ts';
import { hookAddresses } from '#testing/hook-vendor.ts';
import {
  acceptedRound,
  acceptFirst,
  hoursFromNow,
  interviewing,
  inviteRound,
  mySeen,
  ourSeen,
} from '#testing/round.ts';
import { useWorld } from '#testing/world.ts';
import { cancelMyRound } from './cancel-my-round.ts';
import { rescheduleRound } from './reschedule-round.ts';

const world = useWorld();

/** Both sides have a mail address. */
async function place() {
  const here = await interviewing(world);
  const { secretBox } = world.test.ports;
  for (const [personId, name] of [
    [here.seeker.personId, 'seeker'],
    [here.owner.personId, 'owner'],
  ] as const)
    await world.db
      .updateTable('account_person')
      .set({ mail_cipher: secretBox.encrypt(`${name}@example.com`), mail_confirmed_at: world.clock.now() })
      .where('id', '=', personId)
      .execute();
  return here;
}

/** What reached an address with a calendar in it: its method and its one event. */
async function filesTo(mail: string) {
  await world.runTasks();
  return world.test.sentMails
    .filter((sent) => sent.mail === mail)
    .flatMap(({ files = [] }) => files)
    .map(({ content }) => {
      const calendar = readCalendar(String(content));
      const [event] = eventsOf(calendar);
      if (event === undefined) throw new Error('no event');
      return { method: valueOf(calendar, 'METHOD'), sequence: valueOf(event, 'SEQUENCE'), event };
    });
}

describe('a round in the calendars of both sides', () => {
  it('comes by mail once accepted, is taken out when rescheduled, comes again, and is gone once cancelled', async () => {
    const here = await place();
    const round = await acceptedRound(here);
    const [first] = await filesTo('seeker@example.com');
    if (first === undefined) throw new Error('no calendar came');
    expect([first.method, first.sequence, valueOf(first.event, 'UID')]).toEqual(['REQUEST', '0', round.roundId]);
    expect(instantOf(first.event, 'DTSTART').toISOString()).toBe(new Date(round.startsAt ?? '').toISOString());
    expect(textOf(first.event, 'LOCATION')).toBe('https://meeting.example.com/8000');
    expect(await filesTo('owner@example.com')).toMatchObject([{ method: 'REQUEST', sequence: '0' }]);
    await rescheduleRound(here.company, {
      ...(await ourSeen(here, round.roundId)),
      times: [hoursFromNow(world, 50)],
    });
    expect((await filesTo('seeker@example.com')).map(({ method, sequence }) => [method, sequence])).toEqual([
      ['REQUEST', '0'],
      ['CANCEL', '1'],
    ]);
    await acceptFirst(here, round.roundId);
    await cancelMyRound(here.mine, {
      ...(await mySeen(here, round.roundId)),
      reason: 'timeUnsuitable',
      note: '',
    });
    expect((await filesTo('owner@example.com')).map(({ method, sequence }) => [method, sequence])).toEqual([
      ['REQUEST', '0'],
      ['REQUEST', '2'],
      ['CANCEL', '3'],
    ]);
  });

  it('is reminded of once it is accepted, and leads each side to it', async () => {
    const here = await place();
    await acceptedRound(here, { hours: [30] });
    world.clock.advance(7 * 3_600_000);
    await sendReminders(world.as({ kind: 'system' }));
    const rows = await world.db
      .selectFrom('message_message')
      .select(['recipient_id', 'meta'])
      .where('title', '=', '面试提醒')
      .execute();
    expect(new Map(rows.map((row) => [row.recipient_id, row.meta.target?.kind]))).toEqual(
      new Map([
        [here.seeker.userId, 'application'],
        [here.interviewer.userId, 'candidate'],
      ]),
    );
    expect(rows).toHaveLength(2);
  });
});

describe('the chats of a company', () => {
  it('hear who, what, when, without a name in full and without the place', async () => {
    const here = await place();
    await saveWebhook(here.company, { vendor: 'wecom', address: hookAddresses.wecom });
    const { roundId } = await inviteRound(here);
    await acceptFirst(here, roundId);
    await world.runTasks();
    expect(world.test.sentHooks.map(({ message }) => message.title)).toEqual([
      '已发出面试邀请',
      '候选人接受了面试邀请',
    ]);
    const text = JSON.stringify(world.test.sentHooks);
    const { resume_snapshot: sent } = await world.db
      .selectFrom('application_application')
      .select('resume_snapshot')
      .where('id', '=', here.applicationId)
      .executeTakeFirstOrThrow();
    const name = sent?.basics.name ?? '';
    expect(name).not.toBe('');
    expect(text).not.toContain(name);
    expect(text).toContain(`候选人：${name.slice(0, 1)}**`);
    expect(text).toContain('初面（视频）');
    expect(text).not.toContain('meeting.example.com');
  });
});
