import { sql } from 'kysely';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';
import type { BudgetUse } from './rules.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** One alarm of a span stands for all of these minutes. */
const alarmMilliseconds = 10 * minute;

/** One code at a time is counted against the budget, until the transaction ends: taken last, and held for a moment. */
export async function lockBudget(tx: Ctx): Promise<void> {
  await sql`select pg_advisory_xact_lock(7206420)`.execute(tx.db);
}

/** Codes sent to all numbers together. */
export async function budgetUse(ctx: Ctx): Promise<BudgetUse> {
  const now = ctx.now().getTime();
  return ctx.db
    .selectFrom('account_sms_code')
    .select((eb) => [
      eb.fn
        .countAll<number>()
        .filterWhere('sent_at', '>', new Date(now - minute))
        .as('minute'),
      eb.fn.countAll<number>().as('day'),
    ])
    .where('sent_at', '>', new Date(now - day))
    .executeTakeFirstOrThrow();
}

/** Writes an alarm down; false where one of the same span was raised just before. */
export async function raiseAlarm(
  tx: Ctx,
  alarm: { span: 'minute' | 'day'; sent: number; allowed: number },
): Promise<boolean> {
  const standing = await tx.db
    .selectFrom('account_sms_alarm')
    .select('id')
    .where('span', '=', alarm.span)
    .where('raised_at', '>', new Date(tx.now().getTime() - alarmMilliseconds))
    .limit(1)
    .executeTakeFirst();
  if (standing !== undefined) return false;
  await tx.db
    .insertInto('account_sms_alarm')
    .values({ id: newId(), ...alarm, raised_at: tx.now() })
    .execute();
  return true;
}

/** The last alarm of each span in the past 24 hours. */
export async function findAlarms(ctx: Ctx) {
  return ctx.db
    .selectFrom('account_sms_alarm')
    .distinctOn('span')
    .select(['span', 'sent', 'allowed', 'raised_at'])
    .where('raised_at', '>', new Date(ctx.now().getTime() - day))
    .orderBy('span')
    .orderBy('raised_at', 'desc')
    .execute();
}

export async function deleteAlarms(ctx: Ctx, before: Date): Promise<void> {
  await ctx.db.deleteFrom('account_sms_alarm').where('raised_at', '<', before).execute();
}
