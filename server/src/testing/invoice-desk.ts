/** What an admin does to the invoices of payers: the tests of both sides see one story. */
export { issueInvoice } from '#domains/console/invoices/issue-invoice.ts';
export { rejectInvoice } from '#domains/console/invoices/reject-invoice.ts';
export { startInvoice } from '#domains/console/invoices/start-invoice.ts';
export { flushInvoice } from '#domains/console/invoices/flush-invoice.ts';
export { refuseFlush } from '#domains/console/invoices/refuse-flush.ts';
export { getInvoiceCase } from '#domains/console/invoices/get-invoice-case.ts';
