import { billingPriceEndpoints } from '@pinjian/contract/billing-price.ts';
import { orderEndpoints } from '@pinjian/contract/billing-order.ts';
import { refundEndpoints } from '@pinjian/contract/billing-refund.ts';
import { billingUseEndpoints } from '@pinjian/contract/billing-use.ts';
import { invoiceEndpoints } from '@pinjian/contract/billing-invoice.ts';
import { statementEndpoints } from '@pinjian/contract/billing-statement.ts';
import { bind } from '#server/bind.ts';
import { cancelOrder } from './order/cancel-order.ts';
import { createOrder } from './order/create-order.ts';
import { getOrder } from './order/get-order.ts';
import { listOrders } from './order/list-orders.ts';
import { checkPayment } from './payment/check-payment.ts';
import { sendVoucher } from './payment/send-voucher.ts';
import { listPaymentChannels, startPayment } from './payment/start-payment.ts';
import { askRedFlush } from './invoice/ask-red-flush.ts';
import { getInvoice } from './invoice/get-invoice.ts';
import { getInvoiceFile } from './invoice/get-invoice-file.ts';
import { listInvoiceable } from './invoice/list-invoiceable.ts';
import { listInvoiceLines } from './invoice/list-invoice-lines.ts';
import { listInvoices } from './invoice/list-invoices.ts';
import { requestInvoice } from './invoice/request-invoice.ts';
import { sendInvoiceMail } from './invoice/send-invoice-mail.ts';
import { withdrawInvoice } from './invoice/withdraw-invoice.ts';
import { listInvoiceTitles } from './invoice/title/list-titles.ts';
import { removeInvoiceTitle } from './invoice/title/remove-title.ts';
import { saveInvoiceTitle } from './invoice/title/save-title.ts';
import { exportStatement } from './statement/export-statement.ts';
import { getStatementMonths } from './statement/get-months.ts';
import { getStatementShares } from './statement/get-shares.ts';
import { listStatement } from './statement/list-statement.ts';
import { exportReceipt } from './statement/receipt/export-receipt.ts';
import { listPrices } from './price/list-prices.ts';
import { listRefunds, quoteRefund, requestRefund, withdrawRefund } from './refund/request-refund.ts';
import { getWalletOverview } from './use/get-wallet-overview.ts';
import { listUses } from './use/list-uses.ts';
import { quoteUse } from './use/quote-use.ts';
import { listAllowances, setAllowance, setLowBalance } from './use/set-allowance.ts';

const priceRoutes = bind(billingPriceEndpoints, { listPrices });

const useRoutes = bind(billingUseEndpoints, {
  getWalletOverview,
  quoteUse,
  listUses,
  listAllowances,
  setAllowance,
  setLowBalance,
});

const orderRoutes = bind(orderEndpoints, {
  createOrder,
  listOrders,
  getOrder,
  cancelOrder,
  listPaymentChannels,
  startPayment,
  checkPayment,
  sendVoucher,
});

const refundRoutes = bind(refundEndpoints, { quoteRefund, requestRefund, listRefunds, withdrawRefund });

const invoiceRoutes = bind(invoiceEndpoints, {
  listInvoiceTitles,
  saveInvoiceTitle,
  removeInvoiceTitle,
  listInvoiceable,
  requestInvoice,
  listInvoices,
  getInvoice,
  listInvoiceLines,
  withdrawInvoice,
  askRedFlush,
  getInvoiceFile,
  sendInvoiceMail,
});

const statementRoutes = bind(statementEndpoints, {
  listStatement,
  getStatementMonths,
  getStatementShares,
  exportStatement,
  exportReceipt,
});

export const routes = [
  ...priceRoutes,
  ...useRoutes,
  ...orderRoutes,
  ...refundRoutes,
  ...invoiceRoutes,
  ...statementRoutes,
];
