import { describe, expect, it } from 'vitest';
import { isSame, mergeContents, withFields, type Fields } from './merge.ts';

const fields: Fields = {
  title: ['title'],
  place: ['city', 'district'],
  name: ['basics.name'],
  rows: ['rows'],
  tags: ['tags'],
};

const base = {
  title: '前端',
  city: '杭州',
  district: '西湖',
  basics: { name: '林示例', age: 30 },
  rows: [{ text: '一' }, { text: '二' }],
  tags: ['双休'],
};
type Content = typeof base;

function merge(mine: Partial<Content>, theirs: Partial<Content>, own: readonly Partial<Content>[] = []) {
  return mergeContents<Content>(fields, {
    base,
    mine: { ...base, ...mine },
    theirs: { ...base, ...theirs },
    own: own.map((each) => ({ ...base, ...each })),
  });
}

describe('two sides of one content', () => {
  it.each<[string, Partial<Content>, Partial<Content>, Partial<Content>, string[]]>([
    ['nothing', {}, {}, {}, []],
    ['only here', { title: '后端' }, {}, { title: '后端' }, []],
    ['only there', {}, { title: '后端' }, { title: '后端' }, ['title']],
    ['the same on both', { title: '后端' }, { title: '后端' }, { title: '后端' }, []],
    ['another field each', { title: '后端' }, { tags: [] }, { title: '后端', tags: [] }, ['tags']],
    ['a field inside', {}, { basics: { name: '甲', age: 30 } }, { basics: { name: '甲', age: 30 } }, ['name']],
    [
      'another entry each',
      { rows: [{ text: '甲' }, { text: '二' }] },
      { rows: [{ text: '一' }, { text: '乙' }] },
      { rows: [{ text: '甲' }, { text: '乙' }] },
      ['rows'],
    ],
    [
      'what belongs together, only there',
      {},
      { city: '上海', district: '' },
      { city: '上海', district: '' },
      ['place'],
    ],
  ])('%s: merges without a question', (_name, mine, theirs, content, taken) => {
    expect(merge(mine, theirs)).toEqual({ content: { ...base, ...content }, taken, clashes: [] });
  });

  it.each<[string, Partial<Content>, Partial<Content>, string[]]>([
    ['one field', { title: '后端' }, { title: '测试' }, ['title']],
    ['halves of what belongs together', { city: '上海', district: '' }, { district: '滨江' }, ['place']],
    ['one entry', { rows: [{ text: '甲' }, { text: '二' }] }, { rows: [{ text: '乙' }, { text: '二' }] }, ['rows']],
    ['a list that grew', { rows: [...base.rows, { text: '三' }] }, { rows: [{ text: '一' }] }, ['rows']],
    [
      'an entry that moved',
      { rows: [{ text: '二' }, { text: '一' }] },
      { rows: [{ text: '一' }, { text: '乙' }] },
      ['rows'],
    ],
    ['words of a list', { tags: ['双休', '餐补'] }, { tags: ['房补'] }, ['tags']],
  ])('%s changed on both: is asked about, and stays as it is here', (_name, mine, theirs, clashes) => {
    expect(merge(mine, theirs)).toEqual({ content: { ...base, ...mine }, taken: [], clashes });
  });

  it('knows what it sent itself', () => {
    const sent = { title: '后端' };
    expect(merge({ title: '后端工程师' }, sent, [sent])).toMatchObject({
      content: { title: '后端工程师' },
      clashes: [],
    });
    // Typed back since: it is not theirs that comes back.
    expect(merge({}, sent, [sent])).toMatchObject({ content: { title: '前端' }, taken: [] });
    // Somebody wrote over what was sent.
    expect(merge({ title: '后端' }, { title: '测试' }, [sent])).toMatchObject({ clashes: ['title'] });
  });

  it('keeps what is not merged the same object', () => {
    const { content } = mergeContents<Content>(fields, {
      base,
      mine: base,
      theirs: { ...base, title: '后端' },
      own: [],
    });
    expect(content.rows).toBe(base.rows);
  });
});

describe('values', () => {
  it.each([
    [{ a: 1, b: [1, null] }, { b: [1, null], a: 1 }, true],
    [{ a: 1 }, { a: 1, b: undefined }, false],
    [{ b: undefined }, { a: undefined }, false],
    [[1, 2], [2, 1], false],
    [[], {}, false],
    [null, {}, false],
  ])('%j and %j', (a, b, same) => expect(isSame(a, b)).toBe(same));

  it('are put in by field', () => {
    expect(withFields(fields, base, { ...base, city: '上海', district: '', title: '测试' }, ['place'])).toEqual({
      ...base,
      city: '上海',
      district: '',
    });
  });
});
