import { maxFreeTimeDays, type listFreeTimes as endpoint } from '@pinjian/contract/calendar.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { requireReading } from '#domains/account/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, Employing } from '#server/context.ts';
import { findFreeTimes } from './find-free-times.ts';

const dayMs = 86_400_000;

/**
 * Times at which all chosen members of the caller's company could give an interview.
 * @throws Refusal 40310 without a company, 40001 for too long a stretch, 40400 where somebody is no member of it.
 */
export async function listFreeTimes(
  ctx: Ctx<Employing>,
  { memberIds, minutes, from, to, except }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { companyId } = requireReading(ctx.actor, 'members');
  const within = { from: new Date(from), to: new Date(to) };
  if (within.to.getTime() - within.from.getTime() > maxFreeTimeDays * dayMs) {
    const message = `一次最多查询 ${maxFreeTimeDays} 天`;
    throw new Refusal(errors.invalidInput, { data: [{ path: 'to', message }] });
  }
  const times = await findFreeTimes(ctx, { companyId, memberIds, minutes, ...within, except });
  return {
    times: times.map(({ startsAt, endsAt }) => ({ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() })),
  };
}
