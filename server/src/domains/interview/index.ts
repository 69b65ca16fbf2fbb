export { cancelInterviewsOf } from './ai/room/cancel-interviews.ts';
export { countRunningInterviews } from './ai/list/count-running.ts';
export { createPositionInterview, outlinePositionInterview } from './ai/start/create-position-interview.ts';
export { interviewItems } from './ai/list/find-items.ts';
export { interviewsOfApplications, type ApplicationInterview } from './ai/list/find-interviews.ts';
export { ownInterviews } from './ai/list/queries.ts';
export { holdInterview } from './ai/room/hold-interview.ts';
export { receiptsOf, type SkillReceipt } from './report/find-receipts.ts';
export { assessmentsOfApplications, newestReportOf, scoresHiddenAmong } from './report/queries.ts';
