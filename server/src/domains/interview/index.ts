export { cancelInterviewsOf } from './ai/cancel-interviews.ts';
export { countRunningInterviews } from './ai/count-running.ts';
export { createPositionInterview, outlinePositionInterview } from './ai/create-position-interview.ts';
export { interviewItems } from './ai/find-items.ts';
export { interviewsOfApplications, type ApplicationInterview } from './ai/find-interviews.ts';
export { ownInterviews } from './ai/list-queries.ts';
export { holdInterview } from './ai/hold-interview.ts';
export { assessmentsOfApplications } from './report/queries.ts';
