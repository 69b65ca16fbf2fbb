import { longestCorrection, type TranscriptCorrection } from '@pinjian/contract/interview-correction.ts';

type Turn = TranscriptCorrection['turns'][number];

/** What was typed, by turn; a turn that nobody touched is not in it. */
export type Drafts = Readonly<Record<number, string>>;

/** Turns that would read otherwise than now, as they are sent. */
export function changesOf(turns: readonly Turn[], drafts: Drafts): { seq: number; text: string }[] {
  return turns.flatMap(({ seq, text }) => {
    const draft = drafts[seq]?.trim();
    return draft === undefined || draft === text ? [] : [{ seq, text: draft }];
  });
}

/** Why a text cannot be sent; null when it can. The server says the same. */
export function faultOf(original: string, text: string): string | null {
  if (text.trim() === '') return '不能改成空的，要留下您说过的话';
  const longest = longestCorrection(original);
  if (text.trim().length > longest) return `这一句最多改到 ${longest} 个字，现在 ${text.trim().length} 个字`;
  return null;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** 还可更正 23 小时, 还可更正 12 分钟; '' once it is over. */
export function timeLeftText(until: string, now: number): string {
  const left = new Date(until).getTime() - now;
  if (left <= 0) return '';
  if (left >= hourMs) return `还可更正 ${Math.floor(left / hourMs)} 小时`;
  return `还可更正 ${Math.max(1, Math.floor(left / minuteMs))} 分钟`;
}
