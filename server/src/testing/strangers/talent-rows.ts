import { savePositionSearch } from '#domains/matching/saved-search/save-position-search.ts';
import { saveSearch } from '#domains/matching/saved-search/save-search.ts';
import { addTalent } from '#domains/matching/talent/add.ts';
import { newId } from '#platform/core/ids.ts';
import { asSeeker } from '../application.ts';
import { agreeToBeFound } from '../resume.ts';
import { talent } from '../talent.ts';
import type { Row } from './rows.ts';
import type { Scene } from './scene.ts';
import { tailoringRows } from './tailoring-rows.ts';

const missing = 40400;
const mine: Row = { as: 'seeker', stranger: 'own' };
const ours = { as: 'owner', stranger: missing } as const;

/** Somebody who may be found, and an open position of the first company that matching knows. */
const found = async ({ world, reported: { positionId } }: Scene) => ({
  positionId,
  resumeId: (await talent(world)).resumeId,
});
const position = async ({ world, reported: { positionId } }: Scene) => {
  await world.deliver();
  return { positionId };
};
const savedSearch = async ({ world, owner }: Scene) => ({
  searchId: (await saveSearch(world.as(owner), { name: '前端', query: 'q=前端', alert: true })).searchId,
});

const savedByMe = async ({ reported: { mine: theirs } }: Scene) => ({
  searchId: (await savePositionSearch(theirs, { name: '前端', query: 'q=前端', alert: true })).searchId,
});

/** The other company adds the candidate of the first one for a position of its own. */
const added = async ({ world, reported: { mine: theirs, resumeId }, otherOwner, otherPositionId }: Scene) => {
  await agreeToBeFound(theirs);
  await world.deliver();
  await addTalent(world.as(otherOwner), { positionId: otherPositionId, resumeId });
  const { from, version } = await asSeeker({ mine: theirs, positionId: otherPositionId });
  return { positionId: otherPositionId, from, version, reason: 'place' };
};

/** Talent search of companies, and what seekers read and answer of it. */
export const talentRows: Readonly<Record<string, Row>> = {
  listRecommendedTalents: { ...ours, input: position },
  searchTalents: { as: 'owner', stranger: 'own' },
  suggestTalentSearch: { as: 'owner', input: { q: '前端' }, stranger: 'public' },
  getTalent: {
    as: 'owner',
    input: async (scene) => ({ resumeId: (await found(scene)).resumeId, positionId: '0' }),
    stranger: 'own',
  },
  addTalent: { ...ours, input: found },
  addTalents: {
    ...ours,
    input: async (scene) => {
      const { positionId, resumeId } = await found(scene);
      return { key: newId(), positionId, resumeIds: [resumeId] };
    },
  },
  hideTalent: { ...ours, input: found },
  unhideTalent: { ...ours, input: found },
  listApplicationMatches: {
    as: 'owner',
    input: ({ reported: { applicationId } }) => ({ applicationIds: applicationId }),
    stranger: 'own',
    interviewer: 200,
  },
  listSavedSearches: { as: 'owner', stranger: 'own' },
  saveSearch: { as: 'owner', input: { name: '前端', query: 'q=前端', alert: true }, stranger: 'own' },
  changeSavedSearch: { ...ours, input: async (scene) => ({ ...(await savedSearch(scene)), alert: false }) },
  openSavedSearch: { ...ours, input: savedSearch },
  removeSavedSearch: { as: 'owner', input: savedSearch, stranger: 'own' },
  listSavedPositionSearches: mine,
  savePositionSearch: { ...mine, input: { name: '前端', query: 'q=前端', alert: true } },
  changeSavedPositionSearch: {
    as: 'seeker',
    input: async (scene) => ({ ...(await savedByMe(scene)), alert: false }),
    stranger: missing,
  },
  openSavedPositionSearch: { as: 'seeker', input: savedByMe, stranger: missing },
  removeSavedPositionSearch: { ...mine, input: savedByMe },

  listLooks: mine,
  listAdditions: mine,
  answerInterested: {
    as: 'seeker',
    input: ({ reported: { positionId } }) => ({ positionId }),
    stranger: 'own',
  },
  answerUnsuitable: { as: 'seeker', input: added, stranger: missing },
  listSimilarPositions: {
    as: 'seeker',
    input: ({ reported: { positionId } }) => ({ positionId }),
    stranger: 'own',
  },
  listRecommendedPositions: mine,
  listNearbyPositions: mine,
  listViewedPositions: mine,
  viewPosition: { as: 'seeker', input: ({ reported: { positionId } }) => ({ positionId }), stranger: 'own' },
  clearViewed: mine,
  dismissPosition: {
    as: 'seeker',
    input: ({ reported: { positionId } }) => ({ positionId, reason: 'place' }),
    stranger: 'own',
  },
  undoDismissal: { as: 'seeker', input: ({ reported: { positionId } }) => ({ positionId }), stranger: 'own' },
  listPushes: {
    as: 'seeker',
    input: ({ reported: { positionId } }) => ({ positionIds: positionId }),
    stranger: 'own',
  },
  getMyMatch: { as: 'seeker', input: ({ reported: { positionId } }) => ({ positionId }), stranger: 'own' },
  ...tailoringRows,
};
