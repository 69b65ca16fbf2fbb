import { describe, expect, it } from 'vitest';
import { listedInterview } from '@pinjian/contract/application-interview.ts';
import { startSkillInterview } from '#domains/interview/ai/start/start-skill-interview.ts';
import { closeOverdueTask } from '#domains/interview/tasks.ts';
import {
  applyThere,
  asEmployer,
  asSeeker,
  delivered,
  hiring,
  invite,
  pass,
  runTask,
  type Delivered,
} from '#testing/application.ts';
import { accepted } from '#testing/interview.ts';
import { colleague, writeRound } from '#testing/scheduled-round.ts';
import { useWorld } from '#testing/world.ts';
import { getHomeCounters } from '../home/get-home-counters.ts';
import { withdrawApplication } from '../pipeline/withdraw-application.ts';
import { expireInvitationsTask } from '../tasks.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { declineInvitation } from './decline-invitation.ts';
import { listInterviews } from './list-interviews.ts';
import { findInvited } from './list-queries.ts';
import { takeBackInvitation } from './take-back-invitation.ts';

const world = useWorld();
const day = 86_400_000;
const firstPage = { current: 1, pageSize: 10 };

async function invited(): Promise<Delivered & { invitationId: string }> {
  const here = await delivered(world);
  await pass(here);
  return { ...here, invitationId: await invite(here) };
}

describe('the list', () => {
  it('shows one’s interviews with their status, filtered as asked', async () => {
    const { mine, interviewId } = await accepted(world);
    const waiting = await listInterviews(mine, { ...firstPage, status: 2 });
    expect(waiting.records).toEqual([
      expect.objectContaining({ interviewId, kind: 'position', status: 2, companyName: '青禾科技' }),
    ]);
    expect((await listInterviews(mine, { ...firstPage, kind: 'skill' })).records).toEqual([]);
    world.clock.advance(8 * day);
    for (const closed of [false, true]) {
      if (closed) await runTask(world, closeOverdueTask);
      expect((await listInterviews(mine, { ...firstPage, status: 2 })).total).toBe(0);
      expect((await listInterviews(mine, { ...firstPage, status: 1 })).total).toBe(0);
      expect((await listInterviews(mine, { ...firstPage, status: 3 })).records).toMatchObject([
        { interviewId, status: 3 },
      ]);
    }
    expect((await listInterviews(mine, { ...firstPage, status: 0 })).total).toBe(0);
    expect((await listInterviews(mine, { ...firstPage })).total).toBe(1);
  });
});

describe('an invitation among them', () => {
  it('stands first until it is answered, with what it involves, and can be accepted as it stands', async () => {
    const here = await invited();
    const { mine, invitationId, positionId } = here;
    world.clock.advance(1000);
    await startSkillInterview(mine, { skill: 'React', level: 'easy' });
    const { records, total } = await listInterviews(mine, firstPage);
    expect(total).toBe(2);
    expect(records).toMatchObject([{ kind: 'position' }, { kind: 'skill' }]);
    expect(records[0]).toMatchObject({
      interviewId: null,
      state: null,
      status: 0,
      title: '后端工程师',
      companyName: '青禾科技',
      windowEndsAt: '2026-11-27T02:00:00.000Z',
      invitation: { invitationId, positionId, state: 'pending', outline: { questionCount: 7, minutes: 30 } },
    });
    for (const record of records) expect(listedInterview.parse(record)).toEqual(record);
    const open = (await listInterviews(mine, { ...firstPage, status: 0 })).records;
    const answer = open[0]?.invitation?.answer;
    if (open.length !== 1 || answer === null || answer === undefined) throw new Error('it cannot be answered');
    const { interviewId } = await acceptInvitation(mine, { invitationId, ...answer });
    // A list that was begun before and comes to it only now has no place for it: its interview stands for it.
    expect(await findInvited(mine, [invitationId])).toEqual([]);
    // From then on its interview stands for it, and tells once.
    const after = await listInterviews(mine, { ...firstPage, kind: 'position' });
    expect(after.records).toMatchObject([{ interviewId, status: 2, invitation: null }]);
    expect((await listInterviews(mine, { ...firstPage, status: 0 })).total).toBe(0);
  });

  it('says beforehand what the accepted interview is going to ask about, and none of its questions', async () => {
    const here = await invited();
    const { records } = await listInterviews(here.mine, firstPage);
    const { from, version } = await asSeeker(here);
    const { interviewId } = await acceptInvitation(here.mine, { invitationId: here.invitationId, from, version });
    const { plan } = await world.db
      .selectFrom('interview_interview')
      .select('plan')
      .where('id', '=', interviewId)
      .executeTakeFirstOrThrow();
    const outline = records[0]?.invitation?.outline;
    expect(outline?.questionCount).toBe(plan.questions.length);
    expect(outline?.topics.reduce((sum, { questions }) => sum + questions, 0)).toBe(plan.questions.length);
    for (const { text, rephrase } of plan.questions) {
      expect(JSON.stringify(records)).not.toContain(text.slice(0, 12));
      expect(JSON.stringify(records)).not.toContain(rephrase.slice(0, 12));
    }
  });

  it('past its time reads expired before and after the task has ended it', async () => {
    const { mine } = await invited();
    world.clock.advance(7 * day);
    for (const ended of [false, true]) {
      if (ended) await runTask(world, expireInvitationsTask);
      expect((await listInterviews(mine, { ...firstPage, status: 0 })).total).toBe(0);
      expect((await listInterviews(mine, { ...firstPage, status: 3 })).records).toMatchObject([
        { status: 3, invitation: { state: 'expired', answer: null, outline: null } },
      ]);
    }
  });

  it('declined, taken back or withdrawn from reads 3 with what became of it', async () => {
    const declined = await invited();
    const { from, version } = await asSeeker(declined);
    await declineInvitation(declined.mine, { invitationId: declined.invitationId, from, version, note: '' });
    const takenBack = await invited();
    await takeBackInvitation(takenBack.company, await asEmployer(takenBack));
    const withdrawn = await invited();
    const { application: _application, ...chosen } = await asSeeker(withdrawn);
    await withdrawApplication(withdrawn.mine, chosen);
    for (const [here, state] of [
      [declined, 'declined'],
      [takenBack, 'takenBack'],
      [withdrawn, 'declined'],
    ] as const) {
      expect((await listInterviews(here.mine, firstPage)).records).toMatchObject([
        { status: 3, invitation: { state, answer: null, outline: null } },
      ]);
    }
  });

  it('agrees with the dashboard: what is there is here, what is in neither has gone from both', async () => {
    const { mine, positionId } = await invited();
    const both = async () => [
      (await getHomeCounters(mine)).aiAuditionJobCount,
      (await listInterviews(mine, firstPage)).total,
    ];
    expect(await both()).toEqual([1, 1]);
    await world.db.updateTable('position_position').set({ status: 10 }).where('id', '=', positionId).execute();
    expect(await both()).toEqual([0, 0]);
  });

  it('is nobody else’s', async () => {
    await invited();
    await accepted(world);
    const stranger = world.as(await world.seeker());
    expect((await listInterviews(stranger, firstPage)).total).toBe(0);
  });

  it('is paged and counted with the interviews, each once', async () => {
    const here = await applyThere(await hiring(world));
    await pass(here);
    await invite(here);
    for (const skill of ['React', 'Java', 'Go', 'SQL']) {
      world.clock.advance(1000);
      await startSkillInterview(here.mine, { skill, level: 'easy' });
    }
    const pages = await Promise.all([1, 2, 3].map((current) => listInterviews(here.mine, { current, pageSize: 2 })));
    expect(pages.map(({ records, total }) => [records.length, total])).toEqual([
      [2, 5],
      [2, 5],
      [1, 5],
    ]);
    const titles = pages.flatMap(({ records }) =>
      records.map((item) => (item.round === null ? item.title : item.round.name)),
    );
    expect(titles).toEqual(['后端工程师', 'SQL', 'Go', 'Java', 'React']);
  });
});

