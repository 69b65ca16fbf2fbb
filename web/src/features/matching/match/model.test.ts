import { describe, expect, it } from 'vitest';
import { sampleMatch } from '#web/testing/matching.ts';
import { countText, marksOf, missingText, placed } from './model.ts';

const [met, lacking] = sampleMatch().requirements;
if (met === undefined || lacking === undefined) throw new Error('the sample has two requirements');

describe('what a match says', () => {
  it('names must-haves without evidence, two of many, and no nice-to-have', () => {
    expect(missingText({ requirements: [met] })).toBe('');
    expect(missingText({ requirements: [met, lacking] })).toBe('未找到证据：Kubernetes');
    expect(missingText({ requirements: [{ ...lacking, kind: 'nice' }] })).toBe('');
    const three = ['Go', 'Rust', 'C'].map((words) => ({ ...lacking, words }));
    expect(missingText({ requirements: three })).toBe('未找到证据：Go、Rust 等 3 项');
  });

  it('counts by result', () =>
    expect(countText([met, lacking, { ...met, result: 'partly' }])).toBe('符合 1 项，部分符合 1 项，未找到证据 1 项'));

  it('marks every piece of the resume by itself and by its requirement, and nothing of an interview', () => {
    const [piece] = met.evidence;
    if (piece === undefined) throw new Error('the sample has evidence');
    const spoken = { ...piece, source: 'interview' as const, path: 'interview.1' };
    const names = marksOf({ requirements: [lacking, { ...met, evidence: [spoken, piece] }] }).map(({ name }) => name);
    expect(names).toEqual(['r1', 'r1e1']);
  });

  it('puts must-haves first and keeps their places', () =>
    expect(placed([{ ...met, kind: 'nice' }, lacking]).map(({ index }) => index)).toEqual([1, 0]));
});
