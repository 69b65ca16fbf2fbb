import type { Ctx } from '#server/context.ts';
import { budgetUse, findAlarms } from './budget-queries.ts';
import type { BudgetUse } from './rules.ts';

/** The codes by text message of a minute or a day came close to what the settings allow for. */
export interface SmsAlarm {
  readonly span: 'minute' | 'day';
  readonly sent: number;
  readonly allowed: number;
  readonly at: Date;
}

/** The alarms of the past day, the last of each span. */
export async function findSmsAlarms(ctx: Ctx): Promise<SmsAlarm[]> {
  return (await findAlarms(ctx)).map(({ raised_at: at, ...alarm }) => ({ ...alarm, at }));
}

/** How many codes went out in the past minute and the past day. */
export async function countSentCodes(ctx: Ctx): Promise<BudgetUse> {
  return budgetUse(ctx);
}
