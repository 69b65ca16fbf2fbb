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
  orders: <F>(filter: F) => key('order', 'list', filter),
  order: (orderId: string) => key('order', 'one', orderId),
  paymentsInDoubt: (current: number) => key('payment', 'list', current),
  bankPayments: (list: string, current: number) => key('bankPayment', 'list', list, current),
  refunds: (list: string, current: number) => key('refund', 'list', list, current),
  refund: (refundId: string) => key('refund', 'one', refundId),
  agents: key('agents'),
  prices: key('price'),
  reconciliations: (vendor: string | null, current: number) => key('reconciliation', 'list', vendor, current),
  reconciliation: (reconciliationId: string) => key('reconciliation', 'one', reconciliationId),
  differences: (current: number) => key('difference', 'list', current),
  handReturns: (list: string, current: number) => key('handReturn', 'list', list, current),
  adjustments: (state: string, current: number) => key('adjustment', 'list', state, current),
  picture: (id: string) => pictureKey(id),
};
