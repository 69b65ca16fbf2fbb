import type { Row } from './rows.ts';
import type { Scene } from './scene.ts';

const ours = { as: 'owner', stranger: 40400 } as const;
const position = ({ reported: { positionId } }: Scene) => ({ positionId });
const member = ({ owner }: Scene) => ({ memberId: owner.userId, part: 'manager' }) as const;

/** The calls of how people are interviewed for a position. */
export const planRows: Readonly<Record<string, Row>> = {
  getPositionPlan: { ...ours, input: position },
  savePositionPlan: {
    ...ours,
    input: (scene) => ({ ...position(scene), version: 0, content: { rounds: [], team: [member(scene)] } }),
  },
  addToTeam: { ...ours, input: (scene) => ({ ...position(scene), ...member(scene) }) },
  copyPositionPlan: { ...ours, input: (scene) => ({ ...position(scene), fromPositionId: scene.draftId }) },
  suggestCompetencies: { ...ours, input: position },
};
