import { consoleEndpoints } from '@pinjian/contract/console.ts';
import { consoleAgentEndpoints } from '@pinjian/contract/console-agent.ts';
import { consoleCompanyEndpoints } from '@pinjian/contract/console-company.ts';
import { consoleDocumentEndpoints } from '@pinjian/contract/console-document.ts';
import { consoleInvoiceEndpoints } from '@pinjian/contract/console-invoice.ts';
import { consoleMessageComplaintEndpoints } from '@pinjian/contract/console-message-complaint.ts';
import { consolePaymentEndpoints } from '@pinjian/contract/console-payment.ts';
import { consolePersonEndpoints } from '@pinjian/contract/console-person.ts';
import { consolePositionReviewEndpoints } from '@pinjian/contract/console-position-review.ts';
import { consoleReconciliationEndpoints } from '@pinjian/contract/console-reconciliation.ts';
import { consoleSendEndpoints } from '@pinjian/contract/console-send.ts';
import { consoleVerificationEndpoints } from '@pinjian/contract/console-verification.ts';
import { consolePriceEndpoints } from '@pinjian/contract/console-price.ts';
import { bind } from '#server/bind.ts';
import { consolePositionComplaintEndpoints } from '@pinjian/contract/console-position-complaint.ts';
import { getAgentBoard, switchAgents } from './agents/switch-agents.ts';
import { listAudit } from './audit/list-audit.ts';
import { listAuditAdmins } from './audit/list-audit-admins.ts';
import { getCompany } from './companies/get-company.ts';
import { listCompanies } from './companies/list-companies.ts';
import { unmaskCompany } from './companies/unmask-company.ts';
import { decideVerification } from './company-queue/decide-verification.ts';
import { getVerification } from './company-queue/get-verification.ts';
import { listVerifications } from './company-queue/list-verifications.ts';
import { showLicencePicture } from './company-queue/show-licence-picture.ts';
import { decidePositionComplaint } from './complaint-queue/decide-position-complaint.ts';
import { getPositionComplaint } from './complaint-queue/get-position-complaint.ts';
import { listPositionComplaints } from './complaint-queue/list-position-complaints.ts';
import { decideDocument } from './document-queue/decide-document.ts';
import { getDocument } from './document-queue/get-document.ts';
import { listDocuments } from './document-queue/list-documents.ts';
import { showDocumentPicture } from './document-queue/show-document-picture.ts';
import { unmaskDocument } from './document-queue/unmask-document.ts';
import { flushInvoice } from './invoices/flush-invoice.ts';
import { getInvoiceCase } from './invoices/get-invoice-case.ts';
import { issueInvoice } from './invoices/issue-invoice.ts';
import { listInvoiceCaseLines } from './invoices/list-case-lines.ts';
import { listInvoiceCases } from './invoices/list-invoice-cases.ts';
import { refuseFlush } from './invoices/refuse-flush.ts';
import { rejectInvoice } from './invoices/reject-invoice.ts';
import { showInvoiceFile } from './invoices/show-invoice-file.ts';
import { startInvoice } from './invoices/start-invoice.ts';
import { unmaskInvoiceTitle } from './invoices/unmask-invoice-title.ts';
import {
  confirmAdjustment,
  listAdjustments,
  proposeAdjustment,
  refuseAdjustment,
} from './adjustments/decide-adjustment.ts';
import {
  getReconciliation,
  listDifferences,
  listReconciliations,
  resolveDifference,
  runReconciliation,
} from './reconciliations/reconcile.ts';
import { getOverview } from './overview/get-overview.ts';
import { listFailedWork } from './overview/list-failed-work.ts';
import { retryFailedWork } from './overview/retry-failed-work.ts';
import { getMessageComplaint } from './message-complaints/get-message-complaint.ts';
import { listMessageComplaints } from './message-complaints/list-message-complaints.ts';
import { settleMessageComplaint } from './message-complaints/settle-message-complaint.ts';
import { listSendsToReview } from './outside-sends/list-sends-to-review.ts';
import { markSendHandled } from './outside-sends/mark-send-handled.ts';
import { resendOutside } from './outside-sends/resend-outside.ts';
import {
  confirmBankPayment,
  listBankPayments,
  refuseBankPayment,
  showVoucher,
} from './payments/decide-bank-payment.ts';
import { getConsoleOrder, listConsoleOrders } from './payments/list-console-orders.ts';
import { askVendor, listPaymentsInDoubt, settlePayment } from './payments/settle-doubtful-payment.ts';
import {
  approveRefund,
  confirmRefund,
  getConsoleRefund,
  listConsoleRefunds,
  payRefundByHand,
  refuseRefund,
  retryRefundPart,
} from './refunds/decide-refunds.ts';
import { endPersonSessions } from './people/end-person-sessions.ts';
import { findPerson } from './people/find-person.ts';
import { getPerson } from './people/get-person.ts';
import { listPeople } from './people/list-people.ts';
import { unmaskPerson } from './people/unmask-person.ts';
import { decidePositionReview } from './position-queue/decide-position-review.ts';
import { getPositionReview } from './position-queue/get-position-review.ts';
import { listPositionReviews } from './position-queue/list-position-reviews.ts';
import { decidePriceChange, takeBackPriceChange } from './price-list/decide-price-change.ts';
import { listConsolePrices } from './price-list/list-console-prices.ts';
import { proposePriceChange } from './price-list/propose-price-change.ts';

