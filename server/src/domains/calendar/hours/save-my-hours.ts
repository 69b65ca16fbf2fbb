import { calendarErrors, type saveMyHours as endpoint } from '@pinjian/contract/calendar.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findHours, lockCalendars, updateHours } from './queries.ts';
import { inOrder, objectionTo } from './rules.ts';

/**
 * Keeps when the caller gives interviews. What is booked stays as it is.
 * @throws Refusal 40001 for a zone there is not, 41031 for stretches of a day that overlap or end before they begin,
 *   40900 where another tab or device has saved since.
 */
export async function saveMyHours(
  ctx: Ctx<EmployerActor>,
  { zone, week, exceptions, minutesBefore, minutesAfter, dailyCap, version }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { userId } = ctx.actor;
  const wanted = inOrder({ zone, week, exceptions, minutesBefore, minutesAfter, dailyCap, version: version + 1 });
  const objection = objectionTo(wanted);
  if (objection === 'zone') throw new Refusal(errors.invalidInput, { data: [{ path: 'zone', message: '请选择时区' }] });
  if (objection === 'overlap') throw new Refusal(calendarErrors.hoursOverlap);
  await ctx.transaction(async (tx) => {
    await lockCalendars(tx, [userId]);
    if ((await findHours(tx, userId)).version !== version) throw new Refusal(errors.stateChanged);
    await updateHours(tx, userId, wanted);
  });
  return wanted;
}
