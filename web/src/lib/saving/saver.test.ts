import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { empty, saverWorld as world, titled, type Form, type Stored } from '#web/testing/saver-world.ts';
import { pauseMs, waitsMs, type Draft } from './saver.ts';

const lastWait = waitsMs.at(-1) ?? 0;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('saving by itself', () => {
  it('waits for a pause and sends the last of what was typed, once', async () => {
    const { saver, server, net, states } = world();
    saver.change(titled('张'));
    await pass(pauseMs - 1);
    saver.change(titled(' 张三 '));
    await pass(pauseMs - 1);
    expect(net.sends).toEqual([]);
    await pass(1);
    expect(net.sends).toEqual(['张三']);
    expect(server).toMatchObject({ version: 2, content: titled('张三') });
    expect(states.map((state) => state.kind)).toEqual(['unsaved', 'unsaved', 'saving', 'saved']);
    expect(saver.stored()).toMatchObject({ version: 2 });
    expect(saver.draft()).toBeNull();
  });

  it('sends what was typed during a save after it, over the version it made', async () => {
    const { saver, server, net, last } = world();
    let arrive = () => {};
    net.hold = new Promise((resolve) => (arrive = resolve));
    saver.change(titled('张'));
    await pass(pauseMs);
    saver.change(titled('张三'));
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
    saver.change(titled('张三'));
    expect(await Promise.all([saver.flush(), saver.flush(), saver.flush()])).toEqual([true, true, true]);
    expect(net.sends).toEqual(['张三']);
    expect(server.version).toBe(2);
    expect(await saver.flush()).toBe(true);
    expect(net.sends).toHaveLength(1);
  });

  it('keeps what cannot be stored yet', async () => {
    const { saver, net, last } = world();
    saver.change({ ...empty, pay: '?' });
    expect(await saver.flush()).toBe(false);
    expect(last()).toBe('invalid');
    expect(net.sends).toEqual([]);
    expect(saver.draft()).toMatchObject({ held: { pay: '?' } });
    saver.change({ ...empty, pay: '15' });
    expect(await saver.flush()).toBe(true);
  });

  it('says why it was refused, and tries again with the next change only', async () => {
    const { saver, net, states, last } = world();
    net.refuse = '标题最多 40 个字';
    saver.change(titled('张三'));
    await pass(pauseMs + lastWait * 2);
    expect(states.at(-1)).toEqual({ kind: 'refused', message: '标题最多 40 个字' });
    expect(net.sends).toHaveLength(1);
    net.refuse = null;
    saver.change(titled('张'));
    await pass(pauseMs);
    expect(last()).toBe('saved');
  });

  it('stops its timer with the page', async () => {
    const { saver, net } = world();
    saver.change(titled('张三'));
    saver.stop();
    await pass(pauseMs * 2);
    expect(net.sends).toEqual([]);
  });
});

describe('a network that is away', () => {
  it('is tried with growing waits, for as long as it takes', async () => {
    const { saver, net, server, states, last } = world();
    net.fail = 'before';
    saver.change(titled('张三'));
    await pass(pauseMs);
    expect(states.at(-1)).toEqual({ kind: 'retrying', message: '网络连接超时，请检查网络' });
    for (const [index, ms] of [...waitsMs, lastWait, lastWait].entries()) {
      await pass(ms - 1);
      expect(net.sends).toHaveLength(index + 1);
      await pass(1);
      expect(net.sends).toHaveLength(index + 2);
      expect(last()).toBe('retrying');
    }
    net.fail = null;
    await pass(lastWait);
    expect(server.content).toEqual(titled('张三'));
    expect(last()).toBe('saved');
  });

  it('does not put its next try off while the person types on', async () => {
    const { saver, net, server } = world();
    net.fail = 'before';
    saver.change(titled('张'));
    await pass(pauseMs);
    net.fail = null;
    const [first = 0] = waitsMs;
    await pass(first / 2);
    saver.change(titled('张三'));
    await pass(first / 2);
    expect(server.content).toEqual(titled('张三'));
  });

  it('is tried at once when it comes back, and the waits begin anew', async () => {
    const { saver, net, last } = world();
    net.fail = 'before';
    saver.change(titled('张三'));
    await pass(pauseMs + waitsMs.reduce((sum, ms) => sum + ms, 0));
    const before = net.sends.length;
    saver.wake();
    await pass(0);
    expect(net.sends).toHaveLength(before + 1);
    await pass(waitsMs[0] ?? 0);
    expect(net.sends).toHaveLength(before + 2);
    net.fail = null;
    saver.wake();
    await pass(0);
    expect(last()).toBe('saved');
    saver.wake();
    await pass(0);
    expect(net.sends).toHaveLength(before + 3);
  });
});

