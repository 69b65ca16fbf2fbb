import { task } from '#server/bind.ts';
import { mailInvoiceTask, settleInvoiceMailsTask } from './invoice/mail/mail-invoice.ts';
import { askVendorAgainTask, askVendorTask } from './invoice/vendor/ask-vendor.ts';
import { expireLots } from './lot/expire-lots.ts';

/** Ends purchases and gifts whose time is over. */
export const expireLotsTask = task<object>({
  name: 'billing.expire-lots',
  schedule: '* * * * *',
  run: expireLots,
});

export const tasks = [expireLotsTask, mailInvoiceTask, settleInvoiceMailsTask, askVendorTask, askVendorAgainTask];
