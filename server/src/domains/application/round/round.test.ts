import { describe, expect, it } from 'vitest';
import { asEmployer, asSeeker, eventsOf, messagesTo, reject, runTask } from '#testing/application.ts';
import {
  acceptFirst,
  acceptedRound,
  hoursFromNow,
  interviewing,
  inviteRound,
  myRoundOf,
  mySeen,
  ourSeen,
  roundInput,
  type Interviewing,
} from '#testing/round.ts';
import { rescheduleRound as rescheduleEndpoint } from '@pinjian/contract/application-round.ts';
import { useWorld } from '#testing/world.ts';
import { getTalentDetail } from '../candidate/get-talent-detail.ts';
import { getHomeCounters } from '../home/get-home-counters.ts';
import { withdrawApplication } from '../pipeline/withdraw-application.ts';
import { expireRoundsTask } from '../tasks.ts';
import { acceptRound } from './accept-round.ts';
import { cancelMyRound } from './cancel-my-round.ts';
import { cancelRound } from './cancel-round.ts';
import { claimEmployerNoShow } from './claim-employer-no-show.ts';
import { declineRound } from './decline-round.ts';
import { getRound } from './get-round.ts';
import { inviteToRound } from './invite-to-round.ts';
import { letProposalStand } from './answer-proposal.ts';
import { listMyRounds } from './list-my-rounds.ts';
import { listRounds } from './list-rounds.ts';
import { markRoundHeld } from './mark-round-held.ts';
import { proposeOtherTimes } from './propose-other-times.ts';
import { rescheduleRound } from './reschedule-round.ts';

const world = useWorld();

/** What the company is offered to do with a candidate. */
async function asCompany(here: Interviewing) {
  const { application } = await getTalentDetail(here.company, here);
  return application?.allowedMoves ?? [];
}
const hour = 3_600_000;

