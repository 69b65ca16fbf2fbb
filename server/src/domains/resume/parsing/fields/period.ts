import { found, reasons, type Found } from '../draft.ts';
import type { Period } from '../text/dates.ts';

interface PeriodFields {
  readonly start: Found<string> | null;
  readonly end: Found<string> | null;
  readonly current: Found<boolean> | false;
}

/** The three fields of a period of the content. */
export function readPeriod(period: Period | null): PeriodFields {
  if (period === null) return { start: null, end: null, current: false };
  const { start, end, source } = period;
  const reason = period.sure ? null : period.end === null && !period.current ? reasons.noEnd : reasons.reversed;
  const score = period.sure ? 0.96 : 0.6;
  return {
    start: start === null ? null : found(start, source, score, reason),
    end: end === null ? null : found(end, source, score, reason),
    current: period.current ? found(true, source, score, reason) : false,
  };
}
