import { task } from '#server/bind.ts';
import { mailInvoiceTask, settleInvoiceMailsTask } from './invoice/mail/mail-invoice.ts';
import { askVendorAgainTask, askVendorTask } from './invoice/vendor/ask-vendor.ts';
import { expireLots } from './lot/expire-lots.ts';
import { releaseOverdueUses } from './use/release-overdue.ts';

/** Ends purchases and gifts whose time is over. */
export const expireLotsTask = task<object>({
  name: 'billing.expire-lots',
  schedule: '* * * * *',
  run: expireLots,
});

/** Gives back what waits for an end that never came. */
export const releaseOverdueTask = task<object>({
  name: 'billing.release-overdue',
  schedule: '15 * * * *',
  run: releaseOverdueUses,
});

export const tasks = [
  expireLotsTask,
  releaseOverdueTask,
  mailInvoiceTask,
  settleInvoiceMailsTask,
  askVendorTask,
  askVendorAgainTask,
];
