import { interviewEndpoints } from '@pinjian/contract/interview.ts';
import { bind } from '#server/bind.ts';
import { getInterview } from './ai/get-interview.ts';
import { getInterviewFeedback } from './ai/get-interview-feedback.ts';
import { getInterviewReport } from './ai/get-interview-report.ts';
import { listInterviews } from './ai/list-interviews.ts';
import { prepareInterview } from './ai/prepare-interview.ts';
import { startJobSimulationInterview } from './ai/start-job-simulation-interview.ts';
import { startPostInterview } from './ai/start-post-interview.ts';
import { startResumePostInterview } from './ai/start-resume-post-interview.ts';
import { startSkillInterview } from './ai/start-skill-interview.ts';

export const routes = bind(interviewEndpoints, {
  startPostInterview,
  startJobSimulationInterview,
  startResumePostInterview,
  startSkillInterview,
  prepareInterview,
  listInterviews,
  getInterview,
  getInterviewReport,
  getInterviewFeedback,
});
