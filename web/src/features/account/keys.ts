import { keysOf } from '#lib/query-key.ts';

const key = keysOf('account');

export const accountKeys = {
  personalData: key('personalData'),
  profile: key('profile'),
  realName: key('realName'),
  /** Devices and security events: what a sign-out elsewhere changes. */
  security: key('security'),
  devices: key('security', 'devices'),
  securityEvents: key('security', 'events'),
};
