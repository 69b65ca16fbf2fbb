import { describe, expect, it } from 'vitest';
import { createLifecycle, type ProcessLike } from './lifecycle.ts';

/** A process whose signals, clock and end are in the test's hands. */
function fakeProcess() {
  const listeners = new Map<string, () => void>();
  const timers: { at: number; callback: () => void }[] = [];
  const exited = Promise.withResolvers<number>();
  const complaints: string[] = [];
  let time = 0;
  const host: ProcessLike = {
    on: (event, listener) => listeners.set(event, listener),
    exit: exited.resolve,
    complain: (text) => void complaints.push(text),
    now: () => time,
    after: (milliseconds, callback) => void timers.push({ at: time + milliseconds, callback }),
  };
  const pass = (milliseconds: number): void => {
    time += milliseconds;
    for (const timer of timers) if (timer.at <= time) timer.callback();
  };
  return { host, pass, complaints, exit: exited.promise, send: (event: string) => listeners.get(event)?.() };
}

const never = (): Promise<void> => new Promise(() => {});

describe('the end of a process', () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect'])(
    '%s closes in reverse order, each once, and ends with 0',
    async (event) => {
      const fake = fakeProcess();
      const { onShutdown } = createLifecycle(fake.host);
      const closed: string[] = [];
      for (const name of ['database', 'pool', 'listener']) {
        onShutdown(async () => {
          await Promise.resolve();
          closed.push(name);
        });
      }
      fake.send(event);
      fake.send(event);
      fake.send('SIGTERM');
      expect(await fake.exit).toBe(0);
      expect(closed).toEqual(['listener', 'pool', 'database']);
    },
  );

  it('closes the rest when one closer fails, says why, and ends with 1', async () => {
    const fake = fakeProcess();
    const { onShutdown } = createLifecycle(fake.host);
    const closed: string[] = [];
    onShutdown(() => void closed.push('database'));
    onShutdown(() => {
      throw new Error('the pool is stuck');
    });
    fake.send('SIGTERM');
    expect(await fake.exit).toBe(1);
    expect(closed).toEqual(['database']);
    expect(fake.complaints.join()).toContain('the pool is stuck');
  });

  it('a second Ctrl-C ends it at once; the same one arriving three times does not', async () => {
    const fake = fakeProcess();
    createLifecycle(fake.host).onShutdown(never);
    const exits: number[] = [];
    void fake.exit.then((code) => exits.push(code));
    for (const _ of ['terminal', 'npm', 'run.mjs']) fake.send('SIGINT');
    fake.pass(499);
    fake.send('SIGINT');
    await Promise.resolve();
    expect(exits).toEqual([]);
    fake.pass(1);
    fake.send('SIGINT');
    expect(await fake.exit).toBe(130);
  });

  it('a second SIGTERM does not hurry it, the time limit does', async () => {
    const fake = fakeProcess();
    createLifecycle(fake.host).onShutdown(never);
    const exits: number[] = [];
    void fake.exit.then((code) => exits.push(code));
    fake.send('SIGTERM');
    fake.pass(14_999);
    fake.send('SIGTERM');
    await Promise.resolve();
    expect([exits, fake.complaints]).toEqual([[], []]);
    fake.pass(1);
    expect(await fake.exit).toBe(1);
    expect(fake.complaints).toEqual(['未能在 15 秒内完成关闭，已强制退出。']);
  });

  it('waits longer where that was allowed, for what is under way', async () => {
    const fake = fakeProcess();
    const { onShutdown, allowShutdown } = createLifecycle(fake.host);
    onShutdown(never);
    allowShutdown(10_000);
    fake.send('SIGTERM');
    fake.pass(24_999);
    await Promise.resolve();
    expect(fake.complaints).toEqual([]);
    fake.pass(1);
    expect(await fake.exit).toBe(1);
    expect(fake.complaints).toEqual(['未能在 25 秒内完成关闭，已强制退出。']);
  });

  it('can be asked for by the program, with a code of its own', async () => {
    const fake = fakeProcess();
    const { onShutdown, shutDown } = createLifecycle(fake.host);
    onShutdown(() => {
      throw new Error('also this');
    });
    await shutDown(3);
    expect(await fake.exit).toBe(3);
  });
});
