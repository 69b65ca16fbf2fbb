export { fulfilOrder } from './lot/fulfil-order.ts';
export { grantUnits } from './lot/grant-units.ts';
export { refundLot } from './lot/refund-lot.ts';
export { companyOf, companyPayer, requirePayer, seekerPayer, unitOfPayer } from './policy.ts';
export { decidePrice, listPriceChanges, proposePrice, takeBackPrice } from './price/change-price.ts';
export { unitOf } from './price/data/first-prices.ts';
export { findPriceBoard, type BoardRow } from './price/find-price-board.ts';
export { findProduct, priceOf } from './price/find-prices.ts';
export { type PriceChangeRow } from './price/queries.ts';
export { holdUse } from './use/hold-use.ts';
export { releaseUse, takeUse } from './use/settle-use.ts';
export {
  countAdjustments,
  countBankPayments,
  countDifferences,
  countPaymentsInDoubt,
  countRefunds,
} from './waiting/queries.ts';
export { receiveNotice } from './payment/receive-notice.ts';
export {
  countInvoiceCases,
  findFullTitle,
  findInvoiceCase,
  listCaseLines,
  listInvoiceCases,
  type InvoiceCase,
} from './invoice/case/find-cases.ts';
export { countInvoicesToDo } from './invoice/case/queries.ts';
export {
  flushByHand,
  handFlushToVendor,
  issueByHand,
  refuseFlush,
  rejectInvoice,
  startInvoice,
} from './invoice/case/settle-case.ts';
export { signPaper } from './invoice/paper/sign-paper.ts';
export { recordPositionName } from './statement/record-position-name.ts';
export { askPayment } from './payment/ask-payment.ts';
export {
  countTransferRows,
  findPaymentsWithOrders,
  findTransferRow,
  listDoubtRows,
  listTransferRows,
  type PaymentWithOrder,
  type TransferWithOrder,
} from './payment/list-queries.ts';
export { findNotices } from './payment/queries.ts';
export { confirmTransfer, refuseTransfer, resolvePayment } from './payment/resolve-payment.ts';
export { countOrderRows, findOrder, listOrderRows } from './order/queries.ts';
export { orderSummaryOf } from './order/view.ts';
export { approveRefund, confirmRefund, payPartByHand, refuseRefund, retryPart } from './refund/decide-refund.ts';
export { countRefundCases, isInNeed, listRefundCases } from './refund/list-queries.ts';
export {
  findEvidence,
  findPart,
  findPartsOf,
  findPartsOfPayments,
  findRefund,
  type RefundRow,
} from './refund/queries.ts';
export { findShares } from './refund/find-shares.ts';
export { partFacts } from './refund/view.ts';
export {
  countAdjustmentRows,
  findAdjustment,
  findAdjustmentFiles,
  listAdjustmentRows,
  type AdjustmentRow,
} from './adjustment/queries.ts';
export { confirmHandReturn, dropHandReturn, enterHandReturn } from './hand-return/enter-hand-return.ts';
export {
  countHandReturnRows,
  countHandReturns,
  findHandReturnCase,
  findHandReturnFiles,
  listHandReturnRows,
  type HandReturnCase,
} from './hand-return/queries.ts';
export { confirmAdjustment, proposeAdjustment, refuseAdjustment } from './adjustment/decide-adjustment.ts';
export {
  countReconciliations,
  findDifference,
  findDifferences,
  findReconciliation,
  listOpenDifferences,
  listReconciliationRows,
  type DifferenceRow,
  type ReconciliationRow,
} from './reconciliation/queries.ts';
export { resolveDifference } from './reconciliation/resolve-difference.ts';
export { runReconciliation } from './reconciliation/run-reconciliation.ts';
