import { competencyEndpoints } from '@pinjian/contract/interview-competency.ts';
import { correctionEndpoints } from '@pinjian/contract/interview-correction.ts';
import { demoEndpoints } from '@pinjian/contract/interview-demo.ts';
import { practiceEndpoints } from '@pinjian/contract/interview-practice.ts';
import { reviewEndpoints } from '@pinjian/contract/interview-review.ts';
import { setupEndpoints } from '@pinjian/contract/interview-setup.ts';
import { tryEndpoints } from '@pinjian/contract/interview-try.ts';
import { interviewEndpoints } from '@pinjian/contract/interview.ts';
import { bind } from '#server/bind.ts';
import { getInterview } from './ai/list/get-interview.ts';
import { getInterviewFeedback } from './report/get-interview-feedback.ts';
import { getInterviewReport } from './report/get-interview-report.ts';
import { prepareInterview } from './ai/start/prepare-interview.ts';
import { startPostInterview } from './ai/start/start-post-interview.ts';
import { startResumePostInterview } from './ai/start/start-resume-post-interview.ts';
import { startSkillInterview } from './ai/start/start-skill-interview.ts';
import { suggestCompetencies } from './ai/start/suggest-competencies.ts';
import { correctTranscript } from './correction/correct-transcript.ts';
import { getTranscriptCorrection } from './correction/get-transcript-correction.ts';
import { answerDemo } from './demo/answer-demo.ts';
import { getDemo } from './demo/get-demo.ts';
import { startDemo } from './demo/start-demo.ts';
import { getPracticeHistory } from './practice/get-practice-history.ts';
import { listPracticeSeries } from './practice/list-practice-series.ts';
import { previewJobSimulation } from './practice/preview-job-simulation.ts';
import { startJobSimulationInterview } from './practice/start-job-simulation-interview.ts';
import { exportReport } from './report/export-report.ts';
import { answerReview } from './review/answer-review.ts';
import { getFeedbackReview } from './review/get-feedback-review.ts';
import { getReportReview } from './review/get-report-review.ts';
import { overrideScore } from './review/override-score.ts';
import { requestReview } from './review/request-review.ts';
import { getInterviewSetup } from './setup/get-interview-setup.ts';
import { saveInterviewSetup } from './setup/save-interview-setup.ts';
import { tryOwnQuestion } from './setup/try-own-question.ts';
import { answerAgain } from './tries/answer-again.ts';
import { getAnswerTries } from './tries/get-answer-tries.ts';

const interviewRoutes = bind(interviewEndpoints, {
  startPostInterview,
  startJobSimulationInterview,
  startResumePostInterview,
  startSkillInterview,
  prepareInterview,
  getInterview,
  getInterviewReport,
  getInterviewFeedback,
});

const practiceRoutes = bind(practiceEndpoints, { previewJobSimulation, listPracticeSeries, getPracticeHistory });

const reviewRoutes = bind(reviewEndpoints, {
  getReportReview,
  overrideScore,
  answerReview,
  getFeedbackReview,
  requestReview,
  exportReport,
});

const correctionRoutes = bind(correctionEndpoints, { getTranscriptCorrection, correctTranscript });

const demoRoutes = bind(demoEndpoints, { startDemo, getDemo, answerDemo });

const setupRoutes = bind(setupEndpoints, { getInterviewSetup, saveInterviewSetup, tryOwnQuestion });

const tryRoutes = bind(tryEndpoints, { getAnswerTries, answerAgain });

const competencyRoutes = bind(competencyEndpoints, { suggestCompetencies });

export const routes = [
  ...interviewRoutes,
  ...competencyRoutes,
  ...setupRoutes,
  ...practiceRoutes,
  ...reviewRoutes,
  ...correctionRoutes,
  ...tryRoutes,
  ...demoRoutes,
];
