import { on, task } from '#server/bind.ts';
import { closePositionsOf } from './close-positions-of.ts';
import { pausePositionsOf } from './pause-positions-of.ts';
import { readAgain } from './requirement/read-again.ts';
import { lookAgain } from './review/look-again.ts';

/** After an update of the rules; else there is nothing to do. */
const lookAgainTask = task<object>({
  name: 'position.look-again',
  schedule: '* * * * *',
  timeoutSeconds: 300,
  run: lookAgain,
});

/** After an update of the reader; else there is nothing to do. */
const readAgainTask = task<object>({
  name: 'position.read-again',
  schedule: '* * * * *',
  timeoutSeconds: 300,
  run: readAgain,
});

export const tasks = [lookAgainTask, readAgainTask];

export const subscriptions = [
  on('company.verificationFailed', 'position.pausePositionsOf', pausePositionsOf),
  on('company.closed', 'position.closePositionsOf', closePositionsOf),
];
