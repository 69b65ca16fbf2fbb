import { plainArrangement } from '@pinjian/contract/resume-arrangement.ts';
import { planTailoring } from '#domains/matching/tailoring/plan-tailoring.ts';
import type { Row } from './rows.ts';
import type { Scene } from './scene.ts';

const missing = 40400;
const pair = ({ reported: { resumeId, positionId } }: Scene) => ({ resumeId, positionId });
const planned = async (scene: Scene) => {
  const { version, changes } = await planTailoring(scene.reported.mine, pair(scene));
  return { ...pair(scene), version, changeIds: changes.map(({ changeId }) => changeId) };
};

/** What a seeker does with the order of their own resume. */
export const tailoringRows: Readonly<Record<string, Row>> = {
  arrangeResume: {
    as: 'seeker',
    input: ({ reported: { resumeId } }) => ({ resumeId, from: plainArrangement, ...plainArrangement, order: ['work'] }),
    stranger: missing,
  },
  planTailoring: { as: 'seeker', input: pair, stranger: missing },
  makeTailored: { as: 'seeker', input: planned, stranger: missing },
};
