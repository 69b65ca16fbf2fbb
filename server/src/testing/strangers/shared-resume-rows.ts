import { shareResume } from '#domains/resume/share/share-resume.ts';
import type { Row } from './rows.ts';
import type { Scene } from './scene.ts';

const mine = { as: 'seeker', stranger: 40400 } as const;
const resume = (scene: Scene) => ({ resumeId: scene.reported.resumeId });

/** The calls by which a resume leaves the product: files and links. */
export const sharedResumeRows: Readonly<Record<string, Row>> = {
  getResumeFile: { ...mine, input: (scene) => ({ ...resume(scene), format: 'markdown' }) },
  getResumeShare: { ...mine, input: resume },
  shareResume: { ...mine, input: resume },
  renewResumeShare: {
    ...mine,
    async input(scene) {
      const { share } = await shareResume(scene.world.as(scene.reported.seeker), {
        ...resume(scene),
        withContact: false,
        download: false,
        days: 30,
      });
      return { ...resume(scene), shareId: share.shareId };
    },
  },
  revokeResumeShare: { ...mine, input: resume },
  listShareOpenings: { ...mine, input: resume },
  noteShareViewer: { as: 'seeker', stranger: 'own', input: { mark: 'of-no-look' } },
};
