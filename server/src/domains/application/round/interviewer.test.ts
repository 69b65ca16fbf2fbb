import { expect, it } from 'vitest';
import { applyThere, pass } from '#testing/application.ts';
import {
  acceptFirst,
  acceptedRound,
  hoursFromNow,
  interviewing,
  inviteRound,
  mySeen,
  ourSeen,
} from '#testing/round.ts';
import { useWorld } from '#testing/world.ts';
import { getTalentDetail } from '../candidate/get-talent-detail.ts';
import { listCandidates } from '../candidate/list-candidates.ts';
import { cancelRound } from './cancel-round.ts';
import { changeInterviewers } from './change-interviewers.ts';
import { declineRound } from './decline-round.ts';
import { getKit } from './get-kit.ts';
import { getRound } from './get-round.ts';
import { listRounds } from './list-rounds.ts';

const world = useWorld();
const page = { q: '', sort: 'updated' as const, current: 1, pageSize: 10 };

it('an interviewer reads what they interview in and nothing else, until they are taken off it', async () => {
  const here = await interviewing(world);
  const other = await interviewing(world);
  expect((await listCandidates(here.interviewing, page)).total).toBe(0);
  const { roundId } = await acceptedRound(here);
  const listed = await listCandidates(here.interviewing, page);
  expect(listed.records.map(({ applicationId }) => applicationId)).toEqual([here.applicationId]);
  expect(listed.records[0]?.allowedMoves).toEqual([]);
  const detail = { resumeId: here.resumeId, positionId: here.positionId };
  expect(await getTalentDetail(here.interviewing, detail)).toMatchObject({ resume: { resumeId: here.resumeId } });
  expect(await getRound(here.interviewing, { roundId })).toMatchObject({ allowedActs: [] });
  expect(await getKit(here.interviewing, { roundId })).toMatchObject({
    round: { roundId },
    candidate: { name: '林小满' },
    aiInterview: null,
    scoresHidden: true,
  });
  const theirs = await acceptedRound(other);
  for (const read of [getRound, getKit])
    await expect(read(here.interviewing, theirs)).rejects.toMatchObject({ code: 40311 });
  await expect(getRound(other.company, { roundId })).rejects.toMatchObject({ code: 40400 });
  await expect(
    cancelRound(here.interviewing, { ...(await ourSeen(here, roundId)), reason: 'other', note: '' }),
  ).rejects.toMatchObject({ code: 40311 });

  const changed = { ...(await ourSeen(here, roundId)), interviewerIds: [here.colleague.userId] };
  const first = await changeInterviewers(here.company, changed);
  expect(first.round).toMatchObject({ interviewers: [{ userId: here.colleague.userId }], sequence: 1 });
  expect(await changeInterviewers(here.company, changed)).toEqual(first);
  expect((await listCandidates(here.interviewing, page)).total).toBe(0);
  await expect(getTalentDetail(here.interviewing, detail)).rejects.toMatchObject({ code: 40311 });
  await expect(listRounds(here.interviewing, here)).rejects.toMatchObject({ code: 40311 });
  const told = await world.db
    .selectFrom('message_message')
    .select('title')
    .where('recipient_id', '=', here.interviewer.userId)
    .orderBy('id')
    .execute();
  expect(told.map(({ title }) => title)).toEqual(['您有一场面试安排', '面试安排有变化']);
});

it('a round that came to nothing is nobody’s to read any more, nor is one of a company that they left and came back to', async () => {
  const here = await interviewing(world);
  const { roundId } = await inviteRound(here);
  expect((await listCandidates(here.interviewing, page)).total).toBe(1);
  await declineRound(here.mine, { ...(await mySeen(here, roundId)), reason: 'other', note: '' });
  expect((await listCandidates(here.interviewing, page)).total).toBe(0);
  await inviteRound(here);
  expect((await listCandidates(here.interviewing, page)).total).toBe(1);
  world.clock.advance(1000);
  await world.db
    .updateTable('account_membership')
    .set({ joined_at: world.clock.now() })
    .where('user_id', '=', here.interviewer.userId)
    .execute();
  expect((await listCandidates(here.interviewing, page)).total).toBe(0);
});

it('nobody is booked twice at a time: the company sees it when it invites, and when it changes who interviews', async () => {
  const here = await interviewing(world);
  const { roundId } = await acceptedRound(here, { hours: [24] });
  const busy = { interviewerIds: [here.interviewer.userId], hours: [24.5, 30] };
  const neighbour = { ...here, ...(await applyThere(here, '周小河')) };
  await pass(neighbour);
  await expect(inviteRound(neighbour, busy)).rejects.toMatchObject({
    code: 41030,
    data: { freeTimes: [{ startsAt: hoursFromNow(world, 30) }] },
  });
  const { roundId: theirs } = await inviteRound(neighbour, { interviewerIds: [here.colleague.userId], hours: [24.5] });
  await acceptFirst(neighbour, theirs);
  await expect(
    changeInterviewers(here.company, {
      ...(await ourSeen(here, roundId)),
      interviewerIds: [here.interviewer.userId, here.colleague.userId],
    }),
  ).rejects.toMatchObject({ code: 41030 });
});
