import { keysOf } from '#lib/query-key.ts';

const key = keysOf('company');

export const companyKeys = {
  detail: <I>(companyId: I) => key('detail', companyId),
  named: (q: string) => key('named', q),
  verification: key('verification'),
  agencyLicence: key('agencyLicence'),
  blocked: key('blocked'),
  joinRequest: key('joinRequest'),
  members: key('members'),
  webhooks: key('webhooks'),
};
