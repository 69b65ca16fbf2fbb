import { on } from '#server/bind.ts';
import { tellChangedPhone } from './tell-changed-phone.ts';
import { tellLockedSignIn } from './tell-locked-sign-in.ts';
import { tellStolenSession } from './tell-stolen-session.ts';

export const subscriptions = [
  on('account.sessionStolen', 'message.tellStolenSession', tellStolenSession),
  on('account.phoneChanged', 'message.tellChangedPhone', tellChangedPhone),
  on('account.signInLocked', 'message.tellLockedSignIn', tellLockedSignIn),
];
