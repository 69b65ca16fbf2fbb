import { practisedOnce } from '../interview.ts';
import type { Row } from './rows.ts';
import type { Scene } from './scene.ts';

const missing = 40400;
const position = ({ reported: { positionId } }: Scene) => ({ jobId: positionId });
const interview = ({ reported: { interviewId } }: Scene) => ({ interviewId });

/** What somebody practises on their own, and what they answer once more. */
export const practiceRows: Readonly<Record<string, Row>> = {
  startJobSimulationInterview: { as: 'seeker', input: position, stranger: 'own' },
  previewJobSimulation: { as: 'seeker', input: position, stranger: 'own' },
  listPracticeSeries: { as: 'seeker', stranger: 'own' },
  getPracticeHistory: { as: 'seeker', stranger: 'own' },
  getAnswerTries: { as: 'seeker', input: interview, stranger: missing },
  answerAgain: {
    as: 'seeker',
    input: async ({ world, reported: { mine } }) => ({
      interviewId: await practisedOnce(world, mine),
      question: 0,
      text: '我先量了一遍，发现是缓存没有命中，改了键的写法，命中率从四成升到九成。',
    }),
    stranger: missing,
  },
};
