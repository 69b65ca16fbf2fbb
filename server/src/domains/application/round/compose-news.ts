import { roundEndReasonLabels, type RoundEndReason } from '@pinjian/contract/application-round.ts';
import { dictLabel } from '#domains/dictionary/index.ts';
import { deadlineText } from '../pipeline/announcements.ts';
import type { RoundNews } from './announcements.ts';
import type { RoundRow } from './queries.ts';

interface Told {
  /** The time that is agreed, or the times that are offered. */
  readonly times: readonly Date[];
  readonly others?: readonly Date[];
  readonly answerBy?: Date;
  readonly reason?: RoundEndReason | undefined;
}

/** What the messages about a round name. */
export function newsOf(
  round: Pick<RoundRow, 'id' | 'name' | 'form'>,
  { times, others = [], answerBy, reason }: Told,
): RoundNews {
  return {
    roundId: round.id,
    name: round.name,
    form: formLabel(round.form),
    time: timesText(times),
    others: others.map(deadlineText).join('、'),
    answerBy: answerBy === undefined ? '' : deadlineText(answerBy),
    reason: reason === undefined ? '' : roundEndReasonLabels[reason],
  };
}

/** 视频, 电话, 现场. */
export function formLabel(form: RoundRow['form']): string {
  return dictLabel('interview_form', form) ?? '';
}

function timesText(times: readonly Date[]): string {
  const [first, ...more] = times;
  if (first === undefined) return '待定';
  return more.length === 0 ? deadlineText(first) : `${times.length} 个时段可选，最早 ${deadlineText(first)}`;
}
