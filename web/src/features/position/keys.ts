import { keysOf } from '#lib/query-key.ts';

const key = keysOf('position');

export const positionKeys = {
  all: key(),
  /** `filters` as the address writes them. */
  search: (filters: string) => key('search', filters),
  suggest: (q: string) => key('suggest', q),
  detail: (positionId: string) => key('detail', positionId),
  ofCompany: (companyId: string, current: number) => key('company', companyId, current),
  /** Lists of positions made for one seeker. */
  jobs: key('jobs'),
  recommended: key('jobs', 'recommended'),
  /** `at` as the address of the list writes it. */
  nearby: (at: string) => key('jobs', 'nearby', at),
  viewed: key('jobs', 'viewed'),
  complaint: (positionId: string) => key('complaint', positionId),
  /** The positions of one's own company. */
  management: key('management'),
  managed: key('management', 'list'),
  managedPage: <S>(status: S, q: string, current: number) => key('management', 'list', status, q, current),
  edit: (positionId: string) => key('management', 'edit', positionId),
  editedPlan: (positionId: string) => key('management', 'plan', positionId),
  competencies: (positionId: string) => key('management', 'competencies', positionId),
  preview: (positionId: string) => key('management', 'preview', positionId),
  /** Those that talents are looked for. */
  open: key('management', 'open'),
  /** Those that candidates can be filtered by. */
  toFilter: (q: string) => key('management', 'toFilter', q),
};
