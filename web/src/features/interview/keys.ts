import { keysOf } from '#lib/query-key.ts';

const key = keysOf('interview');
// What this device can do is no news of the server.
const environmentKey = keysOf('interview-environment');

export const interviewKeys = {
  all: key(),
  deletion: key('deletion'),
  list: key('list'),
  page: <D, K, S>(side: D, kind: K, status: S, current: number) => key('list', side, kind, status, current),
  agreedRounds: key('list', 'agreedRounds'),
  detail: (interviewId: string) => key('detail', interviewId),
  feedback: (interviewId: string) => key('feedback', interviewId),
  report: (interviewId: string) => key('report', interviewId),
  reportReview: (interviewId: string) => key('reportReview', interviewId),
  feedbackReview: (interviewId: string) => key('feedbackReview', interviewId),
  tries: (interviewId: string) => key('tries', interviewId),
  correction: (interviewId: string) => key('correction', interviewId),
  preview: <W>(wish: W) => key('preview', wish),
  series: (current: number) => key('series', current),
  history: key('history'),
  setup: (positionId: string) => key('setup', positionId),
  environment: environmentKey(),
};
