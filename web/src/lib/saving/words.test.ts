import { describe, expect, it } from 'vitest';
import type { SaveState, Saved } from './saver.ts';
import { leaveText, saveText } from './words.ts';

describe('the words for it', () => {
  const now = Date.parse('2026-11-20T12:00:00+08:00');
  const stored: Saved<unknown> = { version: 2, content: null, savedAt: '2026-11-20T09:30:00+08:00' };
  it.each<[SaveState<unknown>, Saved<unknown>, string]>([
    [{ kind: 'saved' }, stored, '已保存 09:30'],
    [{ kind: 'saved' }, { ...stored, savedAt: '2026-11-18T09:30:00+08:00' }, '已保存 11-18 09:30'],
    [{ kind: 'saved' }, { ...stored, version: 1 }, ''],
    [{ kind: 'unsaved' }, stored, '有未保存的修改'],
    [{ kind: 'saving' }, stored, '正在保存…'],
    [{ kind: 'invalid' }, stored, '有内容需要修改，改好后自动保存'],
    [{ kind: 'retrying', message: '网络连接超时，请检查网络' }, stored, '未保存，正在重试'],
    [{ kind: 'refused', message: '标题最多 40 个字' }, stored, '没有保存：标题最多 40 个字'],
    [{ kind: 'clash', theirs: stored, fields: ['title'] }, stored, '未保存，有内容在别处也被修改'],
  ])('%j', (state, at, text) => expect(saveText(state, at, now)).toBe(text));

  it('say why leaving loses something', () => {
    const states: SaveState<unknown>[] = [
      { kind: 'invalid' },
      { kind: 'clash', theirs: stored, fields: [] },
      { kind: 'retrying', message: '' },
    ];
    expect(new Set(states.map(leaveText)).size).toBe(3);
  });
});
