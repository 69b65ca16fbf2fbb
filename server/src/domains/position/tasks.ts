import { on } from '#server/bind.ts';
import { pausePositionsOf } from './pause-positions-of.ts';

export const subscriptions = [on('company.verificationFailed', 'position.pausePositionsOf', pausePositionsOf)];
