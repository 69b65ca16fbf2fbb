import { createClient } from '#lib/client/call.ts';
import type { ClientDeps } from '#lib/client/call.ts';
import type { CallError } from '#lib/client/failure.ts';
import type { Identity } from '#lib/client/identity.ts';
import type { TokenPair } from '#lib/session.ts';
import { fakeServer, type Handler } from './fake-server.ts';

export const oldPair: TokenPair = { token: 'access-1', refreshToken: 'refresh-1' };

/** A client on a fake server, with everything it did to the rest of the page written down. */
export function clientWorld(
  handle: Handler<string>,
  start: { pair?: TokenPair | null; identity?: Identity | null } = {},
) {
  const server = fakeServer(handle);
  const world = {
    seen: server.seen,
    pair: start.pair === undefined ? oldPair : start.pair,
    /** What storage holds; undefined means the same as this tab. */
    stored: undefined as TokenPair | null | undefined,
    identity: start.identity ?? null,
    shown: [] as CallError[],
    lost: 0,
    forbidden: 0,
    left: 0,
    recognised: [] as string[],
    saved: [] as { name: string; content: Blob }[],
    waits: [] as number[],
    /** What happens while this tab waits for the lock that another one holds. */
    beforeLock: async () => {},
    /** Whether the lock was another tab's before. */
    waited: false,
    /** Ends the 300 ms that the refresh lock stays. */
    release: () => {},
  };
  const deps: ClientDeps = {
    transport: server.transport,
    tokens: {
      current: () => world.pair,
      stored: () => (world.stored === undefined ? world.pair : world.stored),
      adopt: (pair) => {
        world.pair = pair;
      },
      issued: (pair) => {
        world.pair = pair;
      },
    },
    identity: () => world.identity,
    clientName: () => 'web-job-hunter',
    show: (error) => world.shown.push(error),
    sessionLost: () => {
      world.lost += 1;
      world.pair = null;
    },
    forbidden: () => {
      world.forbidden += 1;
    },
    recognised: ({ sysUser }) => world.recognised.push(sysUser.userId),
    leave: () => {
      world.left += 1;
    },
    savePdf: (content, name) => world.saved.push({ name, content }),
    lock: async (_name, job) => {
      await world.beforeLock();
      return await job(world.waited);
    },
    clock: {
      now: () => 0,
      wait: (ms) => {
        world.waits.push(ms);
        return new Promise((resolve) => {
          const before = world.release;
          world.release = () => {
            before();
            resolve();
          };
        });
      },
    },
  };
  return { ...createClient(deps), world };
}
