import { describe, expect, it } from 'vitest';
import { CallError } from '../client/failure.ts';
import { fakeLinkWorld } from '#web/testing/fake-link.ts';
import { pushPolicy, sessionPolicy } from './policy.ts';
import { ReconnectingSocket, type Ending, type LinkState } from './reconnecting.ts';

const policies = [
  ['of a session', sessionPolicy, [250, 500, 1000, 2000, 2000, 2000]],
  ['of the push channel', pushPolicy, [1000, 2000]],
] as const;

function open(policy: (typeof policies)[number][1]) {
  const { world, deps } = fakeLinkWorld();
  const states: (LinkState | Ending)[] = [];
  const given = { up: 0 };
  const socket = new ReconnectingSocket<string>(deps, policy, {
    url: (token) => `ws://server.test/?access_token=${token}`,
    read: (text) => text,
    onFrame: () => {},
    onState: (state, ending) => states.push(ending ?? state),
    onGivenUp: () => (given.up += 1),
  });
  return { world, socket, states, given };
}

const hello = { type: 'state' };
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe.each(policies)('a socket %s', (_of, policy, waits) => {
  it('waits as its policy says, and gives up where that ends', () => {
    const { world, given } = open(policy);
    for (const ms of waits) {
      const before = world.wires.length;
      world.wire.end(1006);
      world.advance(ms - 1);
      expect(world.wires).toHaveLength(before);
      world.advance(1);
      expect(world.wires).toHaveLength(before + 1);
    }
    world.wire.end(1006);
    world.advance(3_600_000);
    expect(given.up).toBe(policy === pushPolicy ? 1 : 0);
  });

  it('spreads its return over a second where the server starts anew', () => {
    const ends = [0, 0.4, 0.999].map((random) => {
      const { world } = open(policy);
      world.random = random;
      world.wire.say(hello);
      world.advance(5000);
      world.wire.end(1012);
      const first = policy.wait(0, random) ?? 0;
      world.advance(first + Math.round(random * 1000) - 1);
      expect(world.wires).toHaveLength(1);
      world.advance(1);
      expect(world.wires).toHaveLength(2);
      return first + random * 1000;
    });
    expect(new Set(ends).size).toBe(3);
  });

  it.each([
    ['visible, or the network is back', (world: ReturnType<typeof open>['world']) => world.wire.end(1006)],
    ['back after the network went away', (world: ReturnType<typeof open>['world']) => world.sleep()],
  ])('tries at once when the page is %s, and only once', (_when, breakIt) => {
    const { world, states } = open(policy);
    world.wire.say(hello);
    breakIt(world);
    world.wake();
    world.wake();
    expect(world.wires).toHaveLength(2);
    world.wire.say(hello);
    world.advance(60_000);
    expect([world.wires.length, states]).toEqual([2, ['live', 'reconnecting', 'live']]);
  });

  it('begins its waits anew once the page has woken', () => {
    const { world } = open(policy);
    world.wire.end(1006);
    world.advance(waits[0]);
    world.wire.end(1006);
    world.wake();
    world.wire.end(1006);
    world.advance(waits[0]);
    expect(world.wires).toHaveLength(4);
  });

  it('does not dial with the old token when the page wakes while a new one is fetched', async () => {
    const { world } = open(policy);
    world.wire.say(hello);
    world.wire.end(4401);
    world.wake();
    expect(world.wires).toHaveLength(1);
    await settled();
    world.wake();
    expect(world.wires.map(({ url }) => url)).toEqual([
      'ws://server.test/?access_token=access-1',
      'ws://server.test/?access_token=access-2',
    ]);
  });

  it.each([
    ['renewed', { kind: 'renewed', fresh: true } as const, 0, 2, 'reconnecting'],
    ['lost', { kind: 'lost' } as const, 0, 1, 'signedOut'],
    [
      'unclear',
      { kind: 'unclear', error: new CallError({ kind: 'noAnswer', message: '' }) } as const,
      waits[0],
      2,
      'reconnecting',
    ],
  ])('with a refresh that is %s', async (_how, renewal, ms, dials, state) => {
    const { world, states } = open(policy);
    world.renewal = renewal;
    world.wire.end(4401);
    await settled();
    world.advance(ms);
    expect([world.wires.length, states.at(-1)]).toEqual([dials, state]);
  });

  it('does not count the try with a fresh token among its waits', async () => {
    const { world } = open(policy);
    world.wire.end(4401);
    await settled();
    world.wire.end(1006);
    world.advance(waits[0]);
    expect(world.wires).toHaveLength(3);
  });

  it('gives up a connection that says nothing after it was dialled, or from which no answer comes in time', () => {
    const { world, socket } = open(policy);
    world.advance(8000);
    expect(world.wires[0]?.closedWith).toBe(4000);
    world.advance(waits[0]);
    world.wire.say(hello);
    socket.expectWithin(100);
    socket.expectWithin(null);
    world.advance(100);
    expect(socket.state).toBe('live');
    socket.expectWithin(100);
    world.advance(100);
    expect([socket.state, world.wires[1]?.closedWith]).toEqual(['reconnecting', 4000]);
  });

  it.each([4403, 4404])('is over with %d, whatever the page does', (code) => {
    const { world, socket } = open(policy);
    world.wire.end(code);
    world.wake();
    world.sleep();
    world.advance(3_600_000);
    expect([socket.state, world.wires.length, world.watched]).toEqual(['over', 1, 0]);
  });
});
