import { messageTime } from '../format/time.ts';
import type { SaveState, Saved } from './saver.ts';

/** The state in a few words, for the head of the page: 已保存 09:30; another day's save with its day. */
export function saveText(state: SaveState<unknown>, stored: Saved<unknown>, now: number): string {
  switch (state.kind) {
    case 'saved':
      return stored.version > 1 ? `已保存 ${messageTime(stored.savedAt, now).replace('今天 ', '')}` : '';
    case 'unsaved':
      return '有未保存的修改';
    case 'saving':
      return '正在保存…';
    case 'invalid':
      return '有内容需要修改，改好后自动保存';
    case 'retrying':
      return '未保存，正在重试';
    case 'refused':
      return `没有保存：${state.message}`;
    case 'clash':
      return '未保存，有内容在别处也被修改';
  }
}

/** Why leaving now would lose something. */
export function leaveText(state: SaveState<unknown>): string {
  switch (state.kind) {
    case 'invalid':
      return '有内容的格式不对，还没法保存。离开后，最近的修改会丢失。';
    case 'clash':
      return '有内容在别处也被修改，这里的修改还没有保存。离开后会丢失。';
    case 'retrying':
      return '还没有存到服务器。留在本页会自动重试；离开后，最近的修改会丢失。';
    default:
      return '没能保存到服务器。离开后，最近的修改会丢失。';
  }
}
