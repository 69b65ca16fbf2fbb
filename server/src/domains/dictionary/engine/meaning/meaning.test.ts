import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { positionCategory } from '../../data/categories.ts';
import { workPhrases } from '../../data/work-phrases.ts';
import { understandWords } from '../query/understand-words.ts';
import { leavesMeant } from './leaves-meant.ts';
import { makeLeafModel, type LeafModel, type Said } from './model.ts';
import { piecesOf } from './pieces.ts';

function modelOf(said: readonly Said[]): LeafModel {
  const steps = makeLeafModel(said, { field: 2000, direction: 800, leaf: 150 });
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

const namesOf = (words: string): (string | undefined)[] =>
  leavesMeant(words).map(({ leaf }) => positionCategory(leaf)?.name);

/** Nodes that are looked for, with what is only spoken of. */
function understood(q: string) {
  const { read } = understandWords(q, [], []);
  return { named: read.named, meant: read.meant.map(({ leaf }) => positionCategory(leaf)?.name), parts: read.parts };
}

describe('a model of words', () => {
  it('shrinks what a piece says of a leaf towards what is said around it', () => {
    const model = modelOf([
      { leaf: '100101', text: '写代码' },
      { leaf: '100101', text: '写代码' },
      { leaf: '100202', text: '写文档' },
      { leaf: '210505', text: '看大门' },
    ]);
    const scores = new Map(model.score('代码').best.map(({ leaf, score }) => [leaf, score]));
    expect([...scores.keys()]).toEqual(['100101', '100202', '210505']);
    expect(scores.get('100101')).toBeGreaterThan(scores.get('100202') ?? 0);
    expect(model.score('门').best[0]?.leaf).toBe('210505');
  });
});

describe('what words speak of', () => {
  it('is found for phrases that were left out of the model', () => {
    const said: Said[] = [];
    const left: Said[] = [];
    let seen = 0;
    for (const { id, phrases } of workPhrases())
      for (const [at, text] of phrases.entries()) {
        const isLeft = at % 5 === 2;
        if (isLeft) seen += 1;
        if (!isLeft) said.push({ leaf: id, text });
        else if (seen % 11 === 0) left.push({ leaf: id, text });
      }
    const model = modelOf(said);
    const found = left.filter(({ leaf, text }) =>
      model
        .score(text)
        .best.slice(0, 8)
        .some((each) => each.leaf === leaf),
    );
    expect(left.length).toBeGreaterThan(400);
    expect(found.length / left.length).toBeGreaterThan(0.68);
  });

  it.each([
    ['把大街上的落叶扫干净', '保洁'],
    ['给病人量血压打吊针', '护士'],
    ['在学校食堂里烧大锅菜', '厨师'],
    ['半夜看着仓库大门', '保安'],
  ])('%s', (words, name) => {
    expect(namesOf(words).slice(0, 6).join(' ')).toContain(name);
  });

  it.each(['', '   ', 'asdfghjkl', '阿巴阿巴', '呜呜呜', '123456', '略略略略'])('is nothing for %s', (words) => {
    expect(leavesMeant(words)).toEqual([]);
  });

  it('weighs between nothing and all, the likeliest first, and the same each time', () => {
    const texts = [...workPhrases()].flatMap(({ phrases }) => phrases.slice(0, 1));
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.constantFrom(...texts), (one, other) => {
        const meant = leavesMeant(one + other);
        expect(meant).toEqual(leavesMeant(one + other));
        expect(meant.every(({ weight }) => weight > 0 && weight <= 1000)).toBe(true);
        expect(meant).toEqual(meant.toSorted((a, b) => b.weight - a.weight));
      }),
      { numRuns: 20 },
    );
  });
});

describe('a query in words of its own', () => {
  it('speaks of work that no name says', () => {
    expect(understood('学校食堂')).toMatchObject({ named: null });
    expect(understood('学校食堂').meant).toContain('厨师');
  });

  it('is trusted by its name where that says all of it, and where both say the same', () => {
    expect(understood('护士').named).toBe('whole');
    expect(understood('医院里打针的护士').named).toBe('whole');
  });

  it('speaks of no work where conditions are all it says', () => {
    expect(understood('暑假想找个短期的，最好包住').meant).toEqual([]);
    expect(understood('周末双休').meant).toEqual([]);
  });

  it('is mended where that makes sense, and left as it is where it makes sense already', () => {
    expect(understood('日语课服').parts.map(({ typed }) => typed)).toContain('日语课服');
    expect(understood('前端状态关理').parts).toMatchObject([{ label: '前端状态管理', typed: '前端状态关理' }]);
    expect(understood('搬服务器插网线换硬盘').parts.every(({ typed }) => typed === null)).toBe(true);
  });
});

describe('words that everybody writes', () => {
  it.each(['抠图换背景', '世界杯几点开始', 'test', 'awsl'])('are no slip of the pen in %s', (q) => {
    expect(understood(q).parts.filter(({ typed }) => typed !== null)).toEqual([]);
  });
});

describe('pieces of a text', () => {
  it('are characters, pairs of neighbours and words of letters', () => {
    expect([...piecesOf('会C++的 node.js')]).toEqual(['会', 'c++', '的', 'node.js']);
    expect([...piecesOf('修空调')]).toEqual(['修', '空', '修空', '调', '空调']);
  });
});
