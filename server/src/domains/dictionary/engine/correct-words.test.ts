import { expect, it } from 'vitest';
import { correctWords } from './correct-words.ts';

it.each([
  ['前段工程师', '前端工程师'],
  ['数剧分析', '数据分析'],
  ['产品径理', '产品经理'],
  ['杭洲 会计', '杭州 会计'],
  ['raect', 'react'],
  ['pyhton', 'python'],
  ['javascrpt', 'javascript'],
  ['前端', null],
  ['react', null],
  ['量子泡茶', null],
  ['asdfqwer', null],
  ['林示例', null],
])('%s is mended to %s', (typed, mended) => expect(correctWords(typed)).toBe(mended));
