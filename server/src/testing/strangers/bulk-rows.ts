import { newId } from '#platform/core/ids.ts';
import type { Row } from './rows.ts';
import { chosenBy } from './scene.ts';

const missing = 40400;

/** The calls about many candidates at once. */
export const bulkRows: Readonly<Record<string, Row>> = {
  passResumes: {
    as: 'owner',
    input: async (scene) => ({ key: newId(), items: [await chosenBy(scene.fresh)] }),
    stranger: 'own',
  },
  inviteAllToAiInterview: {
    as: 'owner',
    input: async (scene) => ({ key: newId(), items: [await chosenBy(scene.reported)] }),
    stranger: 'own',
  },
  rejectCandidates: {
    as: 'owner',
    input: async (scene) => ({ key: newId(), items: [await chosenBy(scene.fresh)], reason: 7 }),
    stranger: 'own',
  },
  undoBulkMove: { as: 'owner', stranger: missing, input: { bulkId: newId() }, answer: missing, again: missing },
  getBulkMove: { as: 'owner', stranger: missing, input: { bulkId: newId() }, answer: missing, again: missing },
  listBulkMoves: { as: 'owner', stranger: 'own' },
};
