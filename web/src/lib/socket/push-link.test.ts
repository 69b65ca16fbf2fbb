import { pushSocket } from '@pinjian/contract/push.ts';
import { describe, expect, it } from 'vitest';
import { fakeLinkWorld } from '#web/testing/fake-link.ts';
import { PushLink } from './push-link.ts';
import type { LinkState } from './reconnecting.ts';

function open(options: { token?: string | null } = {}) {
  const { world, deps } = fakeLinkWorld({ ...options, path: pushSocket.path });
  const states: LinkState[] = [];
  const pushes: boolean[] = [];
  const troubles: number[] = [];
  const given = { up: 0 };
  const link = new PushLink(deps, {
    url: (token) => `ws://server.test/?access_token=${token}`,
    onPush: (isFirst) => pushes.push(isFirst),
    onState: (state) => states.push(state),
    onGivenUp: () => (given.up += 1),
    onTrouble: (code) => troubles.push(code),
  });
  return { world, link, states, pushes, troubles, given };
}

const connected = { event: 'connected', at: '2026-11-22T00:00:00.000Z' };
const messages = { event: 'messages', at: '2026-11-22T00:00:00.000Z' };
/** Lets promises that are settled run on. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the real-time channel', () => {
  it('connects on start, is live with the first frame, and tells of every push', () => {
    const { world, states, pushes } = open();
    expect([world.wire.url, states]).toEqual(['ws://server.test/?access_token=access-1', []]);
    world.wire.say(connected);
    world.wire.say(messages);
    world.wire.say(messages);
    expect([states, pushes]).toEqual([['live'], [true, false, false]]);
  });

  it('retries twice, after one second and two, and then no more', () => {
    const { world, states, given, troubles } = open();
    world.wire.end(1006);
    world.advance(999);
    expect(world.wires).toHaveLength(1);
    world.advance(1);
    expect(world.wires).toHaveLength(2);
    world.wire.end(1006);
    world.advance(1999);
    expect([world.wires.length, given.up]).toEqual([2, 0]);
    world.advance(1);
    expect(world.wires).toHaveLength(3);
    world.wire.end(1006);
    world.advance(3_600_000);
    expect([world.wires.length, given.up, states]).toEqual([3, 1, ['reconnecting']]);
    expect(troubles).toEqual([1006, 1006, 1006]);
  });

  it('has its two retries again after a connection that held, not after one that failed at once', () => {
    const { world } = open();
    for (let round = 0; round < 5; round += 1) {
      world.wire.say(connected);
      world.advance(5000);
      world.wire.end(1012);
      world.advance(1000);
    }
    expect(world.wires).toHaveLength(6);
    for (let round = 0; round < 5; round += 1) {
      world.wire.say(connected);
      world.wire.end(1012);
      world.advance(10_000);
    }
    expect(world.wires).toHaveLength(7);
  });

  it('comes back spread over a second where the server starts anew, within its two retries', () => {
    const { world, given } = open();
    world.random = 0.6;
    world.wire.say(connected);
    world.wire.end(1012);
    world.advance(1599);
    expect(world.wires).toHaveLength(1);
    world.advance(1);
    expect(world.wires).toHaveLength(2);
    // Nobody listens yet: that is no word of the server.
    world.wire.end(1006);
    world.advance(2000);
    expect(world.wires).toHaveLength(3);
    world.wire.end(1012);
    expect(given.up).toBe(1);
  });

  it('tells after a break, as something may have been missed', () => {
    const { world, pushes } = open();
    world.wire.say(connected);
    world.wire.end(1006);
    world.advance(1000);
    world.wire.say(connected);
    expect(pushes).toEqual([true, false]);
  });

  it('comes back when the page wakes, with its retries anew; while it is there nothing happens', () => {
    const { world } = open();
    for (let at = 0; at < 3; at += 1) {
      world.wire.end(1006);
      world.advance(10_000);
    }
    expect(world.wires).toHaveLength(3);
    world.wake();
    world.wake();
    expect(world.wires).toHaveLength(4);
    world.wire.say(connected);
    world.wake();
    expect(world.wires).toHaveLength(4);
  });

  it('is connected anew when the page wakes after a long silence: a machine that slept', () => {
    const { world, pushes } = open();
    world.wire.say(connected);
    world.advance(59_999);
    world.wake();
    expect(world.wires).toHaveLength(1);
    world.advance(1);
    world.wake();
    expect([world.wires.length, world.wires[0]?.closedWith]).toEqual([2, 4000]);
    world.wire.say(connected);
    expect(pushes).toEqual([true, false]);
  });

  it('is given up when it says nothing, and when the network is gone', () => {
    const { world } = open();
    world.advance(8000);
    expect(world.wires[0]?.closedWith).toBe(4000);
    world.advance(1000);
    world.wire.say(connected);
    world.sleep();
    expect(world.wires.map(({ closedWith }) => closedWith)).toEqual([4000, 4000]);
  });

  it('asks slowly while it is down, and not when it is there', () => {
    const { world, pushes } = open();
    world.wire.say(connected);
    world.advance(600_000);
    expect(pushes).toEqual([true]);
    world.wire.end(1006);
    world.advance(1000);
    world.wire.end(1006);
    world.advance(2000);
    world.wire.end(1006);
    world.advance(240_000);
    expect(pushes).toEqual([true, false, false]);
  });

  it('fetches a token once where its own is dead, and connects outside the retries', async () => {
    const { world, states } = open();
    world.wire.say(connected);
    world.wire.end(4401);
    await settled();
    expect([world.renewals, world.wires.length, world.wire.url]).toEqual([
      ['access-1'],
      2,
      'ws://server.test/?access_token=access-2',
    ]);
    world.wire.say(connected);
    expect(states).toEqual(['live', 'reconnecting', 'live']);
  });

  it('logs out where the fresh token is refused too', async () => {
    const { world, states } = open();
    world.wire.end(4401);
    await settled();
    world.wire.end(4401);
    await settled();
    expect([world.lost, world.renewals.length, states.at(-1), world.watched]).toEqual([1, 1, 'over', 0]);
  });

  it.each([
    ['lost', { kind: 'lost' } as const, 'over', 1],
    ['unclear', { kind: 'unclear', error: new Error('no answer') as never } as const, 'reconnecting', 2],
  ])('a refresh that is %s', async (_what, renewal, state, dials) => {
    const { world, states } = open();
    world.renewal = renewal;
    world.wire.end(4401);
    await settled();
    world.advance(1000);
    expect([states.at(-1), world.wires.length]).toEqual([state, dials]);
  });

  it.each([4403, 4404])('is over with %d, also when the page wakes', (code) => {
    const { world, states } = open();
    world.wire.end(code);
    world.wake();
    world.advance(3_600_000);
    expect([states, world.wires.length, world.watched]).toEqual([['over'], 1, 0]);
  });

  it('is not opened by nobody, and ends with the page', () => {
    expect(open({ token: null }).states).toEqual(['over']);
    const { world, link, states } = open();
    link.close();
    expect([world.wire.closedWith, states, world.watched]).toEqual([1000, ['over'], 0]);
  });
});
