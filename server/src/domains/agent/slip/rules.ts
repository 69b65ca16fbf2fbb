import type { AgentSlip } from '@pinjian/contract/agent-slip.ts';
import { dayInBeijing, hourInBeijing, midnightInBeijing } from '#platform/core/beijing-day.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** 1 Monday to 7 Sunday, in Beijing. */
function weekdayInBeijing(at: Date): number {
  return ((new Date(`${dayInBeijing(at)}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
}

/** Whether a slip lets its agent act towards others at an instant. */
export function isWithinHours({ from, to, days }: AgentSlip['hours'], at: Date): boolean {
  const hour = hourInBeijing(at);
  return days.includes(weekdayInBeijing(at)) && hour >= from && hour < to;
}

/** When the hours of a slip begin next; `at` itself while they last. */
export function nextHours(hours: AgentSlip['hours'], at: Date): Date {
  if (isWithinHours(hours, at)) return at;
  const midnight = midnightInBeijing(at).getTime();
  for (let day = 0; day <= 7; day += 1) {
    const begin = new Date(midnight + day * dayMs + hours.from * hourMs);
    if (begin > at && isWithinHours(hours, begin)) return begin;
  }
  throw new Error('a slip without a day');
}

/** Whether the last day of a slip is over. */
export function isOver({ endsOn }: Pick<AgentSlip, 'endsOn'>, at: Date): boolean {
  return endsOn !== null && dayInBeijing(at) > endsOn;
}

/** What a slip is held against: the place and the pay of what an act is about, and the companies it touches. */
export interface ActScope {
  /** Cities that it is in or that the person wishes for; null: anywhere. */
  readonly cityCodes: readonly string[] | null;
  /** A month, fen: what is paid at most, or what the person asks at least; null where nothing is said. */
  readonly pay: number | null;
  /** Names. */
  readonly companies: readonly string[];
}

export type ScopeObjection = 'cityOutside' | 'salaryOutside' | 'companyNever';

/** What in a slip stands against what an act is about; null for nothing. What is not known is not within. */
export function objectionToScope(
  slip: Pick<AgentSlip, 'cityCodes' | 'salaryFloor' | 'salaryCeiling' | 'companiesNever'>,
  { cityCodes, pay, companies }: ActScope,
): ScopeObjection | null {
  if (slip.companiesNever.some((never) => companies.some((name) => name.includes(never)))) return 'companyNever';
  if (slip.cityCodes.length > 0 && cityCodes !== null && !cityCodes.some((city) => slip.cityCodes.includes(city)))
    return 'cityOutside';
  if (slip.salaryFloor !== null && (pay === null || pay < slip.salaryFloor)) return 'salaryOutside';
  if (slip.salaryCeiling !== null && pay !== null && pay > slip.salaryCeiling) return 'salaryOutside';
  return null;
}
