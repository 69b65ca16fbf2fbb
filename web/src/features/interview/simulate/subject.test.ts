import { describe, expect, it } from 'vitest';
import {
  againPath,
  harderThan,
  practisePath,
  readChosen,
  wishOf,
  writeChosen,
  type Chosen,
  type Known,
} from './subject.ts';

const nothing: Known = { jobId: null, code: null };
const chosenAt = (search: string, known = nothing) => readChosen(new URLSearchParams(search), known);

describe('what is chosen to practise', () => {
  it.each([
    ['', nothing, { way: 'job', jobId: null, code: null, difficulty: 'medium' }],
    ['', { jobId: 'applied', code: '100102' }, { way: 'job', jobId: 'applied', code: '100102' }],
    ['', { jobId: null, code: '100102' }, { way: 'category', code: '100102' }],
    ['jobId=given', { jobId: 'applied', code: '100102' }, { way: 'job', jobId: 'given' }],
    ['code=180101', { jobId: 'applied', code: '100102' }, { way: 'category', code: '180101' }],
    ['way=text&jobId=given', nothing, { way: 'text', jobId: 'given' }],
    ['way=other&difficulty=hard', nothing, { way: 'job', difficulty: 'hard' }],
    ['difficulty=deadly', nothing, { difficulty: 'medium' }],
  ])('of %j, knowing %j, is %j', (search, known, chosen) => {
    expect(chosenAt(search, known)).toMatchObject(chosen);
  });

  it('is written so that it is read back', () => {
    const chosen: Chosen = { way: 'text', jobId: 'given', code: '100102', difficulty: 'easy' };
    expect(readChosen(writeChosen(chosen), nothing)).toEqual(chosen);
    const bare: Chosen = { way: 'job', jobId: null, code: null, difficulty: 'medium' };
    expect(readChosen(writeChosen(bare), nothing)).toEqual(bare);
  });

  it('is asked for once there is enough of it', () => {
    const chosen = chosenAt('jobId=given&code=180101&difficulty=hard');
    expect(wishOf(chosen, '')).toEqual({ jobId: 'given', difficulty: 'hard' });
    expect(wishOf({ ...chosen, way: 'category' }, '')).toEqual({ positionCode: '180101', difficulty: 'hard' });
    expect(wishOf({ ...chosen, way: 'text' }, ` ${'字'.repeat(19)} `)).toBeNull();
    const jobDescription = '字'.repeat(20);
    expect(wishOf({ ...chosen, way: 'text' }, `${jobDescription}\n`)).toEqual({ jobDescription, difficulty: 'hard' });
    expect(wishOf(chosenAt(''), '')).toBeNull();
    expect(wishOf(chosenAt('way=category'), '')).toBeNull();
  });
});

describe('the way back to a practice', () => {
  it.each([
    [{ jobId: 'given' }, '/seeker/interview/simulate?jobId=given&difficulty=hard'],
    [{ positionCode: '180101' }, '/seeker/interview/simulate?code=180101&difficulty=hard'],
    [{ jobDescription: '很长的一段' }, '/seeker/interview/simulate?way=text&again=interview-1&difficulty=hard'],
  ])('of %j is %s', (source, path) => expect(againPath(source, 'hard', 'interview-1')).toBe(path));

  it('leads one level up, and no further than the hardest', () => {
    expect((['easy', 'medium', 'hard'] as const).map(harderThan)).toEqual(['medium', 'hard', 'hard']);
    expect(practisePath('a b')).toBe('/seeker/interview/simulate?jobId=a+b');
  });
});
