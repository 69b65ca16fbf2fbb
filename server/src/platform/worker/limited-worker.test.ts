import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLimitedWorker, type LimitedWorker, type WorkerLimits } from './limited-worker.ts';
import type { TestJob } from './test-jobs.ts';
import { patience } from '#testing/patience.ts';

const entry = new URL('./test-jobs.ts', import.meta.url);
const open: LimitedWorker<TestJob, string>[] = [];

function worker(limits: Partial<WorkerLimits> = {}, module = entry): LimitedWorker<TestJob, string> {
  const made = createLimitedWorker<TestJob, string>(module, {
    timeMs: 10_000,
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

describe('a limited worker', () => {
  it('starts no thread before there is work, and answers in order', async () => {
    const pool = worker();
    expect(pool.alive).toBe(0);
    expect(await Promise.all(['一', '二', '三'].map((text) => pool.run({ do: 'echo', text })))).toEqual([
      '一',
      '二',
      '三',
    ]);
    expect(pool.alive).toBe(1);
  });

  it('hands on what a job throws and keeps the thread', async () => {
    const pool = worker();
    await expect(pool.run({ do: 'throw' })).rejects.toThrow('TypeError: of no use');
    expect(await pool.run({ do: 'echo', text: '还在' })).toBe('还在');
    expect(pool.alive).toBe(1);
  });

  it("counts a job's time from when its thread has loaded its modules", async () => {
    const pool = worker({}, new URL('./test-slow-start.ts', import.meta.url));
    expect(await pool.run({ do: 'echo', text: '慢慢来' }, 200)).toBe('慢慢来');
    await expect(pool.run({ do: 'loop' }, 200)).rejects.toMatchObject({ limit: 'time' });
  });

  it('ends a thread that loops, and only the job on it fails', async () => {
    const pool = worker();
    const looping = pool.run({ do: 'loop' }, 300);
    const behind = pool.run({ do: 'echo', text: '下一个' });
    await expect(looping).rejects.toMatchObject({ name: 'WorkerLimitReached', limit: 'time' });
    expect(await behind).toBe('下一个');
  });

  it.each(['fillHeap', 'fillBuffers'] as const)('ends a thread that takes too much memory: %s', async (greedy) => {
    const pool = worker();
    await expect(pool.run({ do: greedy })).rejects.toMatchObject({ name: 'WorkerLimitReached', limit: 'memory' });
    expect(await pool.run({ do: 'echo', text: '下一个' })).toBe('下一个');
  });

  it('fails the job of a thread that dies', async () => {
    const pool = worker();
    await expect(pool.run({ do: 'exit' })).rejects.toThrow('ended in the middle');
    expect(await pool.run({ do: 'echo', text: '下一个' })).toBe('下一个');
  });

  it('ends idle threads', async () => {
    const pool = worker({ idleMs: 20 });
    await pool.run({ do: 'echo', text: '' });
    await vi.waitFor(() => expect(pool.alive).toBe(0), patience);
  });

  it('uses a second thread while the first is busy', async () => {
    const pool = worker({ threads: 2 });
    const looping = pool.run({ do: 'loop' }, 2_000);
    expect(await pool.run({ do: 'echo', text: '旁边' })).toBe('旁边');
    expect(pool.alive).toBe(2);
    await expect(looping).rejects.toMatchObject({ limit: 'time' });
  });
});
