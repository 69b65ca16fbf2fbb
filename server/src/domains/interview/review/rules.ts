import type { ReportContent } from '@pinjian/contract/interview-report.ts';
import { bandOfScore, overallTarget, reviewRequestDays } from '@pinjian/contract/interview-review.ts';
import type { Judgement } from './queries.ts';

const dayMs = 86_400_000;

/** Until when a person can be asked for, counted from the report as it stands. */
export function requestableUntil(reportAt: Date): Date {
  return new Date(reportAt.getTime() + reviewRequestDays * dayMs);
}

/** What a member chose, before it is looked at. */
interface Chosen {
  readonly target: string;
  readonly band?: Judgement['band'] | undefined;
  readonly score?: number | undefined;
}

/**
 * A judgement as it is kept, or why it is none. The overall takes a band or a whole score of 0 to 100, whose band
 * follows; a competency of the report takes a score of 1 to 5 in halves, whether the engine found one or not.
 */
export function judgementOf(
  { target, band, score }: Chosen,
  { competencies }: Pick<ReportContent, 'competencies'>,
): Judgement | { readonly path: string; readonly message: string } {
  if (target === overallTarget) {
    if (score !== undefined) {
      if (!Number.isInteger(score) || score < 0 || score > 100)
        return { path: 'score', message: '总分是 0 到 100 的整数' };
      const reached = bandOfScore(score);
      if (band !== undefined && band !== null && band !== reached) {
        return { path: 'band', message: '结论和分数对不上，请只填一个' };
      }
      return { target, band: reached, score };
    }
    if (band === undefined || band === null) return { path: 'band', message: '请选择结论，或填写分数' };
    return { target, band, score: null };
  }
  if (!competencies.some((each) => each.competency === target)) {
    return { path: 'target', message: '报告里没有这一项' };
  }
  if (score === undefined || score < 1 || score > 5 || !Number.isInteger(score * 2)) {
    return { path: 'score', message: '请给 1 到 5 分，可以打半分' };
  }
  return { target, band: null, score };
}

/** Whether the newest judgement of that target says this already: the same click twice. */
export function isRepeated(
  newest: (Judgement & { reason: string; made_by: string | null; revision: number }) | undefined,
  sent: Judgement & { reason: string; by: string; revision: number },
): boolean {
  return (
    newest !== undefined &&
    newest.band === sent.band &&
    newest.score === sent.score &&
    newest.reason === sent.reason &&
    newest.made_by === sent.by &&
    newest.revision === sent.revision
  );
}
