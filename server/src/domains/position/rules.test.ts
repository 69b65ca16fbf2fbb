import { describe, expect, it } from 'vitest';
import { emptyPositionContent } from '@pinjian/contract/position-content.ts';
import { canMovePosition, positionMoves, positionStatus } from '@pinjian/contract/position-state.ts';
import { publishableContent } from '#testing/position.ts';
import { issuesOf, monthlyPay, settleContent, shownAt } from './rules.ts';

const pathsOf = (content: Parameters<typeof issuesOf>[0]): string[] => issuesOf(content).map(({ path }) => path);

describe('what stands before publishing', () => {
  it('is nothing for complete content', () => {
    expect(issuesOf(publishableContent())).toEqual([]);
  });

  it('names every missing field in the order of the form', () => {
    expect(pathsOf(emptyPositionContent())).toEqual([
      'title',
      'categoryId',
      'cityCode',
      'experience',
      'education',
      'headCount',
      'description',
    ]);
  });

  it.each([
    ['salaryMax', { salaryMin: 2_000_000, salaryMax: 1_000_000 }],
    ['salaryMax', { salaryMin: null }],
    ['salaryMin', { salaryMin: 0 }],
    ['categoryId', { categoryId: '100200' }],
    ['categoryId', { categoryId: '999999' }],
    ['cityCode', { cityCode: '999999999', districtCode: null }],
    ['districtCode', { districtCode: '110108' }],
    ['jobType', { jobType: 4 }],
    ['experience', { experience: 42 }],
    ['preferences', { preferences: [99] }],
    ['description.0.title', { description: [{ title: 42, text: '字'.repeat(40) }] }],
    ['description', { description: [{ title: 1, text: '太短' }] }],
    [
      'requirements',
      {
        requirements: [
          { kind: 'must' as const, skill: '', skillId: null, years: null, from: null, by: 'writer' as const },
        ],
      },
    ],
  ])('objects to %s: %j', (path, changes) => {
    expect(pathsOf(publishableContent(changes))).toEqual([path]);
  });

  it('lets pay be negotiable', () => {
    expect(issuesOf(publishableContent({ salaryMin: null, salaryMax: null }))).toEqual([]);
  });
});

describe('settled content', () => {
  it('knows skills by their id and asks for none twice', () => {
    const requirement = (skill: string) => ({
      kind: 'must' as const,
      skill,
      skillId: null,
      years: null,
      from: null,
      by: 'writer' as const,
    });
    const { requirements } = settleContent(
      publishableContent({ requirements: ['K8s', 'Kubernetes', '自家框架', '自家框架', ''].map(requirement) }),
    );
    expect(requirements.map(({ skill, skillId }) => [skill, skillId])).toEqual([
      ['K8s', 'S00170'],
      ['自家框架', null],
      ['', null],
    ]);
  });
});

describe('monthly pay', () => {
  it.each([
    [1, 1_500_000, 1_500_000],
    [2, 20_000, 435_000],
    [3, 2_500, 435_000],
    [4, 100_000, 435_000],
    [5, 12_000_000, 1_000_000],
  ])('of cycle %i', (salaryCycle, salaryMin, min) => {
    expect(monthlyPay(publishableContent({ salaryCycle, salaryMin, salaryMax: salaryMin }))).toEqual({ min, max: min });
  });

  it('is unknown by the piece and when it is negotiable', () => {
    expect(monthlyPay(publishableContent({ salaryCycle: 7 }))).toBeNull();
    expect(monthlyPay(publishableContent({ salaryMin: null, salaryMax: null }))).toBeNull();
  });
});

describe('being shown again', () => {
  const first = new Date('2026-11-20T00:00:00Z');

  it('counts as new only after a day', () => {
    expect(shownAt(null, first)).toBe(first);
    expect(shownAt(first, new Date('2026-11-20T23:59:59Z'))).toBe(first);
    const later = new Date('2026-11-21T00:00:00Z');
    expect(shownAt(first, later)).toBe(later);
  });
});

describe('moves', () => {
  it('lead nowhere from what was deleted or taken down', () => {
    for (const move of ['publish', 'pause', 'reopen', 'close', 'remove'] as const) {
      expect(canMovePosition(positionStatus.deleted, move)).toBe(false);
      expect(canMovePosition(positionStatus.takenDown, move)).toBe(false);
    }
    expect(canMovePosition(positionStatus.open, 'remove')).toBe(false);
    expect(positionMoves.pause.to).toBe(positionStatus.paused);
  });
});
