import { task } from '#server/bind.ts';
import { scoreHeldInterview } from './score-held-interview.ts';

/** Scores an interview that has ended. Its own file, so that what ends one can queue it without knowing all tasks. */
export const scoreTask = task<{ interviewId: string }>({
  name: 'interview.score',
  // A slow model may take a while for two passes over every competency.
  timeoutSeconds: 600,
  run: (ctx, { interviewId }) => scoreHeldInterview(ctx, interviewId),
});
