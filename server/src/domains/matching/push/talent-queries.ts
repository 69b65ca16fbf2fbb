import type { Ctx } from '#server/context.ts';

/** Since when these people are recommended to the company of a position, while that stands; who is not is missing. */
export async function findPushedTalents(
  ctx: Ctx,
  positionId: string,
  seekerIds: readonly string[],
): Promise<Map<string, Date>> {
  if (seekerIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('application_application as application')
    .innerJoin('matching_push as push', (join) =>
      join
        .onRef('push.seeker_id', '=', 'application.seeker_id')
        .onRef('push.position_id', '=', 'application.position_id'),
    )
    .select(['application.seeker_id', 'push.employer_at'])
    .where('application.position_id', '=', positionId)
    .where('application.seeker_id', 'in', [...seekerIds])
    .where('application.status', '=', 9)
    .where('application.recommended_to', 'in', ['employer', 'both'])
    .execute();
  return new Map(
    rows.flatMap(({ seeker_id, employer_at }) => (employer_at === null ? [] : [[seeker_id, employer_at]])),
  );
}
