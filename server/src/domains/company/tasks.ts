import { task } from '#server/bind.ts';
import { askLicence } from './verification/ask-licence.ts';

/** Asks the licence check about one submission, after it is stored. */
export const askLicenceTask = task<{ verificationId: string }>({ name: 'company.ask-licence', run: askLicence });

export const tasks = [askLicenceTask];
