import { describe, expect, it } from 'vitest';
import { plainArrangement, type ResumeArrangement } from '@pinjian/contract/resume-arrangement.ts';
import { isSame } from '#lib/saving/merge.ts';
import { createArranger } from './arranger.ts';
import { withHidden, withMoved } from './model.ts';

const moved = new Error('another window stored something');
const lost = new Error('the network is down');

/** A server with one arrangement; `fails` lists, call by call, what goes wrong: `late` after it was stored. */
function world(fails: readonly ('no' | 'before' | 'late')[] = []) {
  const shown: ResumeArrangement[] = [];
  const it = { stored: plainArrangement, sent: 0, failures: [] as unknown[], merged: 0, shown };
  const arranger = createArranger({
    stored: plainArrangement,
    async send(from, next) {
      const fail = fails[it.sent++] ?? 'no';
      await Promise.resolve();
      if (fail === 'before') throw lost;
      if (!isSame(it.stored, next) && !isSame(it.stored, from)) throw moved;
      it.stored = next;
      if (fail === 'late') throw lost;
      return next;
    },
    load: () => Promise.resolve(it.stored),
    isMoved: (error) => error === moved,
    show: (wanted) => void shown.push(wanted),
    onMoved: () => void it.merged++,
    onFailed: (error) => void it.failures.push(error),
  });
  const hide = () => arranger.arrange((now) => withHidden(now, 'skills', true));
  const move = () => arranger.arrange((now) => withMoved(now, 'work', 0));
  return { it, arranger, hide, move, last: () => shown.at(-1) };
}

describe('two quick changes', () => {
  it.each([
    ['both stored', [], ['skills'], 'work', 0],
    ['the first lost', ['before'], [], 'work', 1],
    ['the second lost', ['no', 'before'], ['skills'], undefined, 1],
    ['the first stored, its answer lost', ['late'], ['skills'], 'work', 1],
    ['both lost', ['before', 'before'], [], undefined, 2],
  ] as const)('%s: what shows in the end is what is stored', async (_name, fails, hidden, first, failures) => {
    const { it, arranger, hide, move, last } = world(fails);
    hide();
    move();
    expect(last()).toMatchObject({ hidden: ['skills'], order: expect.arrayContaining(['work']) as unknown });
    expect(await arranger.settled()).toBe(failures === 0);
    expect(it.stored.hidden).toEqual(hidden);
    expect(it.stored.order?.[0]).toBe(first);
    expect(last()).toEqual(it.stored);
    expect(it.failures).toEqual(Array.from({ length: failures }, () => lost));
    expect(arranger.pending()).toBeUndefined();
  });
});

describe('a change over what another window stored', () => {
  it('is made anew over the newest, so that nothing hidden shows again', async () => {
    const { it, arranger, move, last } = world();
    it.stored = withHidden(plainArrangement, 'skills', true);
    move();
    expect(await arranger.settled()).toBe(true);
    expect(it.stored).toEqual(withMoved(withHidden(plainArrangement, 'skills', true), 'work', 0));
    expect(last()).toEqual(it.stored);
    expect(it.merged).toBe(1);
  });

  it('is none where the other window did the same', async () => {
    const { it, arranger, hide } = world();
    it.stored = withHidden(plainArrangement, 'skills', true);
    hide();
    expect(await arranger.settled()).toBe(true);
    expect(it.sent).toBe(1);
  });
});

it('sends nothing for a change that changes nothing', () => {
  const { it, arranger } = world();
  arranger.arrange((now) => ({ ...now }));
  expect(it.sent).toBe(0);
  expect(arranger.pending()).toBeUndefined();
});
