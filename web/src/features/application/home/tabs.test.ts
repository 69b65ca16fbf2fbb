import { dashboardTabs } from '@pinjian/contract/application.ts';
import { describe, expect, it } from 'vitest';
import { emptyTabs, labelOfTab, readPage, readTab, tabAfterKey } from './tabs.ts';

describe('the address of the dashboard', () => {
  it.each([
    ['tab=1', 1],
    ['tab=7', 7],
    ['', 1],
    ['tab=8', 1],
    ['tab=03', 1],
    ['tab=x', 1],
  ])('%j opens tab %i', (address, tab) => expect(readTab(new URLSearchParams(address))).toBe(tab));

  it.each([
    ['page=2', 2],
    ['', 1],
    ['page=0', 1],
    ['page=-3', 1],
    ['page=1.5', 1],
    ['page=99999', 1],
  ])('%j is page %i', (address, page) => expect(readPage(new URLSearchParams(address))).toBe(page));
});

describe('the tabs', () => {
  it('bear the words of decisions §15 in their order', () =>
    expect(dashboardTabs.map(({ tab }) => labelOfTab(tab))).toEqual([
      '收藏职位',
      'AI直推',
      '主动投递',
      'AI面试',
      '真人面试',
      '已发Offer',
      '未通过',
    ]));

  it('go round by the arrow keys', () =>
    expect([
      tabAfterKey(1, 'ArrowRight'),
      tabAfterKey(7, 'ArrowRight'),
      tabAfterKey(1, 'ArrowLeft'),
      tabAfterKey(4, 'Home'),
      tabAfterKey(4, 'End'),
      tabAfterKey(4, 'Enter'),
    ]).toEqual([2, 1, 7, 1, 7, null]));

  it('each say what would be there and lead on', () => {
    for (const { tab } of dashboardTabs) expect(emptyTabs[tab].action.to).toMatch(/^\/seeker\//);
  });
});
