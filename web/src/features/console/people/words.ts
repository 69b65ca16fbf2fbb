import type { Tone } from '#ui/tag.tsx';

const looks: Readonly<Record<number, { readonly word: string; readonly tone: Tone }>> = {
  1: { word: '实名审核中', tone: 'warning' },
  2: { word: '已实名', tone: 'success' },
  3: { word: '实名未通过', tone: 'danger' },
};

/** How a seeker's real name stands. */
export function realNameLook(state: number): { readonly word: string; readonly tone: Tone } {
  return looks[state] ?? { word: '未实名', tone: 'neutral' };
}
