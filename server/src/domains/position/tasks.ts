import { on, task } from '#server/bind.ts';
import { closePositionsOf } from './close-positions-of.ts';
import { pausePositionsOf } from './pause-positions-of.ts';
import { pauseUnlicensed } from './pause-unlicensed.ts';
import { readAgain } from './requirement/read-again.ts';
import { indexPositionsOf } from './search/index-positions-of.ts';
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

/** Licences end with a day in China; later runs make up for what a standstill left. */
const pauseUnlicensedTask = task<object>({
  name: 'position.pause-unlicensed',
  schedule: '2 * * * *',
  timeoutSeconds: 300,
  run: pauseUnlicensed,
});

export const tasks = [lookAgainTask, readAgainTask, pauseUnlicensedTask];

export const subscriptions = [
  on('company.verificationFailed', 'position.pausePositionsOf', pausePositionsOf),
  on('company.changed', 'position.indexPositionsOf', indexPositionsOf),
  on('company.closed', 'position.closePositionsOf', closePositionsOf),
];
