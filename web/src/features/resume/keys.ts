import { keysOf } from '#lib/query-key.ts';

const key = keysOf('resume');

export const resumeKeys = {
  list: key('list'),
  /** Those that can be sent to a company. */
  toSend: key('list', 'toSend'),
  detail: (resumeId: string) => key('detail', resumeId),
  measured: <P>(printed: P) => key('measured', printed),
  printed: <P>(printed: P) => key('printed', printed),
  versions: (resumeId: string) => key('versions', resumeId),
  version: (resumeId: string, versionId: string) => key('version', resumeId, versionId),
  share: (resumeId: string) => key('share', resumeId),
  openings: (resumeId: string, current: number) => key('share', resumeId, 'openings', current),
  companies: (q: string) => key('companies', q),
  visibility: key('visibility'),
  visibilityChange: key('visibility', 'change'),
  ownEmployers: key('ownEmployers'),
};
