import type { listOwedScorecards as endpoint } from '@pinjian/contract/application-scorecard.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import { leavingAmong } from '#domains/account/index.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { scopeOfLists } from '../policy.ts';
import { findOwed } from './queries.ts';
import { aboutView } from './view.ts';

/** A card of longer ago is not asked for any more. */
const owedDays = 90;
const shownAtMost = 50;

/** The caller's interviews that are over and whose card is not handed in, the earliest first. */
export async function listOwedScorecards(ctx: Ctx<EmployerActor>): Promise<Answer<typeof endpoint>> {
  const scope = scopeOfLists(ctx.actor);
  if (scope === null) return [];
  const now = ctx.now();
  const rows = await findOwed(ctx, {
    companyId: scope.companyId,
    interviewerId: ctx.actor.userId,
    endedBefore: now,
    endedAfter: new Date(now.getTime() - owedDays * 86_400_000),
    limit: shownAtMost,
  });
  const leaving = await leavingAmong(
    ctx,
    rows.map((row) => row.seeker_id),
  );
  return rows
    .filter((row) => !leaving.has(row.seeker_id))
    .map((row) => ({ roundId: row.round_id, ...aboutView(row, now), begun: row.card_id !== null }));
}
