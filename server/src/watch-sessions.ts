import { findEndedFamilies, sessionChannel, type Authenticator } from '#domains/account/index.ts';
import type { Log } from '#platform/core/log.ts';
import type { OpenSockets } from '#platform/http/open-sockets.ts';
import { systemActor, type RunningCopy } from './copy.ts';

/** A hint may be lost: a socket outlives its device by this at most. */
const lookMs = 60_000;

interface Watched {
  readonly copy: Pick<RunningCopy, 'bus' | 'context'>;
  readonly authenticator: Authenticator;
  readonly open: Pick<OpenSockets, 'families' | 'closeFamily'>;
  readonly log: Log;
}

/** Follows what becomes of sessions on other copies: forgets what is remembered of them, and closes their sockets. */
export function watchSessions({ copy, authenticator, open, log }: Watched): { stop(): void } {
  async function look(): Promise<void> {
    const families = open.families();
    if (families.length === 0) return;
    for (const ended of await findEndedFamilies(copy.context(systemActor, 'sessions'), families))
      open.closeFamily(ended);
  }
  const lookAgain = (): void => {
    look().catch((error: unknown) => log.warn({ error }, 'open sockets could not be looked after'));
  };
  copy.bus.subscribe(sessionChannel, (hint) => {
    const ended = authenticator.forget(hint);
    if (ended !== null) open.closeFamily(ended);
  });
  copy.bus.onGap(() => {
    authenticator.forgetAll();
    lookAgain();
  });
  const timer = setInterval(lookAgain, lookMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
