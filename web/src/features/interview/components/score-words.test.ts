import { expect, it } from 'vitest';
import { basisOf, outcomeCounts, standIns, statesToExplain } from './score-words.ts';

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
  expect(basisOf(engine)).toBe('依据本场文字记录，按固定规则评分');
  expect(basisOf({ ...engine, scorer: '学习评分 1' })).toBe('依据本场文字记录，由评分程序评分');
  expect(basisOf({ ...engine, model: 'some-model' })).toContain('some-model');
});

const use = { calls: 9, tokensIn: 900, tokensOut: 90, turnsRead: 4, questionsScored: 0, fallbacks: [] };

it('does not count a model that scored nothing among those who scored', () => {
  const engine = {
    interviewer: '',
    scorer: '规则评分 1',
    bank: '',
    model: 'some-model',
    promptHash: null,
    modelUse: use,
  };
  expect(basisOf(engine)).not.toContain('some-model');
  expect(basisOf({ ...engine, modelUse: { ...use, questionsScored: 2 } })).toContain('some-model');
});

it('tells what the rules did in its place, and why', () => {
  const read = { purpose: 'read', turn: 5 } as const;
  expect(standIns(use)).toEqual([]);
  expect(
    standIns({
      ...use,
      fallbacks: [
        { ...read, reason: 'timeout' },
        { ...read, reason: 'cut' },
        { purpose: 'score', turn: null, reason: 'refused' },
      ],
    }),
  ).toEqual(['追问 2 次（超时、中途断开）', '评分 1 次（请求被拒绝）']);
});
