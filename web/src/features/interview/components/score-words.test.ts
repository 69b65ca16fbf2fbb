import { expect, it } from 'vitest';
import { basisOf, outcomeCounts, statesToExplain } from './score-words.ts';

it('explains only the states that occur, each once', () => {
  expect(statesToExplain(['scored', 'notAssessed', 'insufficient', 'notAssessed'])).toEqual([
    'insufficient',
    'notAssessed',
  ]);
  expect(statesToExplain(['scored'])).toEqual([]);
});

it('counts questions by what became of them', () => {
  expect(outcomeCounts(['answered', 'skipped', 'answered', 'notAsked'])).toEqual([
    '已作答 2 题',
    '已跳过 1 题',
    '没有问到 1 题',
  ]);
});

it('names the model only where one ran', () => {
  const engine = { interviewer: '规则面试官 1', scorer: '规则评分 1', bank: '题库 1', model: null, promptHash: null };
  expect(basisOf(engine)).toBe('依据本场文字记录，由 规则评分 1 得出');
  expect(basisOf({ ...engine, model: 'some-model' })).toContain('some-model');
});
