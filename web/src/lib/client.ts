import { createClient } from './client/call.ts';
import type { CallError } from './client/failure.ts';
import { texts } from './client/failure.ts';
import { browserClock, crossTabLock } from './client/lock.ts';
import { browserTransport } from './client/transport.ts';
import { saveFile } from './download.ts';
import { sessionEnds } from './session-end.ts';
import { currentPath, goTo } from './navigation.ts';
import { loginPath } from './next-path.ts';
import { notify } from './notice.ts';
import {
  clearSession,
  clientOfRole,
  currentPair,
  rememberPair,
  rememberUser,
  setPair,
  storedPair,
  useSession,
} from './session.ts';
import { browserStore } from './storage.ts';

/** A server error shows its request id, so that whoever is told of it can find it (decisions §3). */
function show(error: CallError): void {
  notify(
    'error',
    error.message,
    error.status >= 500 && error.requestId !== null ? `请求编号 ${error.requestId}` : null,
  );
}

/** The session is over: says so once, clears it and leads to /login. What was typed is kept for who signs in again. */
export function sessionLost(): void {
  if (currentPair() !== null) {
    notify('error', texts.sessionExpired);
    sessionEnds();
    clearSession();
  }
  const here = currentPath();
  if (!/^\/login(?:[?#]|$)/.test(here)) goTo(loginPath(here));
}

/** The client of this tab. Features reach it through their own api.ts only. */
export const { call, openStream, renewSession, followSession, switchRole } = createClient({
  transport: browserTransport,
  tokens: { current: currentPair, stored: storedPair, adopt: setPair, issued: rememberPair },
  identity() {
    const { role, user } = useSession.getState();
    return role === null || user === null ? null : { role, userId: user.userId, companyId: user.companyId };
  },
  clientName: () => clientOfRole[useSession.getState().role ?? 'seeker'],
  show,
  sessionLost,
  recognised: ({ sysUser, permissions }) => rememberUser(sysUser, permissions),
  leave() {
    sessionEnds();
    location.assign('/');
  },
  forbidden: () => goTo('/no-permission'),
  savePdf: saveFile,
  lock: crossTabLock(browserStore, browserClock),
  clock: browserClock,
});

export { CallError, isAbort, saidNothing } from './client/failure.ts';
export { newIdempotencyKey } from './client/request.ts';
