import { consoleRoomRows } from './console-room-rows.ts';
import { invoiceCaseRows } from './invoice-rows.ts';
import type { Row } from './rows.ts';

/** Of the console: every admin sees the whole of it, everybody else nothing. */
export const consoleRows: Readonly<Record<string, Row>> = {
  getOverview: { as: 'admin' },
  listFailedWork: { as: 'admin' },
  retryFailedWork: { as: 'admin', input: ({ deadLetterId }) => ({ workId: deadLetterId }) },
  listAudit: { as: 'admin' },
  listAuditAdmins: { as: 'admin' },
  ...consoleRoomRows,
  ...invoiceCaseRows,
};
