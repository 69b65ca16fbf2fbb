/** The first path segments that answer calls; everything else is a page (decisions §3). */
export const callSegments = [
  'auth',
  'admin',
  'service',
  'job',
  'resume',
  'interview',
  'agent',
  'wallet',
  'api',
  'webSocket',
  'files',
] as const;
