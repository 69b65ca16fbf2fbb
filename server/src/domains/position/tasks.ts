import { on, task } from '#server/bind.ts';
import { closePositionsOf } from './close-positions-of.ts';
import { pausePositionsOf } from './pause-positions-of.ts';
import { recheckPositions } from './review/recheck-positions.ts';

/** After an update of the rules; else there is nothing to do. */
const recheckTask = task<object>({
  name: 'position.recheck',
  schedule: '* * * * *',
  timeoutSeconds: 300,
  run: recheckPositions,
});

export const tasks = [recheckTask];

export const subscriptions = [
  on('company.verificationFailed', 'position.pausePositionsOf', pausePositionsOf),
  on('company.closed', 'position.closePositionsOf', closePositionsOf),
];