const queueRoutes = [
  ...bind(consoleVerificationEndpoints, { listVerifications, getVerification, showLicencePicture, decideVerification }),
  ...bind(consoleDocumentEndpoints, {
    listDocuments,
    getDocument,
    showDocumentPicture,
    unmaskDocument,
    decideDocument,
  }),
  ...bind(consolePositionReviewEndpoints, { listPositionReviews, getPositionReview, decidePositionReview }),
  ...bind(consolePositionComplaintEndpoints, {
    listPositionComplaints,
    getPositionComplaint,
    decidePositionComplaint,
  }),
  ...bind(consoleMessageComplaintEndpoints, { listMessageComplaints, getMessageComplaint, settleMessageComplaint }),
];

const moneyRoutes = [
  ...bind(consolePriceEndpoints, { listConsolePrices, proposePriceChange, decidePriceChange, takeBackPriceChange }),
];

const invoiceRoutes = bind(consoleInvoiceEndpoints, {
  listInvoiceCases,
  getInvoiceCase,
  listInvoiceCaseLines,
  unmaskInvoiceTitle,
  startInvoice,
  issueInvoice,
  rejectInvoice,
  flushInvoice,
  refuseFlush,
  showInvoiceFile,
});

const recordRoutes = [
  ...bind(consoleAgentEndpoints, { getAgentBoard, switchAgents }),
  ...bind(consolePersonEndpoints, { listPeople, findPerson, getPerson, unmaskPerson, endPersonSessions }),
  ...bind(consoleCompanyEndpoints, { listCompanies, getCompany, unmaskCompany }),
];

const paymentRoutes = bind(consolePaymentEndpoints, {
  listConsoleOrders,
  getConsoleOrder,
  listPaymentsInDoubt,
  settlePayment,
  askVendor,
  listBankPayments,
  showVoucher,
  confirmBankPayment,
  refuseBankPayment,
  listConsoleRefunds,
  getConsoleRefund,
  approveRefund,
  confirmRefund,
  refuseRefund,
  retryRefundPart,
  payRefundByHand,
});

const reconciliationRoutes = bind(consoleReconciliationEndpoints, {
  listReconciliations,
  getReconciliation,
  listDifferences,
  runReconciliation,
  resolveDifference,
  listAdjustments,
  proposeAdjustment,
  confirmAdjustment,
  refuseAdjustment,
});

export const routes = [
  ...bind(consoleEndpoints, { getOverview, listFailedWork, retryFailedWork, listAudit, listAuditAdmins }),
  ...bind(consoleSendEndpoints, { listSendsToReview, resendOutside, markSendHandled }),
  ...queueRoutes,
  ...invoiceRoutes,
  ...moneyRoutes,
  ...paymentRoutes,
  ...reconciliationRoutes,
  ...recordRoutes,
];
