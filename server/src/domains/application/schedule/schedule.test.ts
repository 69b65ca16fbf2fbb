import { describe, expect, it } from 'vitest';
import type { ScheduleScope } from '@pinjian/contract/application-schedule.ts';
import { saveMyHours } from '#domains/calendar/hours/save-my-hours.ts';
import { defaultHours } from '@pinjian/contract/calendar.ts';
import { newId } from '#platform/core/ids.ts';
import type { EmployerActor } from '#server/context.ts';
import { hiring, type Hiring } from '#testing/application.ts';
import { colleague, metThere, writeRound } from '#testing/scheduled-round.ts';
import { useWorld } from '#testing/world.ts';
import { listCandidates } from '../candidate/list-candidates.ts';
import { getSchedule } from './get-schedule.ts';
import { listWaitingRounds } from './list-waiting-rounds.ts';

const world = useWorld();

// The clock of the tests stands at 10:00 in Beijing on Friday, 20 November 2026.
const monday = (clock: string) => `2026-11-23T${clock}:00+08:00`;
const week = { from: '2026-11-22T16:00:00Z', to: '2026-11-29T16:00:00Z' };

async function scheduleOf(actor: EmployerActor, scope: ScheduleScope = 'team') {
  return getSchedule(world.as(actor), { scope, ...week });
}

const idsOf = ({ rounds }: { rounds: readonly { roundId: string }[] }) => rounds.map(({ roundId }) => roundId);

async function team(): Promise<Hiring & { one: EmployerActor; other: EmployerActor; recruiter: EmployerActor }> {
  const here = await hiring(world);
  return {
    ...here,
    one: await colleague(here),
    other: await colleague(here),
    recruiter: await colleague(here, 'recruiter'),
  };
}

describe('a schedule', () => {
  it('holds the rounds of a span by their start, with whom, where and of whom', async () => {
    const here = await team();
    const later = await metThere(
      here,
      { interviewers: [here.one], times: [monday('15:00')], state: 'accepted' },
      '林小满',
    );
    const first = await metThere(here, {
      interviewers: [here.one, here.other],
      times: [monday('10:00')],
      state: 'held',
    });
    await metThere(here, { interviewers: [here.one], times: ['2026-11-30T10:00:00+08:00'], state: 'accepted' });
    const found = await scheduleOf(here.owner);
    expect(idsOf(found)).toEqual([first.roundId, later.roundId]);
    expect(found.rounds[1]).toMatchObject({
      candidateName: '林小满',
      positionTitle: '后端工程师',
      name: '业务面',
      form: { value: 1, label: '视频' },
      state: 'accepted',
      startsAt: '2026-11-23T07:00:00.000Z',
      endsAt: '2026-11-23T08:00:00.000Z',
      interviewerIds: [here.one.userId],
      conflicts: [],
    });
    expect(found.members.map(({ memberId }) => memberId).toSorted()).toEqual(
      [here.one.userId, here.other.userId].toSorted(),
    );
    expect(found.capped).toBe(false);
  });

  it('shows an invitation to one fixed time, and none to slots, nor what came to nothing', async () => {
    const here = await team();
    const fixed = await metThere(here, { interviewers: [here.one], times: [monday('10:00')] });
    await metThere(here, { interviewers: [here.one], times: [monday('10:00'), monday('11:00')] });
    expect(idsOf(await scheduleOf(here.owner))).toEqual([fixed.roundId]);
    world.clock.advance(7 * 86_400_000);
    expect(idsOf(await scheduleOf(here.owner))).toEqual([]);
  });

  it('shows what goes on over the edge of the span', async () => {
    const here = await team();
    const over = await metThere(here, {
      interviewers: [here.one],
      times: ['2026-11-22T23:30:00+08:00'],
      state: 'accepted',
    });
    expect(idsOf(await scheduleOf(here.owner))).toEqual([over.roundId]);
  });

  it('of one’s own has what one interviews in or invited to', async () => {
    const here = await team();
    const invitedTo = await metThere(here, {
      interviewers: [here.one],
      invitedBy: here.recruiter,
      times: [monday('09:30')],
      state: 'accepted',
    });
    const interviews = await metThere(here, {
      interviewers: [here.recruiter],
      times: [monday('11:00')],
      state: 'accepted',
    });
    await metThere(here, { interviewers: [here.one], times: [monday('13:00')], state: 'accepted' });
    expect(idsOf(await scheduleOf(here.recruiter, 'own'))).toEqual([invitedTo.roundId, interviews.roundId]);
    expect(idsOf(await scheduleOf(here.recruiter))).toHaveLength(3);
  });

  it('refuses more than six weeks and a span that ends before it begins', async () => {
    const { owner } = await hiring(world);
    for (const to of ['2027-01-04T16:00:00Z', '2026-11-21T16:00:00Z']) {
      await expect(getSchedule(world.as(owner), { scope: 'own', from: week.from, to })).rejects.toMatchObject({
        code: 40001,
      });
    }
  });
});

