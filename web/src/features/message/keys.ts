import { keysOf } from '#lib/query-key.ts';

const key = keysOf('message');
// A push brings messages; what somebody chose about them stays as they chose it.
const preferenceKey = keysOf('message-preference');

export const messageKeys = {
  lists: key('list'),
  list: <R, F>(role: R, filter: F) => key('list', role, filter),
  preferences: preferenceKey('kinds'),
  outsideSends: preferenceKey('sends'),
  preferenceChange: preferenceKey('change'),
};
