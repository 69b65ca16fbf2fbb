import type { Ctx } from '#server/context.ts';
import { outsideHours } from '../engine/free-times.ts';
import { findHoursOf } from '../hours/queries.ts';
import type { FreeTime } from './find-free-times.ts';

interface MemberTime extends FreeTime {
  readonly memberId: string;
}

/** Those of the times that are not within the hours of their member; one who left the company has none to keep to. */
export async function findOutsideHours<T extends MemberTime>(
  ctx: Ctx,
  companyId: string,
  times: readonly T[],
): Promise<T[]> {
  const byMember = Map.groupBy(times, ({ memberId }) => memberId);
  const hours = await findHoursOf(ctx, companyId, [...byMember.keys()]);
  return [...hours].flatMap(([memberId, own]) => {
    const spans = (byMember.get(memberId) ?? []).map((time) => ({
      time,
      from: time.startsAt.getTime(),
      until: time.endsAt.getTime(),
    }));
    return outsideHours(own, spans).map(({ time }) => time);
  });
}
