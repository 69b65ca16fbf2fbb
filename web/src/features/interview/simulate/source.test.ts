import { describe, expect, it } from 'vitest';
import { lotOf, overviewOf } from '#web/testing/answers/billing.ts';
import { sourceOf } from './source.ts';

describe('what a simulation is taken from', () => {
  it('is what ends first, the free ones among it', () => {
    const card = lotOf();
    const five = lotOf({ product: 'simulations5', label: '模拟面试 5 次', expiresAt: null });
    expect(sourceOf(overviewOf('seeker', { lots: [card, five] }))).toMatchObject({ label: '每月免费', left: 3 });
    const soon = lotOf({ expiresAt: '2026-11-25T00:00:00Z' });
    expect(sourceOf(overviewOf('seeker', { lots: [five, soon] }))).toMatchObject({ label: '求职月卡' });
  });

  it('is nothing that is held already or used up', () => {
    const none = { each: 3, left: 0, until: '2026-11-30T16:00:00Z' };
    const held = lotOf({ unitsLeft: 2, unitsHeld: 2 });
    expect(sourceOf(overviewOf('seeker', { freeSimulations: none, lots: [held] }))).toBeNull();
  });

  it('counts the free ones once, where they are a lot already', () => {
    const free = lotOf({
      origin: 'free',
      label: '每月免费',
      units: 3,
      unitsLeft: 2,
      expiresAt: '2026-11-30T16:00:00Z',
    });
    expect(sourceOf(overviewOf('seeker', { lots: [free] }))).toMatchObject({ left: 2 });
  });
});
