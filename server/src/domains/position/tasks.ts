import { on, task } from '#server/bind.ts';
import { closePositionsOf } from './close-positions-of.ts';
import { pausePositionsOf } from './pause-positions-of.ts';
import { lookAgain } from './review/look-again.ts';

/** After an update of the rules; else there is nothing to do. */
const lookAgainTask = task<object>({
  name: 'position.look-again',
  schedule: '* * * * *',
  timeoutSeconds: 300,
  run: lookAgain,
});

export const tasks = [lookAgainTask];

export const subscriptions = [
  on('company.verificationFailed', 'position.pausePositionsOf', pausePositionsOf),
  on('company.closed', 'position.closePositionsOf', closePositionsOf),
];
