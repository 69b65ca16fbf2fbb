import type { TailoringChange, TailoringKind } from '@pinjian/contract/matching-tailoring.ts';

const lists: Readonly<Record<Exclude<TailoringKind, 'lines'>, string>> = {
  intentions: '求职意向',
  skills: '技能',
  projects: '项目经历',
  certificates: '证书',
  languages: '语言能力',
};

/** What a change touches: 技能, or the post or project whose lines it is. */
export function placeText({ kind, of }: TailoringChange): string {
  if (kind !== 'lines') return lists[kind];
  return of === '' ? '工作内容' : of;
}

/** What a change does, in one sentence. */
export function changeText({ kind, before, after }: TailoringChange): string {
  const moved = movedUp(before, after);
  if (kind === 'lines') return `把 ${moved.length} 行提到前面`;
  const names = moved.map((at) => after[at] ?? '').filter((name) => name !== '');
  return `把“${names.slice(0, 3).join('、')}”${names.length > 3 ? `等 ${names.length} 项` : ''}提到前面`;
}

/**
 * Places in `after` of what stands further up than before, because it overtook something. The same words twice are told apart
 * by their turn.
 */
export function movedUp(before: readonly string[], after: readonly string[]): number[] {
  const left = before.map((words, at) => ({ words, at }));
  const from = after.map((words) => {
    const index = left.findIndex((each) => each.words === words);
    return index < 0 ? -1 : (left.splice(index, 1)[0]?.at ?? -1);
  });
  return from.flatMap((at, to) => (at > to && from.slice(to + 1).some((later) => later < at) ? [to] : []));
}
