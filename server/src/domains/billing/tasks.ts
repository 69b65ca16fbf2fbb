import { task } from '#server/bind.ts';
import { expireLots } from './lot/expire-lots.ts';

/** Ends purchases and gifts whose time is over. */
export const expireLotsTask = task<object>({
  name: 'billing.expire-lots',
  schedule: '* * * * *',
  run: expireLots,
});

export const tasks = [expireLotsTask];
