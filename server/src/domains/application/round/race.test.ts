import { expect, it } from 'vitest';
import { calendarErrors, slotTakenData } from '@pinjian/contract/calendar.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { applyThere, pass, runTask } from '#testing/application.ts';
import {
  hoursFromNow,
  interviewing,
  inviteRound,
  myRoundOf,
  mySeen,
  ourSeen,
  type Interviewing,
} from '#testing/round.ts';
import { useWorld } from '#testing/world.ts';
import { expireRoundsTask } from '../tasks.ts';
import { acceptRound } from './accept-round.ts';
import { cancelRound } from './cancel-round.ts';
import { declineRound } from './decline-round.ts';
import { getMyRound } from './get-my-round.ts';
import { rescheduleRound } from './reschedule-round.ts';

const world = useWorld({ isolation: 'commit' });

async function outcome(call: Promise<unknown>): Promise<'done' | Refusal> {
  try {
    await call;
    return 'done';
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

const codes = (outcomes: readonly ('done' | Refusal)[]) =>
  outcomes.map((each) => String(each === 'done' ? each : each.code)).toSorted((a, b) => a.localeCompare(b));

/** Several candidates of one company who are offered the very same times with the same interviewer. */
async function offeredTheSame(people: number) {
  const here = await interviewing(world);
  const candidates: Interviewing[] = [here];
  for (let nth = 1; nth < people; nth += 1) {
    const other = { ...here, ...(await applyThere(here, `周小河${nth}`)) };
    await pass(other);
    candidates.push(other);
  }
  const rounds: { candidate: Interviewing; roundId: string }[] = [];
  for (const candidate of candidates)
    rounds.push({ candidate, roundId: (await inviteRound(candidate, { hours: [24, 26] })).roundId });
  return rounds;
}

it('many who press one slot at once: one gets it, the others are told what is still free', async () => {
  const rounds = await offeredTheSame(5);
  const presses = [];
  for (const { candidate, roundId } of rounds) {
    const { slots } = await myRoundOf(candidate, roundId);
    presses.push({ candidate, input: { ...(await mySeen(candidate, roundId)), slotId: slots[0]?.slotId ?? '' } });
  }
  const outcomes = await Promise.all(
    presses.map(({ candidate, input }) => outcome(acceptRound(candidate.mine, input))),
  );
  const { code } = calendarErrors.slotTaken;
  expect(codes(outcomes)).toEqual([...Array<string>(4).fill(String(code)), 'done']);
  const free = hoursFromNow(world, 26);
  for (const refusal of outcomes)
    if (refusal !== 'done')
      expect(slotTakenData.parse(refusal.data).freeTimes.map(({ startsAt }) => startsAt)).toEqual([free]);

  const waiting = rounds.filter((_, at) => outcomes[at] !== 'done');
  for (const { candidate, roundId } of waiting) {
    const round = await getMyRound(candidate.mine, { roundId });
    expect(round).toMatchObject({ state: 'invited', slots: [{ free: false }, { free: true }] });
  }
  const held = await world.db.selectFrom('calendar_attendee').select('member_id').where('booked', '=', true).execute();
  expect(held).toHaveLength(1);
});

it('of an answer and a change at once one is made, and the calendar says the same as the round', async () => {
  const [first] = await offeredTheSame(1);
  if (first === undefined) throw new Error('nobody was invited');
  const { candidate, roundId } = first;
  const { slots } = await myRoundOf(candidate, roundId);
  const mine = await mySeen(candidate, roundId);
  const ours = await ourSeen(candidate, roundId);
  const outcomes = await Promise.all([
    outcome(acceptRound(candidate.mine, { ...mine, slotId: slots[0]?.slotId ?? '' })),
    outcome(declineRound(candidate.mine, { ...mine, reason: 'other', note: '' })),
    outcome(cancelRound(candidate.company, { ...ours, reason: 'other', note: '' })),
    outcome(rescheduleRound(candidate.company, { ...ours, times: [hoursFromNow(world, 48)] })),
    outcome(runTask(world, expireRoundsTask)),
  ]);
  expect(codes(outcomes)).toEqual(['40900', '40900', '40900', 'done', 'done']);
  const round = await getMyRound(candidate.mine, { roundId });
  const booked = await world.db.selectFrom('calendar_attendee').select('booked').where('booked', '=', true).execute();
  expect(booked).toHaveLength(round.state === 'accepted' ? 1 : 0);
  const row = await world.db.selectFrom('application_event').select('version').orderBy('version').execute();
  expect(row.map(({ version }) => version)).toEqual([2, 3, 4, 5]);
});
