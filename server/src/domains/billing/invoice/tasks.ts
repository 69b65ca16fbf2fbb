import { mailInvoiceTask, settleInvoiceMailsTask } from './mail/send-mail.ts';
import { askVendorAgainTask, askVendorTask } from './vendor/ask-vendor.ts';

export const tasks = [mailInvoiceTask, settleInvoiceMailsTask, askVendorTask, askVendorAgainTask];
