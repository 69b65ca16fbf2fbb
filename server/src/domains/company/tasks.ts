import { task } from '#server/bind.ts';
import { refreshTradeNames } from './block/refresh-trade-names.ts';
import { sendWebhookTask, settleWebhookSendsTask } from './webhook/send-webhook.ts';
import { askLicence } from './verification/ask-licence.ts';

/** Asks the licence check about one submission, after it is stored. */
export const askLicenceTask = task<{ verificationId: string }>({ name: 'company.ask-licence', run: askLicence });

/** Makes trade names that are missing or of earlier rules: after an update of the product. */
const refreshTradeNamesTask = task<object>({
  name: 'company.refresh-trade-names',
  schedule: '* * * * *',
  timeoutSeconds: 300,
  run: refreshTradeNames,
});

export const tasks = [askLicenceTask, refreshTradeNamesTask, sendWebhookTask, settleWebhookSendsTask];
