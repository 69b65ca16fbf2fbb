import { describe, expect, it } from 'vitest';
import { changeText, movedUp, placeText } from './model.ts';

const change = { changeId: 'x', of: '', speaksOf: [], before: ['甲', '乙', '丙'], after: ['丙', '甲', '乙'] };

describe('a change in words', () => {
  it('names what comes forward', () => {
    expect(changeText({ ...change, kind: 'skills' })).toBe('把“丙”提到前面');
    expect(changeText({ ...change, kind: 'lines' })).toBe('把 1 行提到前面');
    expect(placeText({ ...change, kind: 'skills' })).toBe('技能');
    expect(placeText({ ...change, kind: 'lines', of: '云杉示例科技 · 前端' })).toBe('云杉示例科技 · 前端');
    expect(placeText({ ...change, kind: 'lines' })).toBe('工作内容');
  });

  it('counts what is long, and tells equal words apart by their turn', () => {
    const before = ['一', '二', '三', '四', '五'];
    expect(changeText({ ...change, kind: 'skills', before, after: ['二', '三', '四', '五', '一'] })).toBe(
      '把“二、三、四”等 4 项提到前面',
    );
    expect(movedUp(['甲', '甲', '乙'], ['乙', '甲', '甲'])).toEqual([0]);
    expect(movedUp(['甲', '乙'], ['甲', '乙'])).toEqual([]);
  });
});
