import { dateOnly, relativeTime } from '#lib/format/time.ts';

/** Since when somebody waits: 3小时前提交, or the day. */
export function waitedText(instant: string, now: number): string {
  const ago = relativeTime(instant, now);
  return `${ago === '' ? dateOnly(instant) : ago}提交`;
}
