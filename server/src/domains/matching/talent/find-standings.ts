import { colleagueLookDays, unsuitableDays } from '@pinjian/contract/matching-talent.ts';
import type { TalentStanding } from '@pinjian/contract/matching-talent-view.ts';
import type { Ctx, Employing } from '#server/context.ts';
import { findPushedTalents } from '../push/talent-queries.ts';
import { findHidden, findLooks, findPipelineRows, findUnsuitableAnswers, type LookRow } from './queries.ts';

const dayMs = 86_400_000;
/** Positions in which somebody stands, in a list. */
const pipelineShown = 5;

export const colleagueLooksSince = (now: Date): Date => new Date(now.getTime() - colleagueLookDays * dayMs);

/** What a company has with talents already, and the looks it follows from, by seeker. */
export interface Standings {
  readonly standings: Map<string, TalentStanding>;
  readonly looks: readonly LookRow[];
}

/** @param of.positionId an open position of the company for which they are looked at; null without one */
export async function findStandings(
  ctx: Ctx<Employing>,
  of: { readonly companyId: string; readonly positionId: string | null },
  seekerIds: readonly string[],
): Promise<Standings> {
  const { positionId, companyId } = of;
  const memberId = ctx.actor.userId;
  const now = ctx.now();
  const pipeline = Map.groupBy(await findPipelineRows(ctx, companyId, seekerIds), (row) => row.seekerId);
  const looks = await findLooks(ctx, { companyId, memberId, since: colleagueLooksSince(now) }, seekerIds);
  const looksAt = Map.groupBy(looks, (row) => row.seeker_id);
  const hidden = positionId === null ? new Set<string>() : await findHidden(ctx, positionId, seekerIds);
  const pushed = positionId === null ? new Map<string, Date>() : await findPushedTalents(ctx, positionId, seekerIds);
  const since = new Date(now.getTime() - unsuitableDays * dayMs);
  const answers =
    positionId === null ? new Map<string, Date>() : await findUnsuitableAnswers(ctx, { positionId, since }, seekerIds);
  const mayMove = ctx.actor.permissions.includes('candidate.move');
  const standingOf = (seekerId: string): TalentStanding => {
    const rows = pipeline.get(seekerId) ?? [];
    const own = looksAt.get(seekerId)?.find((row) => row.member_id === memberId);
    const colleague = looksAt.get(seekerId)?.find((row) => row.member_id !== memberId);
    const answeredAt = answers.get(seekerId);
    return {
      inPipeline: rows
        .slice(0, pipelineShown)
        .map(({ applicationId, positionId: at, title, state }) => ({ applicationId, positionId: at, title, state })),
      lookedAt: own?.looked_at.toISOString() ?? null,
      colleague: colleague === undefined ? null : { name: colleague.username, at: colleague.looked_at.toISOString() },
      pushedAt: pushed.get(seekerId)?.toISOString() ?? null,
      hidden: hidden.has(seekerId),
      unsuitableUntil:
        answeredAt === undefined ? null : new Date(answeredAt.getTime() + unsuitableDays * dayMs).toISOString(),
      mayAdd:
        mayMove &&
        positionId !== null &&
        answeredAt === undefined &&
        !rows.some((row) => row.positionId === positionId),
    };
  };
  return { standings: new Map(seekerIds.map((seekerId) => [seekerId, standingOf(seekerId)])), looks };
}
