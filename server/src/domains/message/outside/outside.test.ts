import { describe, expect, it } from 'vitest';
import { companyRoles, things, thingsRead } from '@pinjian/contract/reading.ts';
import { endMembership, setMemberRole } from '#domains/account/index.ts';
import { newId } from '#platform/core/ids.ts';
import { UncertainSend } from '#platform/core/uncertain-send.ts';
import type { EmployerActor, SeekerActor } from '#server/context.ts';
import { told } from '#testing/told.ts';
import { useWorld } from '#testing/world.ts';
import { changeMessagePreference } from '../preference/change-message-preference.ts';
import { sendMessage, type NewMessage } from '../send-message.ts';
import { settleOutsideTask } from '../tasks.ts';
import { listOutsideSends } from './list-outside-sends.ts';

const world = useWorld();

async function confirmMail({ personId }: { personId: string }, mail: string): Promise<void> {
  await world.db
    .updateTable('account_person')
    .set({ mail_cipher: world.test.ports.secretBox.encrypt(mail), mail_confirmed_at: world.clock.now() })
    .where('id', '=', personId)
    .execute();
}

async function send(to: NewMessage['to'], changes: Partial<NewMessage> = {}): Promise<void> {
  const news = {
    type: '11' as const,
    title: 'AI面试邀请',
    content: '青禾科技邀请您参加AI面试',
    meta: {},
    dedupeKey: newId(),
  };
  await world.system().transaction((tx) => sendMessage(tx, { to, ...news, ...changes }));
}

const statesOf = async (reader: SeekerActor | EmployerActor) =>
  (await listOutsideSends(world.as(reader), { current: 1, pageSize: 100 })).records.map(
    ({ channel, state }) => `${channel} ${state}`,
  );

const runSettle = async () => settleOutsideTask.run(world.system() as never, {});

