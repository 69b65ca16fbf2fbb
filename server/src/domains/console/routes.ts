import { consoleEndpoints } from '@pinjian/contract/console.ts';
import { bind } from '#server/bind.ts';
import { listAudit } from './audit/list-audit.ts';
import { listAuditAdmins } from './audit/list-audit-admins.ts';
import { getOverview } from './overview/get-overview.ts';
import { listFailedWork } from './overview/list-failed-work.ts';
import { retryFailedWork } from './overview/retry-failed-work.ts';

export const routes = [
  ...bind(consoleEndpoints, { getOverview, listFailedWork, retryFailedWork, listAudit, listAuditAdmins }),
];
