import { on } from '#server/bind.ts';
import { closePositionsOf } from './close-positions-of.ts';
import { pausePositionsOf } from './pause-positions-of.ts';

export const subscriptions = [
  on('company.verificationFailed', 'position.pausePositionsOf', pausePositionsOf),
  on('company.closed', 'position.closePositionsOf', closePositionsOf),
];
