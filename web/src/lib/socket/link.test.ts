import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CallError } from '../client/failure.ts';
import { fakeLinkWorld } from '#web/testing/fake-link.ts';
import { Link } from './link.ts';
import { sessionPolicy } from './policy.ts';
import type { Ending, LinkState } from './reconnecting.ts';

interface Frame {
  readonly id: string;
  readonly type: string;
}

const hello = { type: 'state' };
const answer = (id: string): Frame => ({ id, type: 'answer' });

function open(options: { token?: string | null; waiting?: readonly Frame[]; probe?: () => Frame } = {}) {
  const { world, deps } = fakeLinkWorld(options);
  const states: (LinkState | Ending)[] = [];
  const frames: unknown[] = [];
  const { token: _token, ...rest } = options;
  const link = new Link<Frame, unknown>(deps, {
    url: (token) => `ws://server.test/?access_token=${token}`,
    onFrame: (frame) => frames.push(frame),
    onState: (state, ending) => states.push(ending ?? state),
    ...rest,
  });
  return { world, link, states, frames };
}

/** Lets promises that are settled run on. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a link', () => {
  it('is live with the first frame, not before: the server accepts every socket', () => {
    const { world, link, states, frames } = open();
    link.send(answer('a1'));
    expect([world.wire.url, world.wire.frames, states]).toEqual(['ws://server.test/?access_token=access-1', [], []]);
    world.wire.say(hello);
    expect(states).toEqual(['live']);
    expect(world.wire.frames).toEqual([answer('a1')]);
    expect(frames).toEqual([hello]);
  });

  it('sends again after a break what was not acknowledged, once per connection, in its order', () => {
    const { world, link, states } = open();
    world.wire.say(hello);
    for (const id of ['a1', 'a2', 'a3']) link.send(answer(id));
    world.wire.say({ type: 'ack', id: 'a1', seq: 1 });
    world.wire.say({ type: 'refused', id: 'a3', code: 1, message: '' });
    world.wire.end(1006);
    link.send(answer('a4'));
    world.advance(250);
    world.wire.say(hello);
    world.wire.say(hello);
    expect(world.wire.frames).toEqual([answer('a2'), answer('a4')]);
    expect(states).toEqual(['live', 'reconnecting', 'live']);
  });

  it('takes up what an earlier life of the page had left', () => {
    const { world } = open({ waiting: [answer('old-1')] });
    world.wire.say(hello);
    expect(world.wire.frames).toEqual([answer('old-1')]);
  });

  it('forgets hints without a connection', () => {
    const { world, link } = open();
    link.hint(answer('typing-1'));
    world.wire.say(hello);
    link.hint(answer('typing-2'));
    world.wire.end(1006);
    world.advance(250);
    world.wire.say(hello);
    expect(world.wires.map((wire) => wire.frames)).toEqual([[answer('typing-2')], []]);
  });

  it('waits 250, 500, 1000 and then 2000 ms, and begins anew after a connection that held', () => {
    const { world } = open();
    const dials = (ms: number) => {
      const before = world.wires.length;
      world.wire.end(1006);
      world.advance(ms - 1);
      expect(world.wires).toHaveLength(before);
      world.advance(1);
      expect(world.wires).toHaveLength(before + 1);
    };
    for (const ms of [250, 500, 1000, 2000, 2000]) dials(ms);
    world.wire.say(hello);
    dials(2000);
    world.wire.say(hello);
    world.advance(5000);
    dials(250);
  });

  it('never waits longer than two seconds, whatever the dice say', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (attempt, random) => {
        const ms = sessionPolicy.wait(attempt, random);
        expect(ms).toBeGreaterThanOrEqual(187);
        expect(ms).toBeLessThanOrEqual(2000);
      }),
    );
  });

  it('comes back spread over a second where the server starts anew, as often as it does', () => {
    const { world } = open();
    world.random = 0.6;
    for (let restart = 1; restart <= 5; restart += 1) {
      world.wire.say(hello);
      world.advance(5000);
      world.wire.end(1012);
      world.advance(811);
      expect(world.wires).toHaveLength(restart);
      world.advance(2);
      expect(world.wires).toHaveLength(restart + 1);
    }
  });

  it('tries at once when the page wakes, and not twice', () => {
    const { world } = open();
    world.wire.end(1006);
    world.wake();
    world.wake();
    world.advance(249);
    expect(world.wires).toHaveLength(2);
  });

  it('drops the connection when the network is said to be gone', () => {
    const { world, states } = open();
    world.wire.say(hello);
    const first = world.wire;
    world.sleep();
    expect([states, first.closedWith]).toEqual([['live', 'reconnecting'], 4000]);
    first.say({ type: 'turn' });
    expect(states).toEqual(['live', 'reconnecting']);
    world.wake();
    expect(world.wires).toHaveLength(2);
  });

  it('asks on waking whether anyone is still there, and leaves a connection that does not answer', () => {
    let made = 0;
    const { world, states } = open({ probe: () => answer(`probe-${++made}`) });
    world.wire.say(hello);
    world.wake();
    expect(world.wire.frames).toEqual([answer('probe-1')]);
    world.wire.say({ type: 'ack', id: 'probe-1', seq: null });
    world.advance(60_000);
    expect(states).toEqual(['live']);
    world.wake();
    world.advance(5000);
    expect(states).toEqual(['live', 'reconnecting']);
  });

  it('gives a connection up that leaves a frame without an answer, or says nothing at all', () => {
    const { world, link, states } = open();
    world.advance(8000);
    expect(states).toEqual(['reconnecting']);
    world.advance(250);
    world.wire.say(hello);
    link.send(answer('a1'));
    world.advance(3000);
    link.send(answer('a2'));
    world.wire.say({ type: 'ack', id: 'a1', seq: 1 });
    world.advance(4999);
    expect(states.at(-1)).toBe('live');
    world.advance(1);
    expect(states.at(-1)).toBe('reconnecting');
  });
});

describe('endings', () => {
  it.each([
    [4403, 'notYours'],
    [4404, 'notFound'],
    [1000, 'ended'],
  ])('%i is final: %s', (code, ending) => {
    const { world, link, states } = open();
    world.wire.end(code);
    world.wake();
    link.send(answer('a1'));
    world.advance(60_000);
    expect([states, world.wires.length, world.watched]).toEqual([[ending], 1, 0]);
  });

  it.each([1001, 1006, 1011, 1012])('%i is not: it comes back', (code) => {
    const { world } = open();
    world.wire.end(code);
    world.advance(250);
    expect(world.wires).toHaveLength(2);
  });

  it('leaving closes the connection and stays away', () => {
    const { world, link, states } = open();
    world.wire.say(hello);
    link.close();
    world.advance(60_000);
    expect([states, world.wire.closedWith, world.wires.length, world.watched]).toEqual([['live', 'left'], 1000, 1, 0]);
  });

  it('without a session there is nothing to dial', () => {
    const { world, states } = open({ token: null });
    expect([world.wires, states]).toEqual([[], ['signedOut']]);
  });
});

describe('a dead token (4401)', () => {
  it('is renewed once, and the connection made again with the new one', async () => {
    const { world, states } = open();
    world.wire.end(4401);
    await settled();
    expect(world.renewals).toEqual(['access-1']);
    expect(world.wire.url).toContain('access-2');
    world.wire.say(hello);
    expect(states).toEqual(['reconnecting', 'live']);
    world.wire.end(4401);
    await settled();
    expect(world.renewals).toEqual(['access-1', 'access-2']);
  });

  it('refused again although it was fresh ends the session', async () => {
    const { world, states } = open();
    world.wire.end(4401);
    await settled();
    world.wire.end(4401);
    await settled();
    expect([world.renewals.length, world.lost, states]).toEqual([1, 1, ['reconnecting', 'signedOut']]);
  });

  it('a pair that another tab had stored does not count as the one refresh', async () => {
    const { world, states } = open();
    world.renewal = { kind: 'renewed', fresh: false };
    world.wire.end(4401);
    await settled();
    world.renewal = { kind: 'renewed', fresh: true };
    world.wire.end(4401);
    await settled();
    world.wire.say(hello);
    expect([world.renewals, world.lost, states]).toEqual([['access-1', 'access-2'], 0, ['reconnecting', 'live']]);
  });

  it('a refresh that is refused ends the link; the client has ended the session', async () => {
    const { world, states } = open();
    world.renewal = { kind: 'lost' };
    world.wire.end(4401);
    await settled();
    expect([states, world.lost]).toEqual([['reconnecting', 'signedOut'], 0]);
  });

  it('a refresh without an answer says nothing about the session: it is tried again', async () => {
    const { world, states } = open();
    world.renewal = { kind: 'unclear', error: new CallError({ kind: 'noAnswer', message: '' }) };
    world.wire.end(4401);
    await settled();
    world.advance(250);
    expect([world.wires.length, states]).toEqual([2, ['reconnecting']]);
  });

  it('leaving while the token is fetched dials no more', async () => {
    const { world, link } = open();
    world.wire.end(4401);
    link.close();
    await settled();
    expect(world.wires).toHaveLength(1);
  });
});
