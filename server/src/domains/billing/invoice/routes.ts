import { invoiceEndpoints } from '@pinjian/contract/billing-invoice.ts';
import { bind } from '#server/bind.ts';
import { askRedFlush } from './ask-red-flush.ts';
import { getInvoice } from './get-invoice.ts';
import { getInvoiceFile } from './get-invoice-file.ts';
import { listInvoiceable } from './list-invoiceable.ts';
import { listInvoiceLines } from './list-invoice-lines.ts';
import { listInvoices } from './list-invoices.ts';
import { requestInvoice } from './request-invoice.ts';
import { sendInvoiceMail } from './send-invoice-mail.ts';
import { listInvoiceTitles } from './title/list-titles.ts';
import { removeInvoiceTitle } from './title/remove-title.ts';
import { saveInvoiceTitle } from './title/save-title.ts';
import { withdrawInvoice } from './withdraw-invoice.ts';

export const routes = bind(invoiceEndpoints, {
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