describe('a message outside the product', () => {
  it('reaches a seeker by text message and mail, once, however often it is told', async () => {
    const seeker = await world.seeker();
    await confirmMail(seeker, 'lin@example.com');
    await send({ userId: seeker.userId }, { dedupeKey: 'same', meta: { target: { kind: 'settings', ids: {} } } });
    await send({ userId: seeker.userId }, { dedupeKey: 'same' });
    expect(world.test.sentNotices).toEqual([]);
    await world.runTasks();
    expect(world.test.sentNotices).toEqual([
      {
        phone: expect.stringMatching(/^138/),
        title: 'AI面试邀请',
        text: '【聘见】AI面试邀请：青禾科技邀请您参加AI面试',
      },
    ]);
    expect(world.test.sentMails).toMatchObject([
      { mail: 'lin@example.com', userId: seeker.userId, subject: 'AI面试邀请 - 聘见' },
    ]);
    expect((await statesOf(seeker)).toSorted()).toEqual(['mail sent', 'sms sent']);
  });

  it('is not sent where the transaction it belongs to came to nothing', async () => {
    const seeker = await world.seeker();
    const failing = world.system().transaction(async (tx) => {
      const news = { type: '11' as const, title: '', content: '', meta: {}, dedupeKey: 'x' };
      await sendMessage(tx, { to: { userId: seeker.userId }, ...news });
      throw new Error('after all not');
    });
    await expect(failing).rejects.toThrow('after all not');
    await runSettle();
    world.clock.advance(600_000);
    await world.runTasks();
    expect([world.test.sentNotices, await statesOf(seeker)]).toEqual([[], []]);
  });

  it('goes where each identity chose, and to nobody by a kind they switched off', async () => {
    const [seeker, other] = [await world.seeker(), await world.seeker()];
    for (const each of [seeker, other]) await confirmMail(each, `${each.userId}@example.com`);
    await changeMessagePreference(world.as(seeker), { kind: 'interview', sms: false, mail: false });
    await changeMessagePreference(world.as(seeker), { kind: 'application', sms: true, mail: false });
    for (const each of [seeker, other]) {
      await send({ userId: each.userId });
      await send({ userId: each.userId }, { type: '7' });
    }
    await world.runTasks();
    expect(await statesOf(seeker)).toEqual(['sms sent']);
    expect((await statesOf(other)).toSorted()).toEqual(['mail sent', 'sms sent']);
  });

  it('is none that tells a person what they did themselves', async () => {
    const seeker = await world.seeker();
    await send({ userId: seeker.userId }, { type: '21' });
    await world.runTasks();
    expect(await statesOf(seeker)).toEqual([]);
  });

  it('is dropped when it is no longer wanted as its turn comes', async () => {
    const seeker = await world.seeker();
    await send({ userId: seeker.userId });
    await changeMessagePreference(world.as(seeker), { kind: 'interview', sms: false, mail: true });
    await world.runTasks();
    expect([world.test.sentNotices, await statesOf(seeker)]).toEqual([[], ['sms dropped']]);
  });

  it('of a company goes to those who see its candidates, and never to people of the demo world', async () => {
    const companyId = newId();
    const [owner, interviewer, demo] = [
      await world.employer({ companyId }),
      await world.employer({ companyId, role: 'interviewer' }),
      await world.employer({ companyId }),
    ];
    for (const each of [owner, interviewer, demo]) await confirmMail(each, `${each.userId}@example.com`);
    await world.db.updateTable('account_person').set({ demo: true }).where('id', '=', demo.personId).execute();
    await send(told(companyId, 'candidates'), { type: '1' });
    await send({ userId: demo.userId }, { type: '7', kind: 'security' });
    await world.runTasks();
    expect(world.test.sentMails.map(({ userId }) => userId)).toEqual([owner.userId]);
    expect(world.test.sentNotices).toEqual([]);
  });

  it('of a company goes to those whose role reads all of what it is about, and to nobody else', async () => {
    const companyId = newId();
    const members = await Promise.all(companyRoles.map((role) => world.employer({ companyId, role })));
    for (const each of members) await confirmMail(each, `${each.userId}@example.com`);
    for (const thing of things) await send(told(companyId, thing), { type: '1', title: thing });
    await world.runTasks();
    for (const [at, role] of companyRoles.entries())
      expect(
        world.test.sentMails.filter(({ userId }) => userId === members[at]?.userId).map(({ subject }) => subject),
      ).toEqual(thingsRead(role, 'all').map((thing) => `${thing} - 聘见`));
  });

  it('is dropped where its reader left the company or reads it no more as its turn comes', async () => {
    const companyId = newId();
    const [gone, demoted, owner] = [
      await world.employer({ companyId, role: 'recruiter' }),
      await world.employer({ companyId, role: 'recruiter' }),
      await world.employer({ companyId }),
    ];
    for (const each of [gone, demoted, owner]) await confirmMail(each, `${each.userId}@example.com`);
    await send(told(companyId, 'candidates'), { type: '1' });
    await world.system().transaction(async (tx) => {
      await endMembership(tx, gone.userId);
      await setMemberRole(tx, demoted.userId, 'interviewer');
    });
    await world.runTasks();
    expect(world.test.sentMails.map(({ userId }) => userId)).toEqual([owner.userId]);
    expect([await statesOf(gone), await statesOf(demoted)]).toEqual([['mail dropped'], ['mail dropped']]);
  });

  it('about the security of an account goes out whatever was chosen', async () => {
    const seeker = await world.seeker();
    await world.db
      .insertInto('message_preference')
      .values({ user_id: seeker.userId, kind: 'security', sms: false, mail: false, changed_at: world.clock.now() })
      .execute();
    await send({ userId: seeker.userId }, { type: '7', kind: 'security' });
    await world.runTasks();
    expect(await statesOf(seeker)).toEqual(['sms sent']);
  });

  it('that was certainly not taken is tried again with growing pauses, and fails in the end', async () => {
    const seeker = await world.seeker();
    let tries = 0;
    world.test.outside = () => {
      tries += 1;
      throw new Error('the vendor says no');
    };
    await send({ userId: seeker.userId });
    for (const pause of [0, 29_000]) {
      world.clock.advance(pause);
      await world.runTasks();
    }
    expect([tries, await statesOf(seeker)]).toEqual([1, ['sms waiting']]);
    for (const pause of [1000, 60_000, 120_000, 240_000, 3_600_000]) {
      world.clock.advance(pause);
      await world.runTasks();
    }
    expect([tries, await statesOf(seeker)]).toEqual([5, ['sms failed']]);
  });

  it('that may have been taken is shown as unsure and not repeated', async () => {
    const seeker = await world.seeker();
    let tries = 0;
    world.test.outside = () => {
      tries += 1;
      throw new UncertainSend(new Error('broke off'));
    };
    await send({ userId: seeker.userId });
    await world.runTasks();
    world.clock.advance(3_600_000);
    await runSettle();
    await world.runTasks();
    expect([tries, await statesOf(seeker)]).toEqual([1, ['sms unsure']]);
  });

  it('that a crash left under way becomes unsure after a while, and is not sent', async () => {
    const seeker = await world.seeker();
    await send({ userId: seeker.userId });
    // What a copy leaves behind that dies between taking the row and hearing from the vendor.
    await world.db
      .updateTable('message_outside_send')
      .set({ state: 'sending', started_at: world.clock.now(), attempts: 1 })
      .execute();
    await world.runTasks();
    world.clock.advance(4 * 60_000);
    await runSettle();
    expect(await statesOf(seeker)).toEqual(['sms sending']);
    world.clock.advance(61_000);
    await runSettle();
    await world.runTasks();
    expect([world.test.sentNotices, await statesOf(seeker)]).toEqual([[], ['sms unsure']]);
  });

  it('that the queue forgot is taken up, and two copies at it send it once', async () => {
    const seeker = await world.seeker();
    await send({ userId: seeker.userId });
    (world.queued as unknown[]).length = 0;
    await runSettle();
    expect(world.queued).toEqual([]);
    world.clock.advance(121_000);
    await runSettle();
    await runSettle();
    await world.runTasks();
    expect(world.test.sentNotices).toHaveLength(1);
  });

  it('is listed to nobody else', async () => {
    const [seeker, other] = [await world.seeker(), await world.seeker()];
    await send({ userId: seeker.userId });
    expect(await statesOf(other)).toEqual([]);
    expect(await listOutsideSends(world.as(seeker), { current: 2, pageSize: 10 })).toMatchObject({
      records: [],
      total: 1,
      totalCapped: false,
    });
  });
});
