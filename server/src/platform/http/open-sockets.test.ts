import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { createOpenSockets, type OpenSockets } from './open-sockets.ts';

/** What the registry sees of a socket; `answers` says whether its other end is alive. */
class FakeSocket extends EventEmitter {
  readonly did: string[] = [];
  answers = true;
  ping(): void {
    this.did.push('ping');
    if (this.answers) this.emit('pong');
  }
  terminate(): void {
    this.did.push('terminate');
    this.emit('close');
  }
  close(code: number): void {
    this.did.push(`close ${code}`);
  }
}

let open: OpenSockets;
beforeEach(() => {
  vi.useFakeTimers();
  open = createOpenSockets();
});
afterEach(() => {
  open.stop();
  vi.useRealTimers();
});

// A socket is no more to the registry than what FakeSocket has.
function added(familyId: string | null): FakeSocket {
  const socket = new FakeSocket();
  expect(open.add(socket as unknown as WebSocket, familyId)).toBe(true);
  return socket;
}

describe('open sockets', () => {
  it('are pinged every 30 s, each once, not all at the same moment', () => {
    const sockets = Array.from({ length: 60 }, (_, at) => added(`family-${at}`));
    vi.advanceTimersByTime(1000);
    expect(sockets.filter(({ did }) => did.length > 0)).toHaveLength(2);
    vi.advanceTimersByTime(29_000);
    expect(sockets.every(({ did }) => did.join() === 'ping')).toBe(true);
    vi.advanceTimersByTime(30_000);
    expect(sockets.every(({ did }) => did.join() === 'ping,ping')).toBe(true);
  });

  it('that do not answer a ping are cut off at the next', () => {
    const [dead, alive] = [added('one'), added('two')];
    dead.answers = false;
    vi.advanceTimersByTime(60_000);
    expect(dead.did).toEqual(['ping', 'terminate']);
    expect(alive.did).toEqual(['ping', 'ping']);
    expect(open.families()).toEqual(['two']);
  });

  it('of a device are closed together, and of no other', () => {
    const [one, same, other] = [added('one'), added('one'), added('two')];
    open.closeFamily('one');
    expect([one.did, same.did, other.did]).toEqual([['close 4401'], ['close 4401'], []]);
  });

  it('of one device are at most a hundred, until one of them is gone', () => {
    const sockets = Array.from({ length: 100 }, () => added('one'));
    expect(open.add(new FakeSocket() as unknown as WebSocket, 'one')).toBe(false);
    added('two');
    sockets[0]?.emit('close');
    added('one');
    expect(open.families().toSorted()).toEqual(['one', 'two']);
    for (const socket of sockets.slice(1)) socket.emit('close');
    expect(open.families().toSorted()).toEqual(['one', 'two']);
  });
});
