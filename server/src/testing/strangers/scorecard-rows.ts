import { createScorecardLink } from '#domains/application/scorecard/change-link.ts';
import { getScorecard } from '#domains/application/scorecard/get-scorecard.ts';
import { newId } from '#platform/core/ids.ts';
import { interviewersOf } from '../scorecard.ts';
import { acceptedRound } from '../round.ts';
import type { Row } from './rows.ts';
import type { Scene } from './scene.ts';

const missing = 40400;
const ours = { as: 'owner', stranger: missing } as const;

/** A round that the owner interviews in; it begins in a day. */
async function roundOf(scene: Scene): Promise<{ roundId: string }> {
  const here = await interviewersOf(scene.reported);
  const { roundId } = await acceptedRound(here, { interviewerIds: [scene.owner.userId] });
  return { roundId };
}

async function written(scene: Scene) {
  const { roundId } = await roundOf(scene);
  const { card } = await getScorecard(scene.world.as(scene.owner), { roundId });
  return { roundId, version: card.version, content: { ...card.content, summary: '回答有条理' } };
}

async function byLink(scene: Scene) {
  const { roundId, version, content } = await written(scene);
  const { token } = await createScorecardLink(scene.world.as(scene.owner), { roundId });
  return { token, version, content };
}

/** The calls of scorecards, their links and debriefs. Nobody can hand in before the interview has begun. */
export const scorecardRows: Readonly<Record<string, Row>> = {
  getScorecard: { ...ours, input: roundOf },
  saveScorecard: { ...ours, input: written },
  submitScorecard: { ...ours, input: written, answer: 41058 },
  addAddendum: {
    ...ours,
    input: async (scene) => ({ ...(await roundOf(scene)), key: newId(), words: '补充一点' }),
    answer: 41053,
  },
  getScorecardLink: { ...ours, input: roundOf },
  createScorecardLink: { ...ours, input: roundOf },
  revokeScorecardLink: { ...ours, input: roundOf },
  openScorecardLink: { input: async (scene) => ({ token: (await byLink(scene)).token }) },
  saveLinkedScorecard: { input: byLink },
  submitLinkedScorecard: { input: byLink, answer: 41058 },
  // Their own card comes first.
  getDebrief: { ...ours, input: roundOf, answer: 41055 },
  decideDebrief: {
    ...ours,
    input: async (scene) => ({ ...(await roundOf(scene)), seen: 0, decision: 'offer', reason: '两位都同意录用' }),
    answer: 41055,
  },
  draftGoodbye: { ...ours, input: ({ reported: { applicationId } }) => ({ applicationId }) },
};
