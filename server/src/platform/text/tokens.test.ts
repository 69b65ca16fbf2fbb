import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAliasFinder } from './tokens-alias.ts';
import { matchSound, sound } from './tokens-pinyin.ts';
import { createSegmenter, normalize } from './tokens.ts';

describe('normalize', () => {
  it('makes one spelling of width and case', () => {
    expect(normalize('Ｗｅｂ前端 Node.JS')).toBe('web前端 node.js');
  });
});

describe('the segmenter', () => {
  const segmenter = createSegmenter(['未来科技城', '前端工程师']);

  it('keeps given words whole and finds the shorter ones in them', () => {
    expect(segmenter.cut('未来科技城招前端工程师').map(({ word }) => word)).toEqual(['未来科技城', '招', '前端工程师']);
    expect(segmenter.cutForSearch('前端工程师')).toEqual(expect.arrayContaining(['前端', '工程师', '前端工程师']));
    expect(segmenter.parts('前端工程师')).toEqual(['前端', '工程师']);
    expect(segmenter.parts('会计')).toEqual(['会计']);
  });

  it('leaves punctuation out and says where words stand', () => {
    expect(segmenter.cut('沟通，协作!')).toEqual([
      { word: '沟通', from: 0, to: 2 },
      { word: '协作', from: 3, to: 5 },
    ]);
  });

  it('cuts any text into words that stand where it says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        for (const { word, from, to } of segmenter.cut(text)) expect(text.slice(from, to)).toBe(word);
      }),
    );
  });
});

describe('the alias finder', () => {
  const find = createAliasFinder(
    new Map([
      ['go', 'go'],
      ['c++', 'cpp'],
      ['c#', 'csharp'],
      ['c语言', 'c'],
      ['node.js', 'node'],
      ['.net', 'net'],
      ['前端', 'fe'],
      ['web前端', 'fe'],
    ]),
  );
  const ids = (text: string): string[] => find(text).map(({ id }) => id);

  it.each([
    ['熟悉c++、c#和c语言', ['cpp', 'csharp', 'c']],
    ['google和django', []],
    ['go/node.js后端', ['go', 'node']],
    ['.net开发', ['net']],
    ['asp.net', ['net']],
    ['web前端', ['fe']],
    ['gogo c+++', []],
  ])('%s', (text, expected) => {
    expect(ids(text)).toEqual(expected);
  });

  it('takes the longest spelling and says where it stands', () => {
    expect(find('做web前端的')).toEqual([{ id: 'fe', from: 1, to: 6 }]);
  });
});

describe('matching by sound', () => {
  const frontend = sound('web前端开发');

  it.each([
    ['qianduan', { from: 3, to: 5, whole: true }],
    ['qd', { from: 3, to: 5, whole: false }],
    ['qiand', { from: 3, to: 5, whole: false }],
    ['qduan', { from: 3, to: 5, whole: false }],
    ['webqd', { from: 0, to: 5, whole: false }],
  ])('finds %s', (query, match) => {
    expect(matchSound(query, frontend)).toEqual(match);
  });

  it('knows characters with several sounds in their words', () => {
    expect(sound('重庆').sounds).toEqual(['chong', 'qing']);
    expect(matchSound('houduan', frontend)).toBeUndefined();
  });
});
