import { keysOf } from '#lib/query-key.ts';

const key = keysOf('console');
// A picture stays what it is, whatever is decided about it.
const pictureKey = keysOf('console-picture');

export const consoleKeys = {
  all: key(),
  overview: key('overview'),
  failedWork: (current: number) => key('failedWork', current),
  sends: (current: number) => key('sends', current),
  audit: <F>(filter: F) => key('audit', filter),
  auditAdmins: key('auditAdmins'),
  companies: (q: string, current: number) => key('companies', 'list', q, current),
  company: (companyId: string) => key('companies', 'one', companyId),
  documents: (current: number) => key('document', 'list', current),
  document: (checkId: string) => key('document', 'one', checkId),
  /** Everything about people. */
  people: key('people'),
  peoplePage: (current: number) => key('people', 'list', current),
  person: (personId: string) => key('people', 'one', personId),
  invoices: (list: string, current: number) => key('invoice', 'list', list, current),
  invoice: (invoiceId: string) => key('invoice', 'one', invoiceId),
  invoiceLines: (invoiceId: string, current: number) => key('invoice', 'lines', invoiceId, current),
  messageComplaints: (current: number) => key('messageComplaint', 'list', current),
  messageComplaint: (complaintId: string) => key('messageComplaint', 'one', complaintId),
  positionReviews: (current: number) => key('positionReview', 'list', current),
  positionReview: (reviewId: string) => key('positionReview', 'one', reviewId),
  complaints: (current: number) => key('complaint', 'list', current),
  complaint: (complaintId: string) => key('complaint', 'one', complaintId),
  verifications: (current: number) => key('verification', 'list', current),
  verification: (verificationId: string) => key('verification', 'one', verificationId),
  picture: (id: string) => pictureKey(id),
};