describe('what is wrong with a time', () => {
  it('is another round of the same interviewer, told of both', async () => {
    const here = await team();
    const first = await metThere(here, { interviewers: [here.one], times: [monday('10:00')], state: 'accepted' });
    const fixed = await metThere(here, { interviewers: [here.one, here.other], times: [monday('10:30')] });
    const { rounds } = await scheduleOf(here.owner);
    expect(rounds.map(({ conflicts }) => conflicts)).toEqual([
      [{ kind: 'overlap', memberId: here.one.userId, roundId: fixed.roundId }],
      [{ kind: 'overlap', memberId: here.one.userId, roundId: first.roundId }],
    ]);
  });

  it('is told in one’s own schedule of a round that is not in it', async () => {
    const here = await team();
    await metThere(here, { interviewers: [here.one], times: [monday('10:00')], state: 'accepted' });
    await metThere(here, { interviewers: [here.one], invitedBy: here.recruiter, times: [monday('10:30')] });
    const { rounds } = await scheduleOf(here.recruiter, 'own');
    expect(rounds.map(({ conflicts }) => conflicts.map(({ kind }) => kind))).toEqual([['overlap']]);
  });

  it('is a time outside the hours of an interviewer', async () => {
    const here = await team();
    await metThere(here, { interviewers: [here.one], times: [monday('19:00')], state: 'accepted' });
    const outside = { kind: 'outsideHours', memberId: here.one.userId, roundId: null };
    expect((await scheduleOf(here.owner)).rounds[0]?.conflicts).toEqual([outside]);
    await saveMyHours(world.as(here.one), {
      ...defaultHours,
      week: [{ weekday: 1, from: '18:00', until: '21:00' }],
    });
    expect((await scheduleOf(here.owner)).rounds[0]?.conflicts).toEqual([]);
  });
});

describe('an interviewer', () => {
  it('sees the rounds that they interview in and no other, whatever they ask for, and is told of themselves alone', async () => {
    const here = await team();
    const mine = await metThere(here, {
      interviewers: [here.one, here.other],
      times: [monday('10:00')],
      state: 'accepted',
    });
    await metThere(here, { interviewers: [here.other], times: [monday('10:00')] });
    for (const scope of ['own', 'team'] as const) {
      const { rounds } = await scheduleOf(here.one, scope);
      expect(rounds.map(({ roundId, conflicts }) => [roundId, conflicts])).toEqual([[mine.roundId, []]]);
    }
    expect((await scheduleOf(here.other, 'team')).rounds).toHaveLength(2);
  });

  it('does not see another round of a candidate whom they interviewed', async () => {
    const here = await team();
    const mine = await metThere(here, { interviewers: [here.one], times: [monday('10:00')], state: 'held' });
    await writeRound(mine, { interviewers: [here.other], times: [monday('14:00')], state: 'accepted' });
    expect(idsOf(await scheduleOf(here.one))).toEqual([mine.roundId]);
  });
});

describe('another company', () => {
  it('sees nothing of it', async () => {
    const here = await team();
    await metThere(here, { interviewers: [here.one], times: [monday('10:00')], state: 'accepted' });
    await metThere(here, { interviewers: [here.one], times: [monday('11:00'), monday('12:00')] });
    const elsewhere = await hiring(world);
    for (const scope of ['own', 'team'] as const) {
      expect(await scheduleOf(elsewhere.owner, scope)).toEqual({ rounds: [], capped: false, members: [] });
      expect(await listWaitingRounds(elsewhere.company, { scope })).toEqual({ records: [], total: 0, members: [] });
    }
  });

  it('is none for an employer without one', async () => {
    const nobody = await world.employer();
    expect(await scheduleOf(nobody)).toEqual({ rounds: [], capped: false, members: [] });
    expect((await listWaitingRounds(world.as(nobody), { scope: 'team' })).total).toBe(0);
  });
});

