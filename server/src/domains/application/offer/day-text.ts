import { dayText } from '@pinjian/contract/application-offer-pay.ts';
import { dayInBeijing } from '#platform/core/beijing-day.ts';

/** The day of an instant in Beijing: 2026年12月1日. */
export function dayTextOf(at: Date): string {
  return dayText(dayInBeijing(at));
}
