import { describe, expect, it } from 'vitest';
import { sampleBulk } from '#web/testing/application.ts';
import { cleanText, needsReading, outcomeText, plannedText, runningText, waitingMoves } from './model.ts';

describe('what is said of a bulk move', () => {
  it('before it runs, and while it does', () => {
    expect(plannedText(sampleBulk('abc'))).toBe('即将通过 3 位候选人');
    expect(plannedText(sampleBulk('a', { move: 'reject' }))).toBe('即将把 1 位候选人标记为不合适');
    expect(plannedText(sampleBulk('a', { move: 'reject', releaseNow: true }))).toBe(
      '即将把 1 位候选人标记为不合适，并告知求职者',
    );
    expect(plannedText(sampleBulk('ab', { move: 'addTalent' }))).toBe('即将加入 2 位候选人，并告知对方');
    expect(runningText(sampleBulk('abc', { outcomes: ['done', 'skipped', 'pending'] }))).toBe(
      '正在处理，已完成 2/3 位',
    );
  });

  it.each([
    [['done', 'done', 'skipped'], '已处理 2 位，1 位状态已变化'],
    [['skipped', 'skipped', 'skipped'], '已处理 0 位，3 位状态已变化'],
    [['done', 'undone', 'undone'], '已处理 1 位，其余 2 位已撤销'],
    [['done', 'skipped', 'undone'], '已处理 1 位，1 位状态已变化，其余 1 位已撤销'],
    [['undone', 'undone', 'undone'], '3 位已撤销'],
  ] as const)('once it is over: %j', (outcomes, text) =>
    expect(outcomeText(sampleBulk('abc', { state: 'done', outcomes }))).toBe(text),
  );

  it('does not call a missing permission a change of state', () =>
    expect(outcomeText(sampleBulk('a', { state: 'done', outcomes: ['skipped'], code: 40311 }))).toBe(
      '已处理 0 位，1 位没有处理',
    ));

  it('is one sentence where nobody was left out, and none where there is more to tell', () => {
    const over = (outcomes: readonly ('done' | 'skipped' | 'undone')[], state: 'done' | 'undone' = 'done') =>
      cleanText(sampleBulk('ab', { state, outcomes }));
    expect(over(['done', 'done'])).toBe('已通过 2 人');
    const added = sampleBulk('ab', { move: 'addTalent', state: 'done', outcomes: ['done', 'done'] });
    expect(cleanText(added)).toBe('已加入 2 位候选人');
    expect(over(['undone', 'undone'], 'undone')).toBe('已撤销，2 位候选人保持原样');
    expect(over(['done', 'skipped'])).toBeNull();
    expect(over(['done', 'undone'], 'undone')).toBeNull();
    // Too late to be undone: that has to be said.
    expect(over(['done', 'done'], 'undone')).toBeNull();
    expect(cleanText(sampleBulk('ab', { move: 'reject', state: 'done', outcomes: ['done', 'done'] }))).toContain(
      '已标记 2 人不合适',
    );
  });
});

describe('what has to be read', () => {
  it.each([
    ['waiting', [], false],
    ['done', ['done', 'done'], false],
    ['undone', ['undone', 'undone'], false],
    ['done', ['done', 'skipped'], true],
    ['undone', ['done', 'undone'], true],
  ] as const)('%s with %j: %s', (state, outcomes, wanted) =>
    expect(needsReading(sampleBulk('ab', { state, outcomes }))).toBe(wanted),
  );
});

describe('whom a bulk move waits for', () => {
  it('are those whose turn has not come, of those that are not over', () => {
    const bulks = [
      sampleBulk('ab', { state: 'running', outcomes: ['done', 'pending'] }),
      sampleBulk('c', { move: 'reject' }),
      sampleBulk('d', { state: 'undone', outcomes: ['undone'] }),
    ];
    expect([...waitingMoves(bulks)]).toEqual([
      ['application-b', 'passResume'],
      ['application-c', 'reject'],
    ]);
  });
});