describe('what waits', () => {
  const proposal = {
    times: ['2026-11-24T02:00:00.000Z'],
    note: '周一出差',
    proposedAt: '2026-11-20T02:00:00.000Z',
    stoodAt: null,
  };

  it('is a proposal, then a round that is over, then an invitation without an answer', async () => {
    const here = await team();
    await metThere(here, { interviewers: [here.one], times: [monday('10:00'), monday('11:00')] });
    await metThere(here, { interviewers: [here.one], times: ['2026-11-19T10:00:00+08:00'], state: 'accepted' });
    await metThere(here, { interviewers: [here.one], times: [monday('15:00')], state: 'accepted', proposal });
    const { records, total } = await listWaitingRounds(here.company, { scope: 'team' });
    expect(total).toBe(3);
    expect(records.map(({ kind }) => kind)).toEqual(['proposal', 'outcome', 'answer']);
    expect(records[0]).toMatchObject({
      times: [{ startsAt: '2026-11-24T02:00:00.000Z', endsAt: '2026-11-24T03:00:00.000Z' }],
      words: '周一出差',
      since: '2026-11-20T02:00:00.000Z',
    });
    expect(records[2]).toMatchObject({
      startsAt: null,
      until: '2026-11-27T02:00:00.000Z',
      times: [{ startsAt: '2026-11-23T02:00:00.000Z' }, { startsAt: '2026-11-23T03:00:00.000Z' }],
    });
  });

  it('is no proposal that was answered, and no invitation past its time', async () => {
    const here = await team();
    const stood = { ...proposal, stoodAt: '2026-11-20T02:00:00.000Z' };
    await metThere(here, { interviewers: [here.one], times: [monday('15:00')], state: 'accepted', proposal: stood });
    await metThere(here, { interviewers: [here.one], times: [monday('15:00')] });
    const kinds = async () =>
      (await listWaitingRounds(here.company, { scope: 'team' })).records.map(({ kind }) => kind);
    expect(await kinds()).toEqual(['answer']);
    world.clock.advance(8 * 86_400_000);
    expect(await kinds()).toEqual(['outcome']);
  });

  it('is a scorecard that one owes of a round that was held, until it is handed in', async () => {
    const here = await team();
    const held = { times: ['2026-11-19T10:00:00+08:00'], state: 'held' } as const;
    const { roundId } = await metThere(here, { interviewers: [here.one, here.other], ...held });
    await metThere(here, { interviewers: [here.other], ...held });
    const owed = async (who: EmployerActor) =>
      (await listWaitingRounds(world.as(who), { scope: 'own' })).records.map((each) => [each.roundId, each.kind]);
    expect(await owed(here.one)).toEqual([[roundId, 'scorecard']]);
    expect(await owed(here.owner)).toEqual([]);
    await world.db
      .insertInto('application_scorecard')
      .values({
        id: newId(),
        round_id: roundId,
        interviewer_id: here.one.userId,
        competencies: '[]',
        content: '{}',
        version: 2,
        created_at: world.clock.now(),
        updated_at: world.clock.now(),
        locked_at: world.clock.now(),
      })
      .execute();
    expect(await owed(here.one)).toEqual([]);
    expect(await owed(here.other)).toHaveLength(2);
  });

  it('is for an interviewer what they can do: their own rounds that are over', async () => {
    const here = await team();
    const over = await metThere(here, {
      interviewers: [here.one],
      times: ['2026-11-19T10:00:00+08:00'],
      state: 'accepted',
    });
    await metThere(here, { interviewers: [here.other], times: ['2026-11-19T10:00:00+08:00'], state: 'accepted' });
    await metThere(here, { interviewers: [here.one], times: [monday('15:00')] });
    const { records, total } = await listWaitingRounds(world.as(here.one), { scope: 'team' });
    expect([records.map(({ roundId, kind }) => [roundId, kind]), total]).toEqual([[[over.roundId, 'outcome']], 1]);
  });
});

describe('the candidates by their next interview', () => {
  it('begin with the one who is met first; who is met later or not any more comes after', async () => {
    const here = await team();
    const one = [here.one];
    const over = await metThere(here, { interviewers: one, times: ['2026-11-19T10:00:00+08:00'], state: 'accepted' });
    const later = await metThere(here, { interviewers: one, times: [monday('15:00')], state: 'accepted' });
    const first = await metThere(here, { interviewers: one, times: [monday('10:00')], state: 'accepted' });
    for (const { applicationId } of [over, later, first]) {
      await world.db
        .updateTable('application_application')
        .set({ status: 41 })
        .where('id', '=', applicationId)
        .execute();
    }
    const all = { q: '', sort: 'interview' as const, current: 1, pageSize: 10, positionId: undefined };
    const { records, counts } = await listCandidates(here.company, { ...all, status: 41 });
    expect(records.map(({ applicationId }) => applicationId)).toEqual(
      [first, later, over].map(({ applicationId }) => applicationId),
    );
    expect(records[0]?.round).toMatchObject({ roundId: first.roundId, startsAt: '2026-11-23T02:00:00.000Z' });
    expect(counts.find(({ state }) => state === 41)?.count).toBe(3);
  });
});