describe('a version that moved', () => {
  it('through a save of this page whose answer was lost goes on', async () => {
    const { saver, net, server, states, last } = world();
    net.fail = 'after';
    saver.change(titled('张'));
    expect(await saver.flush()).toBe(false);
    net.fail = null;
    saver.change(titled('张三'));
    expect(await saver.flush()).toBe(true);
    expect(server).toMatchObject({ version: 3, content: titled('张三') });
    expect(last()).toBe('saved');
    expect(states.map(({ kind }) => kind)).not.toContain('clash');
  });

  it('through someone else in another field merges both and shows it', async () => {
    const { saver, server, write, page, states } = world();
    write({ ...empty, text: '别处' });
    saver.change(titled('张三'));
    expect(await saver.flush()).toBe(true);
    expect(server).toMatchObject({ version: 3, content: { title: '张三', text: '别处', pay: '' } });
    expect(page.held).toEqual({ title: '张三', text: '别处', pay: '' });
    expect(states.map(({ kind }) => kind)).not.toContain('clash');
  });

  it('through someone else in the same field stops, keeps what was typed and sends nothing more', async () => {
    const { saver, net, server, write, states, last } = world();
    write(titled('别处'));
    saver.change(titled('张'));
    expect(await saver.flush()).toBe(false);
    expect(states.at(-1)).toMatchObject({ kind: 'clash', fields: ['title'], theirs: { content: titled('别处') } });
    saver.change(titled('张三'));
    await pass(lastWait * 2);
    expect(last()).toBe('clash');
    expect(net.sends).toEqual(['张']);
    expect(server.content).toEqual(titled('别处'));
    expect(saver.draft()).toMatchObject({ held: titled('张三') });
  });

  it.each([
    ['mine', '张三'],
    ['theirs', '别处'],
  ] as const)('ends with the choice of %s; the rest of both stays', async (choice, title) => {
    const { saver, server, write, page, last } = world();
    write({ ...titled('别处'), text: '他们的' });
    saver.change({ ...titled('张三'), pay: '15' });
    await saver.flush();
    expect(await saver.resolve({})).toBe(false);
    expect(await saver.resolve({ title: choice })).toBe(true);
    expect(server.content).toEqual({ title, text: '他们的', pay: '15' });
    expect(page.held).toEqual(server.content);
    expect(last()).toBe('saved');
  });

  it('is no question any more where the person types what stands there', async () => {
    const { saver, server, write, last } = world();
    write(titled('别处'));
    saver.change({ ...titled('张三'), pay: '15' });
    await saver.flush();
    saver.change({ ...titled('别处'), pay: '15' });
    await pass(pauseMs);
    expect(last()).toBe('saved');
    expect(server.content).toEqual({ ...titled('别处'), pay: '15' });
  });

  it('ends by taking over what stands there', async () => {
    const { saver, server, write } = world();
    write(titled('别处'));
    saver.change(titled('张三'));
    await saver.flush();
    saver.adopt({ ...server });
    expect(saver.draft()).toBeNull();
    saver.change(titled('别处二'));
    expect(await saver.flush()).toBe(true);
    expect(server).toMatchObject({ version: 3, content: titled('别处二') });
  });
});

describe('another call that saved', () => {
  it('leaves what was typed while it was under way to be saved after it', async () => {
    const { saver, net, server, write, last } = world();
    saver.change(titled('张'));
    await saver.flush();
    // The page has said what is to be confirmed; its answer comes when more has been typed.
    write({ ...server.content, text: '已确认' });
    const answer = { ...server };
    saver.change({ ...titled('张三'), text: '已确认' });
    saver.advance(answer);
    expect(last()).toBe('unsaved');
    await pass(pauseMs);
    expect(net.sends).toEqual(['张', '张三']);
    expect(server.content).toEqual({ ...titled('张三'), text: '已确认' });
    expect(last()).toBe('saved');
  });

  it('and is told late does not put back a later save', async () => {
    const { saver, server, write, states, last } = world();
    write({ ...empty, text: '已确认' });
    const answer = { ...server };
    saver.change(titled('张三'));
    await saver.flush();
    const both = { ...titled('张三'), text: '已确认' };
    saver.advance(answer);
    expect(saver.stored()).toMatchObject({ version: 3, content: both });
    saver.change({ ...both, title: '张三丰' });
    expect(await saver.flush()).toBe(true);
    expect(server.content).toEqual({ ...both, title: '张三丰' });
    expect([last(), states.some(({ kind }) => kind === 'clash')]).toEqual(['saved', false]);
  });

  it('while a save is under way lets that end as saved', async () => {
    const { saver, server, net, last } = world();
    let arrive = () => {};
    net.hold = new Promise((resolve) => (arrive = resolve));
    saver.change(titled('张'));
    await pass(pauseMs);
    saver.advance({ ...server, content: titled('张') });
    arrive();
    await pass(0);
    expect(saver.stored()).toMatchObject({ version: 2 });
    expect(last()).toBe('saved');
  });
});

