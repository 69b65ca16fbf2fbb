import { reject } from '../application.ts';
import type { Row } from './rows.ts';
import { chosenBy, type Scene } from './scene.ts';

const ours = { as: 'owner', stranger: 40400 } as const;
const resume = (scene: Scene) => ({ resumeId: scene.reported.resumeId });

/** The calls by which a company moves a candidate. */
export const candidateRows: Readonly<Record<string, Row>> = {
  getTalentDetail: { ...ours, input: resume },
  passResume: { ...ours, input: async (scene) => chosenBy(scene.fresh) },
  rejectCandidate: {
    ...ours,
    input: async (scene) => ({ ...(await chosenBy(scene.fresh)), reason: 3, note: '', releaseNow: false }),
  },
  undoRejection: {
    ...ours,
    input: async (scene) => {
      await reject(scene.fresh);
      return chosenBy(scene.fresh);
    },
  },
  inviteToAiInterview: { ...ours, input: async (scene) => chosenBy(scene.reported) },
  takeBackInvitation: { ...ours, input: async (scene) => chosenBy(scene.invited) },
};
