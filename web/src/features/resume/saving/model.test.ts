import { errors } from '@pinjian/contract/errors.ts';
import { emptyResumeContent, type ResumeContent } from '@pinjian/contract/resume-content.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSaver, pauseMs, retryMs, saveText, type SaveState, type Stored } from './model.ts';

const savedAt = '2026-11-20T09:30:00+08:00';

function named(name: string): ResumeContent {
  const content = emptyResumeContent();
  return { ...content, basics: { ...content.basics, name } };
}

class Refused extends Error {
  readonly code = errors.stateChanged.code;
}

/** A server that behaves as saveResume does, with a network that can break before or after it. */
function world() {
  const server = { version: 1, content: named('') };
  const states: SaveState[] = [];
  const net = { sends: [] as string[], fail: null as 'before' | 'after' | null, hold: null as Promise<void> | null };
  const stored = (): Stored => ({ ...server, completeness: 10, updatedAt: savedAt });
  const saver = createSaver({
    stored: stored(),
    async send(version, content) {
      net.sends.push(content.basics.name);
      await net.hold;
      if (net.fail === 'before') throw new Error('网络连接超时，请检查网络');
      if (JSON.stringify(content) !== JSON.stringify(server.content)) {
        if (version !== server.version) throw new Refused('简历已在别处修改');
        Object.assign(server, { version: version + 1, content });
      }
      if (net.fail === 'after') throw new Error('网络连接超时，请检查网络');
      return { version: server.version, completeness: 20, savedAt };
    },
    load: async () => stored(),
    show: (state) => states.push(state),
  });
  return { server, net, saver, states, last: () => states.at(-1)?.kind };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('saving by itself', () => {
  it('waits for a pause and sends the last of what was typed, once', async () => {
    const { saver, server, net, states } = world();
    saver.change(named('张'));
    await pass(pauseMs - 1);
    saver.change(named(' 张三 '));
    await pass(pauseMs - 1);
    expect(net.sends).toEqual([]);
    await pass(1);
    expect(net.sends).toEqual(['张三']);
    expect(server).toMatchObject({ version: 2, content: named('张三') });
    expect(states.map((state) => state.kind)).toEqual(['unsaved', 'unsaved', 'saving', 'saved']);
    expect(saver.stored()).toMatchObject({ version: 2, completeness: 20 });
  });

  it('sends what was typed during a save after it, over the version it made', async () => {
    const { saver, server, net, last } = world();
    let arrive = () => {};
    net.hold = new Promise((resolve) => (arrive = resolve));
    saver.change(named('张'));
    await pass(pauseMs);
    saver.change(named('张三'));
    await pass(pauseMs);
    expect(net.sends).toEqual(['张']);
    arrive();
    await pass(pauseMs);
    expect(net.sends).toEqual(['张', '张三']);
    expect(server.version).toBe(3);
    expect(last()).toBe('saved');
  });

  it('saves at once when asked, one at a time however often', async () => {
    const { saver, net, server } = world();
    saver.change(named('张三'));
    expect(await Promise.all([saver.flush(), saver.flush(), saver.flush()])).toEqual([true, true, true]);
    expect(net.sends).toEqual(['张三']);
    expect(server.version).toBe(2);
    expect(await saver.flush()).toBe(true);
    expect(net.sends).toHaveLength(1);
  });

  it('keeps what cannot be stored yet', async () => {
    const { saver, net, last } = world();
    const half = named('张三');
    saver.change({ ...half, basics: { ...half.basics, phone: '138001' } });
    expect(await saver.flush()).toBe(false);
    expect(last()).toBe('invalid');
    expect(net.sends).toEqual([]);
    saver.change({ ...half, basics: { ...half.basics, phone: '13800138000' } });
    expect(await saver.flush()).toBe(true);
  });

  it('tries again by itself when no answer came', async () => {
    const { saver, net, server, states, last } = world();
    net.fail = 'before';
    saver.change(named('张三'));
    await pass(pauseMs);
    expect(states.at(-1)).toEqual({ kind: 'failed', message: '网络连接超时，请检查网络' });
    net.fail = null;
    await pass(retryMs);
    expect(server.content).toEqual(named('张三'));
    expect(last()).toBe('saved');
  });

  it('stops its timer with the page', async () => {
    const { saver, net } = world();
    saver.change(named('张三'));
    saver.stop();
    await pass(pauseMs * 2);
    expect(net.sends).toEqual([]);
  });
});

describe('a version that moved', () => {
  it('through a save of this page whose answer was lost goes on', async () => {
    const { saver, net, server, last } = world();
    net.fail = 'after';
    saver.change(named('张'));
    expect(await saver.flush()).toBe(false);
    net.fail = null;
    saver.change(named('张三'));
    expect(await saver.flush()).toBe(true);
    expect(server).toMatchObject({ version: 3, content: named('张三') });
    expect(last()).toBe('saved');
  });

  it('through someone else stops, keeps what was typed and sends nothing more', async () => {
    const { saver, net, server, states, last } = world();
    Object.assign(server, { version: 5, content: named('别处') });
    saver.change(named('张'));
    expect(await saver.flush()).toBe(false);
    expect(states.at(-1)).toMatchObject({ kind: 'conflict', theirs: { version: 5, content: named('别处') } });
    saver.change(named('张三'));
    await pass(retryMs);
    expect(last()).toBe('conflict');
    expect(net.sends).toEqual(['张']);
    expect(server.content).toEqual(named('别处'));
  });

  it('ends by writing over it', async () => {
    const { saver, server, last } = world();
    Object.assign(server, { version: 5, content: named('别处') });
    saver.change(named('张三'));
    await saver.flush();
    expect(await saver.overwrite()).toBe(true);
    expect(server).toMatchObject({ version: 6, content: named('张三') });
    expect(last()).toBe('saved');
  });

  it('ends by taking over what stands there', async () => {
    const { saver, server, states, net } = world();
    Object.assign(server, { version: 5, content: named('别处') });
    saver.change(named('张三'));
    await saver.flush();
    const conflict = states.at(-1);
    if (conflict?.kind !== 'conflict') throw new Error('there is no conflict');
    saver.adopt(conflict.theirs);
    saver.change(named('别处二'));
    expect(await saver.flush()).toBe(true);
    expect(server).toMatchObject({ version: 6, content: named('别处二') });
    expect(net.sends).toEqual(['张三', '别处二']);
  });
});

describe('the words for it', () => {
  const now = Date.parse('2026-11-20T12:00:00+08:00');
  const stored: Stored = { version: 2, content: named(''), completeness: 0, updatedAt: savedAt };
  it.each([
    [{ kind: 'saved' }, stored, '已保存 09:30'],
    [{ kind: 'saved' }, { ...stored, updatedAt: '2026-11-18T09:30:00+08:00' }, '已保存 11-18 09:30'],
    [{ kind: 'saved' }, { ...stored, version: 1 }, ''],
    [{ kind: 'saving' }, stored, '正在保存…'],
    [{ kind: 'failed', message: '网络连接超时，请检查网络' }, stored, '没有保存：网络连接超时，请检查网络'],
  ] as const)('%j', (state, at, text) => expect(saveText(state, at, now)).toBe(text));
});
