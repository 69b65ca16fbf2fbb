import { acceptRound } from '#domains/application/round/accept-round.ts';
import { claimEmployerNoShow } from '#domains/application/round/claim-employer-no-show.ts';
import { claimNoShow } from '#domains/application/round/claim-no-show.ts';
import { getMyRound } from '#domains/application/round/get-my-round.ts';
import { inviteToRound } from '#domains/application/round/invite-to-round.ts';
import { proposeOtherTimes } from '#domains/application/round/propose-other-times.ts';
import { asEmployer } from '../application.ts';
import { hoursFromNow } from '../round.ts';
import type { Row } from './rows.ts';
import type { Scene } from './scene.ts';

const missing = 40400;
const mine = { as: 'seeker', stranger: missing } as const;
const ours = { as: 'owner', stranger: missing } as const;
const ended = { reason: 'other', note: '' } as const;

const invitation = async ({ world, reported, owner }: Scene) => ({
  ...(await asEmployer(reported)),
  name: '初面',
  form: 1 as const,
  minutes: 60,
  place: 'https://meeting.example.com/8000',
  note: '',
  times: [hoursFromNow(world, 24), hoursFromNow(world, 26)],
  interviewerIds: [owner.userId],
});

/** The reported candidate is invited to a round. */
async function invite(scene: Scene): Promise<{ roundId: string }> {
  const { round } = await inviteToRound(scene.world.as(scene.owner), await invitation(scene));
  return { roundId: round.roundId };
}

/** How the candidate names the round in an act made now. */
async function seenByCandidate(scene: Scene, { roundId }: { roundId: string }) {
  const { from, version } = await getMyRound(scene.reported.mine, { roundId });
  return { roundId, from, version };
}

async function seenByCompany(scene: Scene, { roundId }: { roundId: string }) {
  const { from, version } = await asEmployer(scene.reported);
  return { roundId, from, version };
}

async function accepting(scene: Scene, round: { roundId: string }) {
  const { slots } = await getMyRound(scene.reported.mine, round);
  return { ...(await seenByCandidate(scene, round)), slotId: slots[0]?.slotId ?? '' };
}

async function accept(scene: Scene): Promise<{ roundId: string }> {
  const round = await invite(scene);
  await acceptRound(scene.reported.mine, await accepting(scene, round));
  return round;
}

/** A round whose time has just passed: the clock stays, so that sessions live. */
async function over(scene: Scene): Promise<{ roundId: string }> {
  const round = await accept(scene);
  const now = scene.world.clock.now().getTime();
  await scene.world.db
    .updateTable('application_round')
    .set({ starts_at: new Date(now - 7_200_000), ends_at: new Date(now - 3_600_000) })
    .where('id', '=', round.roundId)
    .execute();
  return round;
}

async function applicationOf(scene: Scene): Promise<{ applicationId: string }> {
  await invite(scene);
  return { applicationId: scene.reported.applicationId };
}

/** The calls of rounds of interviews with people. */
export const roundRows: Readonly<Record<string, Row>> = {
  inviteToRound: { ...ours, input: invitation },
  listRounds: { ...ours, input: applicationOf },
  getRound: { ...ours, input: invite },
  getKit: { ...ours, input: invite },
  letProposalStand: {
    ...ours,
    input: async (scene) => {
      const round = await invite(scene);
      const times = [hoursFromNow(scene.world, 50)];
      await proposeOtherTimes(scene.reported.mine, { ...(await seenByCandidate(scene, round)), times, note: '' });
      return { ...(await seenByCompany(scene, round)), note: '' };
    },
  },
  rescheduleRound: {
    ...ours,
    input: async (scene) => ({
      ...(await seenByCompany(scene, await accept(scene))),
      times: [hoursFromNow(scene.world, 50)],
    }),
  },
  cancelRound: {
    ...ours,
    input: async (scene) => ({ ...(await seenByCompany(scene, await accept(scene))), ...ended }),
  },
  changeInterviewers: {
    ...ours,
    input: async (scene) => ({
      ...(await seenByCompany(scene, await accept(scene))),
      interviewerIds: [scene.owner.userId, scene.interviewer.userId],
    }),
  },
  markRoundHeld: { ...ours, input: async (scene) => seenByCompany(scene, await over(scene)) },
  claimNoShow: { ...ours, input: async (scene) => ({ ...(await seenByCompany(scene, await over(scene))), note: '' }) },
  answerNoShow: {
    ...ours,
    input: async (scene) => {
      const round = await over(scene);
      await claimEmployerNoShow(scene.reported.mine, { ...(await seenByCandidate(scene, round)), note: '' });
      return { ...(await seenByCompany(scene, round)), confirm: false, note: '' };
    },
  },
  listMyRounds: { ...mine, input: applicationOf },
  getMyRound: { ...mine, input: invite },
  acceptRound: { ...mine, input: async (scene) => accepting(scene, await invite(scene)) },
  proposeOtherTimes: {
    ...mine,
    input: async (scene) => ({
      ...(await seenByCandidate(scene, await invite(scene))),
      times: [hoursFromNow(scene.world, 50)],
    }),
  },
  declineRound: {
    ...mine,
    input: async (scene) => ({ ...(await seenByCandidate(scene, await invite(scene))), ...ended }),
  },
  cancelMyRound: {
    ...mine,
    input: async (scene) => ({ ...(await seenByCandidate(scene, await accept(scene))), ...ended }),
  },
  claimEmployerNoShow: {
    ...mine,
    input: async (scene) => ({ ...(await seenByCandidate(scene, await over(scene))), note: '' }),
  },
  answerMyNoShow: {
    ...mine,
    input: async (scene) => {
      const round = await over(scene);
      const company = scene.world.as(scene.owner);
      await claimNoShow(company, { ...(await seenByCompany(scene, round)), note: '' });
      return { ...(await seenByCandidate(scene, round)), confirm: true, note: '' };
    },
  },
};