describe('a page that was torn away', () => {
  it('goes on from its draft, over what was sent and what others wrote', async () => {
    const { saver, net, server, write, open, last } = world();
    net.fail = 'after';
    saver.change(titled('张'));
    await saver.flush();
    saver.change(titled('张三'));
    const draft = JSON.parse(JSON.stringify(saver.draft())) as Draft<Form, Form, Stored>;
    saver.stop();
    net.fail = null;
    write({ ...server.content, text: '别处' });
    const again = open();
    again.restore(draft);
    await pass(pauseMs);
    expect(server.content).toEqual({ title: '张三', text: '别处', pay: '' });
    expect(last()).toBe('saved');
  });
});

describe('whatever happens', () => {
  const event = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('title', 'text').map((field) => ({ do: 'type' as const, field })) },
    { weight: 2, arbitrary: fc.constantFrom('text', 'pay').map((field) => ({ do: 'other' as const, field })) },
    {
      weight: 3,
      arbitrary: fc
        .constantFrom<'before' | 'after' | null>('before', 'after', null)
        .map((fail) => ({ do: 'net' as const, fail })),
    },
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 40_000 }).map((ms) => ({ do: 'pass' as const, ms })) },
    { weight: 1, arbitrary: fc.constant({ do: 'wake' as const }) },
    { weight: 1, arbitrary: fc.constant({ do: 'reload' as const }) },
    {
      weight: 2,
      arbitrary: fc.constantFrom<'mine' | 'theirs'>('mine', 'theirs').map((side) => ({ do: 'choose' as const, side })),
    },
  );

  /** `title` is typed here, `pay` elsewhere, `text` on both sides; every word is unlike any other. */
  it('nothing typed is lost, and the server ends with the merge', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 30 }), async (events) => {
        const { server, net, page, states, write, open, ...first } = world();
        let { saver } = first;
        let count = 0;
        const word = (who: string) => `${who}${(count += 1)}`;
        const mine = { title: '', text: '' };
        const theirs = { pay: '', text: '' };
        /** Whose text has to win: null where nobody chose theirs over mine. */
        let givenUp = false;

        for (const one of events) {
          if (one.do === 'type') {
            const typed = word('我');
            mine[one.field] = typed;
            if (one.field === 'text') givenUp = false;
            page.held = { ...page.held, [one.field]: typed };
            saver.change(page.held);
          } else if (one.do === 'other') {
            theirs[one.field] = word('他');
            write({ ...server.content, [one.field]: theirs[one.field] });
          } else if (one.do === 'net') net.fail = one.fail;
          else if (one.do === 'pass') await pass(one.ms);
          else if (one.do === 'wake') saver.wake();
          else if (one.do === 'reload') {
            const draft = saver.draft();
            saver.stop();
            page.held = server.content;
            saver = open();
            if (draft !== null) saver.restore(JSON.parse(JSON.stringify(draft)) as typeof draft);
          } else if (states.at(-1)?.kind === 'clash' && saver.draft() !== null) {
            const resolving = saver.resolve({ text: one.side });
            givenUp = one.side === 'theirs';
            await pass(0);
            await resolving;
          }
          // What waits to be saved has every last word of this side.
          const held = saver.draft()?.held;
          if (held !== undefined) {
            expect(held.title).toBe(mine.title);
            if (!givenUp && mine.text !== '' && held.text !== mine.text) expect(held.text).toMatch(/^他/);
          }
        }

        net.fail = null;
        saver.wake();
        await pass(lastWait * 2);
        if (states.at(-1)?.kind === 'clash' && saver.draft() !== null) {
          // Both sides are there to choose from.
          expect(saver.draft()?.held.text).toBe(mine.text);
          expect(server.content.text).toBe(theirs.text);
          const resolving = saver.resolve({ text: 'mine' });
          await pass(0);
          expect(await resolving).toBe(true);
        }
        expect(saver.draft()).toBeNull();
        expect(server.content.title).toBe(mine.title);
        expect(server.content.pay).toBe(theirs.pay);
        expect(['', mine.text, theirs.text]).toContain(server.content.text);
        if (theirs.text === '') expect(server.content.text).toBe(mine.text);
        if (mine.text === '') expect(server.content.text).toBe(theirs.text);
        saver.stop();
      }),
      { numRuns: 300 },
    );
  });
});
