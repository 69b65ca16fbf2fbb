import { afterEach, describe, expect, it, vi } from 'vitest';
import { patience } from '#testing/patience.ts';
import type { LimitedWorker, WorkerLimits } from './limited-worker.ts';
import type { TestJob } from './test-jobs.ts';
import { createWorkerProcess } from './worker-process.ts';

const open: LimitedWorker<TestJob, string>[] = [];

function worker(limits: Partial<WorkerLimits> = {}): LimitedWorker<TestJob, string> {
  const made = createWorkerProcess<TestJob, string>(new URL('./test-jobs.ts', import.meta.url), {
    timeMs: 60_000,
    heapMb: 64,
    externalMb: 128,
    idleMs: 60_000,
    threads: 1,
    ...limits,
  });
  open.push(made);
  return made;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.stop()));
});

describe('a worker in a process of its own', () => {
  it('starts none before there is work, and answers in order', async () => {
    const pool = worker();
    expect(pool.alive).toBe(0);
    const echo = (text: string) => pool.run({ do: 'echo', text });
    expect(await Promise.all(['一', '二', '三'].map(echo))).toEqual(['一', '二', '三']);
    expect(pool.alive).toBe(1);
  });

  it('hands on what a job throws, and goes on', async () => {
    const pool = worker();
    await expect(pool.run({ do: 'throw' })).rejects.toMatchObject({
      name: 'WorkerJobFailed',
      message: 'TypeError: of no use',
    });
    expect(await pool.run({ do: 'echo', text: '还在' })).toBe('还在');
  });

  it.each([
    ['loop', 'time'],
    ['fillHeap', 'memory'],
    ['fillBuffers', 'memory'],
  ] as const)('ends with a job that takes too much, and what was taken goes with it: %s', async (greedy, limit) => {
    const pool = worker();
    const before = process.memoryUsage.rss();
    const spent = pool.run({ do: greedy }, greedy === 'loop' ? 300 : 60_000);
    await expect(spent).rejects.toMatchObject({ name: 'WorkerLimitReached', limit });
    expect(pool.alive).toBe(0);
    // None of the hundred megabytes is this process's: what else runs here takes a little.
    expect(process.memoryUsage.rss() - before).toBeLessThan(64 * 1024 * 1024);
    expect(await pool.run({ do: 'echo', text: '下一个' })).toBe('下一个');
  });

  it('lets a job beside one that took too much come to its end', async () => {
    const pool = worker({ threads: 2 });
    const beside = pool.run({ do: 'loop' }, 5000).catch((error: unknown) => error);
    await expect(pool.run({ do: 'loop' }, 200)).rejects.toMatchObject({ limit: 'time' });
    expect(pool.alive).toBe(1);
    expect(await pool.run({ do: 'echo', text: '另一个' })).toBe('另一个');
    expect(await beside).toMatchObject({ limit: 'time' });
    expect(pool.alive).toBe(1);
  });

  it('ends when nobody asks for anything', async () => {
    const pool = worker({ idleMs: 20 });
    await pool.run({ do: 'echo', text: '' });
    await vi.waitFor(() => expect(pool.alive).toBe(0), patience);
    expect(await pool.run({ do: 'echo', text: '又来' })).toBe('又来');
  });

  it('fails what it was doing when it is stopped', async () => {
    const pool = worker();
    const looping = pool.run({ do: 'loop' });
    await Promise.all([expect(looping).rejects.toThrow('stopped'), pool.stop()]);
    expect(pool.alive).toBe(0);
  });
});
