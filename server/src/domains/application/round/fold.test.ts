import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Step } from '@pinjian/contract/application-pipeline.ts';
import type { RoundState } from '@pinjian/contract/application-round-view.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { applicationRow, reject, runTask } from '#testing/application.ts';
import { hoursFromNow, interviewing, inviteRound, mySeen, ourSeen, type Interviewing } from '#testing/round.ts';
import { foldEvents, wasHeldUnsaid } from '#testing/many-actors/fold.ts';
import { useWorld } from '#testing/world.ts';
import { undoRejection } from '../pipeline/undo-rejection.ts';
import { withdrawApplication } from '../pipeline/withdraw-application.ts';
import { expireRoundsTask, releaseRejectionsTask, settleNoShowsTask } from '../tasks.ts';
import { acceptRound } from './accept-round.ts';
import { answerMyNoShow } from './answer-my-no-show.ts';
import { answerNoShow } from './answer-no-show.ts';
import { cancelMyRound } from './cancel-my-round.ts';
import { cancelRound } from './cancel-round.ts';
import { claimEmployerNoShow } from './claim-employer-no-show.ts';
import { claimNoShow } from './claim-no-show.ts';
import { declineRound } from './decline-round.ts';
import { getMyRound } from './get-my-round.ts';
import { letProposalStand } from './answer-proposal.ts';
import { markRoundHeld } from './mark-round-held.ts';
import { proposeOtherTimes } from './propose-other-times.ts';
import { findRoundRows } from './queries.ts';
import { rescheduleRound } from './reschedule-round.ts';

const world = useWorld();
const hour = 3_600_000;
const none = '00000000-0000-7000-8000-000000000000';

/** The newest round of the candidate, whatever stands of it. */
async function newest(here: Interviewing): Promise<string> {
  const [row] = await findRoundRows(world.system(), [here.applicationId]);
  return row?.id ?? none;
}

/** Everything that can be tried; most of it is refused at most moments. */
const attempts: Readonly<Record<string, (here: Interviewing, roundId: string) => Promise<unknown>>> = {
  invite: (here) => inviteRound(here, { hours: [24, 26] }),
  accept: async (here, roundId) => {
    const { from, version, slots } = await getMyRound(here.mine, { roundId });
    return acceptRound(here.mine, { roundId, from, version, slotId: slots[0]?.slotId ?? none });
  },
  propose: async (here, roundId) =>
    proposeOtherTimes(here.mine, { ...(await mySeen(here, roundId)), times: [hoursFromNow(world, 30)], note: '' }),
  decline: async (here, roundId) =>
    declineRound(here.mine, { ...(await mySeen(here, roundId)), reason: 'other', note: '' }),
  cancelMine: async (here, roundId) =>
    cancelMyRound(here.mine, { ...(await mySeen(here, roundId)), reason: 'other', note: '' }),
  cancel: async (here, roundId) =>
    cancelRound(here.company, { ...(await ourSeen(here, roundId)), reason: 'other', note: '' }),
  letStand: async (here, roundId) => letProposalStand(here.company, { ...(await ourSeen(here, roundId)), note: '' }),
  reschedule: async (here, roundId) =>
    rescheduleRound(here.company, { ...(await ourSeen(here, roundId)), times: [hoursFromNow(world, 25)] }),
  hold: async (here, roundId) => markRoundHeld(here.company, await ourSeen(here, roundId)),
  claim: async (here, roundId) => claimNoShow(here.company, { ...(await ourSeen(here, roundId)), note: '' }),
  claimMine: async (here, roundId) => claimEmployerNoShow(here.mine, { ...(await mySeen(here, roundId)), note: '' }),
  confirm: async (here, roundId) =>
    answerMyNoShow(here.mine, { ...(await mySeen(here, roundId)), confirm: true, note: '' }),
  dispute: async (here, roundId) =>
    answerNoShow(here.company, { ...(await ourSeen(here, roundId)), confirm: false, note: '' }),
  reject: (here) => reject(here),
  undo: async (here) => {
    const { from, version } = await ourSeen(here, none);
    return undoRejection(here.company, { applicationId: here.applicationId, from, version });
  },
  withdraw: async (here, roundId) => {
    const { from, version } = await mySeen(here, roundId);
    return withdrawApplication(here.mine, { applicationId: here.applicationId, from, version });
  },
  day: async () => {
    world.clock.advance(25 * hour);
    for (const task of [expireRoundsTask, settleNoShowsTask, releaseRejectionsTask]) await runTask(world, task);
  },
};
type Attempt = keyof typeof attempts;

/** Of these an application makes a way; the others happen to it now and then. */
const weighted: readonly Attempt[] = [
  'invite',
  'accept',
  'invite',
  'accept',
  'hold',
  'hold',
  'day',
  'claim',
  'claimMine',
  ...Object.keys(attempts),
];

/** Rounds of an application in their order, and its step, folded from its events. */
async function folded({ applicationId }: Interviewing): Promise<{ step: Step; rounds: RoundState[] }> {
  const events = await world.db
    .selectFrom('application_event')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('move', '<>', 'view')
    .orderBy('version')
    .execute();
  const rows = (await findRoundRows(world.system(), [applicationId])).toReversed();
  const { step, rounds, illegal } = foldEvents(events, (ordinal, at) => wasHeldUnsaid(rows[ordinal - 1], at));
  expect(illegal).toEqual([]);
  return { step, rounds };
}

it('whatever is tried in whatever order: rows equal the fold of events, one booking for an accepted round, none else', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...weighted), { minLength: 8, maxLength: 24 }), async (tried) => {
      const here = await interviewing(world);
      for (const name of tried) {
        const roundId = await newest(here);
        try {
          await attempts[name]?.(here, roundId);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
        }
      }
      const row = await applicationRow(world, here.applicationId);
      const rounds = (await findRoundRows(world.system(), [here.applicationId])).toReversed();
      expect({ step: row.status, rounds: rounds.map(({ state }) => state) }).toEqual(await folded(here));
      const versions = await world.db
        .selectFrom('application_event')
        .select('version')
        .where('application_id', '=', here.applicationId)
        .where('move', '<>', 'view')
        .orderBy('version')
        .execute();
      expect(versions.map(({ version }) => version)).toEqual(versions.map((_, at) => at + 2));
      const booked = await world.db
        .selectFrom('calendar_appointment')
        .select('subject_id')
        .where('seeker_id', '=', here.seeker.userId)
        .where('state', '=', 'booked')
        .execute();
      const kept = rounds.filter(({ state }) => ['accepted', 'held', 'noShow'].includes(state)).map(({ id }) => id);
      expect(booked.map(({ subject_id: id }) => id).toSorted()).toEqual(kept.toSorted());
    }),
    { numRuns: 25 },
  );
});
