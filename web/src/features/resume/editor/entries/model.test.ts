import { emptyEntry, emptyResumeContent, type ResumeContent } from '@pinjian/contract/resume-content.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storable, withValue } from '../model.ts';
import {
  afterInsertion,
  afterMove,
  afterRemoval,
  keyOf,
  keyed,
  rebased,
  withEntry,
  withEntryMoved,
  withoutEntry,
} from './model.ts';

function contentWith(part: Partial<ResumeContent>): ResumeContent {
  return { ...emptyResumeContent(), ...part };
}

const companies = (content: ResumeContent) => content.work.map((each) => each.company);
const threeJobs = contentWith({ work: ['甲', '乙', '丙'].map((company) => ({ ...emptyEntry.work(), company })) });

describe('entries', () => {
  it('puts entries in, out and in another order', () => {
    expect(companies(withEntry(threeJobs, 'work', 1, { ...emptyEntry.work(), company: '丁' }))).toEqual([
      '甲',
      '丁',
      '乙',
      '丙',
    ]);
    expect(companies(withoutEntry(threeJobs, 'work', 1))).toEqual(['甲', '丙']);
    expect(companies(withEntryMoved(threeJobs, 'work', 2, 0))).toEqual(['丙', '甲', '乙']);
    expect(withEntryMoved(threeJobs, 'work', 5, 0)).toBe(threeJobs);
  });

  it('knows its entries by keys that survive changes and never reach the wire', () => {
    const held = keyed(threeJobs);
    const keys = held.work.map(keyOf);
    expect(new Set(keys).size).toBe(3);
    const moved = withEntryMoved(withValue(held, 'work.0.company', '新名字'), 'work', 0, 2);
    expect(moved.work.map(keyOf)).toEqual([keys[1], keys[2], keys[0]]);
    expect(JSON.parse(JSON.stringify(held))).toEqual(JSON.parse(JSON.stringify(threeJobs)));
    expect(storable(held)).toEqual(threeJobs);
    expect(Object.getOwnPropertySymbols(storable(held)?.work[0])).toEqual([]);
  });
});

describe('records by path', () => {
  const place = fc.integer({ min: 0, max: 6 });

  it('follow their entries as the entries themselves go', () => {
    fc.assert(
      fc.property(place, place, (from, to) => {
        const list = contentWith({
          others: Array.from({ length: 7 }, (_, index) => ({ title: String(index), description: '' })),
        });
        const record = Object.fromEntries(list.others.map(({ title }, index) => [`others.${index}.title`, title]));
        const follows = (content: ResumeContent, now: Record<string, string>) =>
          expect(now).toEqual(
            Object.fromEntries(
              content.others.flatMap(({ title }, index) => (title === '' ? [] : [[`others.${index}.title`, title]])),
            ),
          );
        follows(withEntryMoved(list, 'others', from, to), rebased(record, 'others', afterMove(from, to)));
        follows(withoutEntry(list, 'others', from), rebased(record, 'others', afterRemoval(from)));
        follows(withEntry(list, 'others', from, emptyEntry.other()), rebased(record, 'others', afterInsertion(from)));
      }),
    );
  });

  it('of other lists stay, also of one whose name begins alike', () => {
    const record = {
      'work.0.company': 1,
      'work.0.roles.0.title': 2,
      'work.0.roles.1.title': 3,
      'workshop.0': 4,
      basics: 5,
    };
    expect(rebased(record, 'work.0.roles', afterRemoval(0))).toEqual({
      'work.0.company': 1,
      'work.0.roles.0.title': 3,
      'workshop.0': 4,
      basics: 5,
    });
    expect(rebased(record, 'work', afterRemoval(0))).toEqual({ 'workshop.0': 4, basics: 5 });
  });
});