describe('a round', () => {
  it('is invited to with slots, proposed otherwise, rescheduled, accepted and held', async () => {
    const here = await interviewing(world);
    const round = await inviteRound(here);
    expect(round).toMatchObject({
      ordinal: 1,
      state: 'invited',
      interviewStatus: 0,
      form: { value: 1, label: '视频' },
      startsAt: null,
      interviewers: [{ userId: here.interviewer.userId }],
      candidate: { name: '林小满' },
      allowedActs: ['cancel', 'reschedule', 'changeInterviewers'],
    });
    const { application } = await asSeeker(here);
    expect(application).toMatchObject({ state: 4, round: { roundId: round.roundId, interviewStatus: 0 } });
    expect(application.allowedMoves).toEqual([
      'acceptRealInterview',
      'proposeOtherTime',
      'declineRealInterview',
      'withdraw',
    ]);
    expect((await messagesTo(world, here.seeker.userId)).at(-1)).toMatchObject({
      type: '1',
      content: expect.stringMatching(
        /^青禾科技邀请您参加「后端工程师」初面（视频），时间：3 个时段可选，最早 11月21日 10:00/,
      ),
      meta: { interviewType: '视频', target: { kind: 'application' } },
    });

    const others = [hoursFromNow(world, 50), hoursFromNow(world, 52)];
    const seen = await mySeen(here, round.roundId);
    const proposed = await proposeOtherTimes(here.mine, { ...seen, times: others, note: '这两天出差' });
    expect(proposed).toMatchObject({ round: { proposalOpen: true, proposal: { note: '这两天出差', stoodAt: null } } });
    expect((await messagesTo(world, here.companyId)).at(-1)).toMatchObject({
      type: '1',
      content: expect.stringContaining('林小满希望把「后端工程师」初面改到：'),
    });

    const moved = await rescheduleRound(here.company, {
      ...(await ourSeen(here, round.roundId)),
      times: others.slice(0, 1),
    });
    expect(moved).toMatchObject({ round: { state: 'invited', proposal: null, roundId: round.roundId } });
    expect(moved.round.slots).toHaveLength(1);

    const accepted = await acceptFirst(here, round.roundId);
    expect(accepted).toMatchObject({ state: 'accepted', interviewStatus: 2, startsAt: others[0], slots: [] });
    const told = (await messagesTo(world, here.seeker.userId)).at(-1);
    expect(told).toMatchObject({ type: '21', meta: { interviewType: '视频' } });
    expect(told?.content).toMatch(/^您已接受青禾科技的面试邀请\n面试时间：11月22日 12:00\n面试形式：视频$/);

    const early = await ourSeen(here, round.roundId);
    await expect(markRoundHeld(here.company, early)).rejects.toMatchObject({ code: 40907 });
    world.clock.advance(51 * hour);
    const held = await markRoundHeld(here.interviewing, await ourSeen(here, round.roundId));
    expect(held).toMatchObject({ round: { state: 'held', interviewStatus: 1 }, application: { state: 41 } });
    expect(await eventsOf(here)).toEqual([
      'apply 0>1 seeker',
      'passResume 1>2 employer',
      'inviteToRealInterview 2>4 employer',
      'proposeOtherTime 4>4 seeker',
      'rescheduleRealInterview 4>4 employer',
      'acceptRealInterview 4>41 seeker',
      'holdRealInterview 41>41 employer',
    ]);
    expect(await getHomeCounters(here.mine)).toMatchObject({ personInterviewCount: 1 });
  });

  it('invited to, accepted and rescheduled twice is the same as once', async () => {
    const here = await interviewing(world);
    const input = { ...(await asEmployer(here)), ...roundInput(here) };
    const first = await inviteToRound(here.company, input);
    expect(await inviteToRound(here.company, input)).toEqual(first);
    await expect(inviteToRound(here.company, { ...input, note: '换一句说明' })).rejects.toMatchObject({ code: 40900 });
    const { roundId } = first.round;
    const { slots } = await myRoundOf(here, roundId);
    const answer = { ...(await mySeen(here, roundId)), slotId: slots[1]?.slotId ?? '' };
    const accepted = await acceptRound(here.mine, answer);
    expect(await acceptRound(here.mine, answer)).toEqual(accepted);
    const again = { ...(await ourSeen(here, roundId)), times: [hoursFromNow(world, 40)] };
    const rescheduled = await rescheduleRound(here.company, again);
    expect(await rescheduleRound(here.company, again)).toEqual(rescheduled);
    expect(await eventsOf(here)).toHaveLength(5);
    expect(await listRounds(here.company, here)).toHaveLength(1);
    expect(await messagesTo(world, here.seeker.userId)).toHaveLength(4);
  });

  it('keeps its time where a proposal is answered with it', async () => {
    const here = await interviewing(world);
    const { roundId } = await acceptedRound(here);
    const stand = async () => letProposalStand(here.company, { ...(await ourSeen(here, roundId)), note: '' });
    await expect(stand()).rejects.toMatchObject({ code: 40906 });
    const times = [hoursFromNow(world, 60)];
    await proposeOtherTimes(here.mine, { ...(await mySeen(here, roundId)), times, note: '' });
    const { round } = await letProposalStand(here.company, { ...(await ourSeen(here, roundId)), note: '只有这天可以' });
    expect(round).toMatchObject({ state: 'accepted', proposalOpen: false, startsAt: expect.any(String) });
    expect((await messagesTo(world, here.seeker.userId)).at(-1)?.content).toMatch(
      /仍为11月21日 10:00。说明：只有这天可以$/,
    );
    await expect(stand()).rejects.toMatchObject({ code: 40906 });
  });

  it('declined, cancelled by either side or expired leads back to where it came from, and frees the calendar', async () => {
    const here = await interviewing(world);
    const first = await inviteRound(here);
    const declined = await declineRound(here.mine, {
      ...(await mySeen(here, first.roundId)),
      reason: 'otherOffer',
      note: '',
    });
    expect(declined).toMatchObject({
      round: { state: 'declined', interviewStatus: 3, end: { by: 'seeker', reason: 'otherOffer' } },
      application: { state: 2 },
    });
    expect((await messagesTo(world, here.companyId)).at(-1)?.content).toContain('原因：已接受其他机会。');

    const mine = await acceptedRound(here);
    const own = await cancelMyRound(here.mine, {
      ...(await mySeen(here, mine.roundId)),
      reason: 'other',
      note: '生病',
    });
    expect(own).toMatchObject({ round: { state: 'cancelled' }, application: { state: 2 } });

    const ours = await acceptedRound(here);
    const cancelled = await cancelRound(here.company, {
      ...(await ourSeen(here, ours.roundId)),
      reason: 'positionChanged',
      note: '',
    });
    expect(cancelled).toMatchObject({
      round: { state: 'cancelled', end: { by: 'employer' } },
      application: { state: 2 },
    });
    expect((await messagesTo(world, here.seeker.userId)).at(-1)).toMatchObject({
      type: '1',
      content: expect.stringContaining('青禾科技取消了「后端工程师」初面，原定时间：11月21日 10:00'),
    });
    const booked = await world.db.selectFrom('calendar_attendee').select('booked').where('booked', '=', true).execute();
    expect(booked).toEqual([]);

    const last = await inviteRound(here, { hours: [24] });
    world.clock.advance(24 * hour - 1);
    await runTask(world, expireRoundsTask);
    expect(await asSeeker(here)).toMatchObject({ from: 4 });
    world.clock.advance(1);
    expect((await asSeeker(here)).application).toMatchObject({
      round: { state: 'expired' },
      allowedMoves: ['withdraw'],
    });
    await runTask(world, expireRoundsTask);
    await runTask(world, expireRoundsTask);
    expect(await asSeeker(here)).toMatchObject({ from: 2, application: { round: { state: 'expired' } } });
    expect((await eventsOf(here)).filter((event) => event.startsWith('expireReal'))).toHaveLength(1);
    expect(await getRound(here.company, { roundId: last.roundId })).toMatchObject({ end: { by: 'system' } });
    expect((await listMyRounds(here.mine, here)).map(({ ordinal, state }) => `${ordinal} ${state}`)).toEqual([
      '4 expired',
      '3 cancelled',
      '2 cancelled',
      '1 declined',
    ]);
  });

  it('of seven days is over after them, though its slots are later', async () => {
    const here = await interviewing(world);
    await inviteRound(here, { hours: [24 * 20] });
    world.clock.advance(7 * 24 * hour);
    await runTask(world, expireRoundsTask);
    expect(await asSeeker(here)).toMatchObject({ from: 2 });
  });

  it('follows one whose time is over, that nobody called held: whoever invites on says so', async () => {
    const here = await interviewing(world);
    const first = await acceptedRound(here);
    const isOffered = async () =>
      (await getRound(here.company, { roundId: first.roundId })).allowedActs.includes('markHeld') &&
      (await asCompany(here)).includes('inviteToNextRound');
    expect(await isOffered()).toBe(false);
    world.clock.advance(100 * hour);
    expect(await isOffered()).toBe(true);
    const second = await inviteRound(here, { name: '终面' });
    expect(second).toMatchObject({ ordinal: 2, state: 'invited' });
    expect((await listRounds(here.company, here)).map(({ state }) => state)).toEqual(['invited', 'held']);
  });

  it('does not follow one that somebody says nobody came to', async () => {
    const here = await interviewing(world);
    const first = await acceptedRound(here);
    world.clock.advance(26 * hour);
    await claimEmployerNoShow(here.mine, { ...(await mySeen(here, first.roundId)), note: '' });
    await expect(inviteRound(here, { name: '终面' })).rejects.toMatchObject({ code: 40903 });
  });

  it('follows a round that was held; where it comes to nothing the held one stands', async () => {
    const here = await interviewing(world);
    const first = await acceptedRound(here);
    const next = { ...(await asEmployer(here)), ...roundInput(here, { name: '终面' }) };
    await expect(inviteToRound(here.company, next)).rejects.toMatchObject({
      code: 40903,
      data: { roundId: first.roundId },
    });
    world.clock.advance(25 * hour);
    await markRoundHeld(here.company, await ourSeen(here, first.roundId));
    expect((await getRound(here.company, { roundId: first.roundId })).allowedActs).toEqual([]);
    const second = await inviteRound(here, { name: '终面' });
    expect(second).toMatchObject({ ordinal: 2, name: '终面', state: 'invited' });
    await declineRound(here.mine, { ...(await mySeen(here, second.roundId)), reason: 'other', note: '' });
    expect(await asSeeker(here)).toMatchObject({ from: 41 });
    const third = await acceptedRound(here, { name: '加面' });
    await cancelRound(here.company, { ...(await ourSeen(here, third.roundId)), reason: 'other', note: '' });
    expect(await asEmployer(here)).toMatchObject({ from: 41 });
    expect((await eventsOf(here)).filter((event) => event.startsWith('inviteToNextRound'))).toEqual([
      'inviteToNextRound 41>4 employer',
      'inviteToNextRound 41>4 employer',
    ]);
  });

  it('ends with the withdrawal, and with a rejection once that is released', async () => {
    const here = await interviewing(world);
    const { roundId } = await acceptedRound(here);
    const { from, version } = await asSeeker(here);
    await withdrawApplication(here.mine, { applicationId: here.applicationId, from, version });
    expect(await getRound(here.company, { roundId })).toMatchObject({ state: 'cancelled', end: { by: 'seeker' } });

    const other = await interviewing(world);
    const waiting = await acceptedRound(other);
    await reject(other);
    expect(await myRoundOf(other, waiting.roundId)).toMatchObject({ state: 'accepted', from: 41 });
    world.clock.advance(23 * hour);
    await expect(
      cancelRound(other.company, { ...(await ourSeen(other, waiting.roundId)), reason: 'other', note: '' }),
    ).rejects.toMatchObject({ code: 40943 });
    const third = await interviewing(world);
    const gone = await acceptedRound(third);
    await reject(third, { releaseNow: true });
    expect(await getRound(third.company, { roundId: gone.roundId })).toMatchObject({ state: 'cancelled' });
    const past = await interviewing(world);
    const over = await acceptedRound(past);
    world.clock.advance(26 * hour);
    await reject(past, { releaseNow: true });
    expect(await getRound(past.company, { roundId: over.roundId })).toMatchObject({ state: 'held' });
  });

  it('is planned with what a round can have only', async () => {
    const here = await interviewing(world);
    const input = { ...(await asEmployer(here)), ...roundInput(here) };
    const refused = (change: object) =>
      expect(inviteToRound(here.company, { ...input, ...change })).rejects.toMatchObject({ code: 40001 });
    await refused({ place: '会议室' });
    await refused({ form: 3, place: '' });
    await refused({ times: [hoursFromNow(world, -1)] });
    await refused({ interviewerIds: [(await world.employer()).userId] });
    await expect(inviteToRound(here.interviewing, input)).rejects.toMatchObject({ code: 40311 });
    const strangers = await interviewing(world);
    await expect(
      inviteToRound(strangers.company, { ...input, interviewerIds: [strangers.owner.userId] }),
    ).rejects.toMatchObject({ code: 40400 });
    const { round } = await inviteToRound(here.company, { ...input, form: 2, place: '' });
    expect(round).toMatchObject({ form: { value: 2, label: '电话' }, place: '' });
  });
});

it('a change of times keeps form, place and note, as a client sends it', async () => {
  const here = await interviewing(world);
  const { roundId, place, note } = await inviteRound(here);
  const input = { ...(await ourSeen(here, roundId)), times: [hoursFromNow(world, 30)] };
  const read = rescheduleEndpoint.body?.parse(input);
  expect((await rescheduleRound(here.company, { ...input, ...read })).round).toMatchObject({ place, note });
});
