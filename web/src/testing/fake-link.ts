import type { LinkDeps, WireEvents } from '#lib/socket/reconnecting.ts';
import { sentFrame } from './kept-contract.ts';

/** One connection as its server sees it. */
export interface FakeWire {
  readonly url: string;
  /** Parsed frames that arrived. */
  readonly frames: Record<string, unknown>[];
  /** The code the page closed it with. */
  closedWith: number | null;
  /** Sends a frame to the page. */
  say(frame: object): void;
  /** Ends it from the server's side. */
  end(code: number): void;
}

interface Start {
  readonly token?: string | null;
  /** The socket of the contract that it is a link of; what tests the machinery itself is one of none. */
  readonly path?: string;
}

interface Timer {
  readonly at: number;
  readonly job: () => void;
}

/** Everything a link needs, in the hands of a test: connections, time, tokens, and the page's waking and sleeping. */
export function fakeLinkWorld(start: Start = {}) {
  let timers: Timer[] = [];
  const world = {
    wires: [] as FakeWire[],
    now: 0,
    random: 0,
    token: start.token === undefined ? 'access-1' : start.token,
    renewals: [] as string[],
    renewal: { kind: 'renewed', fresh: true } as Awaited<ReturnType<LinkDeps['renew']>>,
    lost: 0,
    watched: 0,
    wake: () => {},
    sleep: () => {},
    /** The newest connection. */
    get wire(): FakeWire {
      const last = world.wires.at(-1);
      if (last === undefined) throw new Error('nobody has dialled');
      return last;
    },
    /** Lets time pass, timer by timer. */
    advance(ms: number) {
      const until = world.now + ms;
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at);
        if (next === undefined) break;
        timers = timers.filter((timer) => timer !== next);
        world.now = next.at;
        next.job();
      }
      world.now = until;
    },
  };
  function dial(url: string, events: WireEvents) {
    const wire: FakeWire = {
      url,
      frames: [],
      closedWith: null,
      say: (frame) => events.received(start.path === undefined ? JSON.stringify(frame) : sentFrame(start.path, frame)),
      end: (code) => events.closed(code),
    };
    world.wires.push(wire);
    return {
      send: (text: string) => void wire.frames.push(JSON.parse(text) as Record<string, unknown>),
      close(code: number) {
        wire.closedWith = code;
      },
    };
  }
  const deps: LinkDeps = {
    dial,
    token: () => world.token,
    async renew(used) {
      world.renewals.push(used);
      if (world.renewal.kind === 'renewed') world.token = `access-${world.renewals.length + 1}`;
      return world.renewal;
    },
    sessionLost: () => {
      world.lost += 1;
    },
    now: () => world.now,
    after(ms, job) {
      const timer = { at: world.now + ms, job };
      timers.push(timer);
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
    random: () => world.random,
    watch(wake, sleep) {
      Object.assign(world, { wake, sleep });
      world.watched += 1;
      return () => {
        world.watched -= 1;
      };
    },
  };
  return { world, deps };
}