describe('a round with people among them', () => {
  const at = (day: number, clock: string) => `2026-11-${day}T${clock}:00+08:00`;

  it('stands first while it waits for an answer, then by its time, and is found by side and status', async () => {
    const here = await invited();
    const one = [await colleague(here)];
    const accepted = await writeRound(here, { interviewers: one, times: [at(24, '10:00')], state: 'accepted' });
    world.clock.advance(1000);
    await startSkillInterview(here.mine, { skill: 'React', level: 'easy' });
    const namesOf = async (filter: { side?: 'ai' | 'people'; status?: number; kind?: 'position' } = {}) =>
      (await listInterviews(here.mine, { ...firstPage, ...filter })).records.map((item) =>
        item.round === null ? item.title : item.round.state,
      );
    expect(await namesOf()).toEqual(['后端工程师', 'accepted', 'React']);
    expect(await namesOf({ side: 'people' })).toEqual(['accepted']);
    expect(await namesOf({ side: 'ai' })).toEqual(['后端工程师', 'React']);
    expect(await namesOf({ kind: 'position' })).toEqual(['后端工程师']);
    expect(await namesOf({ side: 'people', status: 2 })).toEqual(['accepted']);
    await world.db.updateTable('application_round').set({ state: 'held' }).where('id', '=', accepted).execute();
    expect(await namesOf({ side: 'people', status: 1 })).toEqual(['held']);
    await writeRound(here, { interviewers: one, times: [at(25, '10:00')] });
    expect(await namesOf()).toEqual(['后端工程师', 'invited', 'React', 'held']);
    expect(await namesOf({ side: 'people', status: 0 })).toEqual(['invited']);
    world.clock.advance(8 * day);
    expect(await namesOf({ side: 'people', status: 0 })).toEqual([]);
    expect(await namesOf({ side: 'people', status: 3 })).toEqual(['expired']);
  });

  it('tells what its candidate may know, and nobody else of it', async () => {
    const here = await delivered(world);
    const roundId = await writeRound(here, {
      interviewers: [await colleague(here)],
      times: [at(24, '10:00')],
      state: 'accepted',
    });
    const { records } = await listInterviews(here.mine, firstPage);
    expect(records).toMatchObject([
      {
        round: {
          roundId,
          companyName: '青禾科技',
          place: 'https://meeting.example/1',
          position: { title: '后端工程师' },
        },
      },
    ]);
    for (const record of records) expect(listedInterview.parse(record)).toEqual(record);
    expect((await listInterviews(world.as(await world.seeker()), firstPage)).total).toBe(0);
  });
});
