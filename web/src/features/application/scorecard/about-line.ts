import type { OwnScorecard } from '@pinjian/contract/application-scorecard.ts';
import { messageTime } from '#lib/format/time.ts';

type About = Pick<OwnScorecard, 'position' | 'roundName' | 'ordinal' | 'startsAt'>;

/** Which interview it is, in a line: 后端工程师 · 第 1 轮 业务面 · 今天 10:00 */
export function aboutLine({ position, roundName, ordinal, startsAt }: About, now: number): string {
  const parts = [position.title, `第 ${ordinal} 轮 ${roundName}`];
  return [...parts, ...(startsAt === null ? [] : [messageTime(startsAt, now)])].join(' · ');
}
