import type { Match } from '@pinjian/contract/matching-match.ts';
import type { Ctx } from '#server/context.ts';
import { findPositionsFor } from '../candidates/find-positions-for.ts';
import { findIndexedPositions } from '../candidates/queries.ts';
import { readSeeker } from '../candidates/read-seeker.ts';
import { findDismissals, withoutDismissed } from '../dismissal/find-dismissals.ts';
import { matchInputHash } from '../engine/hash-input.ts';
import { isWorthPushing } from './rules.ts';

/** A seeker and a position on show that suit each other, with what that rests on. */
export interface PushCandidate {
  readonly seekerId: string;
  readonly positionId: string;
  readonly companyId: string;
  readonly match: Match;
  readonly inputHash: string;
  readonly hasResume: boolean;
  /** They dismissed it, or what it is like. */
  readonly isDismissed: boolean;
  /** What the seeker said of others that it comes later for. */
  readonly lowered: readonly string[];
}

/**
 * Positions on show that suit a seeker well enough for a word unasked, the best first and what they dismissed last; of
 * these positions alone where some are named. `asked`: somebody has one of them looked for, so that a lesser fit counts too.
 */
export async function findCandidates(
  ctx: Ctx,
  seekerId: string,
  wanted: { readonly limit: number; readonly positionIds?: readonly string[]; readonly asked?: true },
): Promise<PushCandidate[]> {
  const found = await findPositionsFor(ctx, seekerId, wanted);
  if (found.length === 0) return [];
  const { facts: talent } = await readSeeker(ctx, seekerId);
  const hasResume = talent.clauses.length > 0;
  const worth = wanted.asked ? found : found.filter(({ match }) => isWorthPushing(match, hasResume));
  const kept = await withoutDismissed(ctx, await findDismissals(ctx, seekerId), worth);
  const indexed = new Map(
    (
      await findIndexedPositions(
        ctx,
        worth.map(({ positionId }) => positionId),
      )
    ).map((each) => [each.positionId, each]),
  );
  const keptIds = new Set(kept.map(({ positionId }) => positionId));
  const dismissed = worth.filter(({ positionId }) => !keptIds.has(positionId));
  return [...kept, ...dismissed.map((each) => ({ ...each, lowered: [] }))].flatMap(
    ({ positionId, match, lowered }): PushCandidate[] => {
      const position = indexed.get(positionId);
      if (position === undefined) return [];
      return [
        {
          seekerId,
          positionId,
          companyId: position.companyId,
          match,
          inputHash: matchInputHash(position.facts, talent, ctx.now()),
          hasResume,
          isDismissed: !keptIds.has(positionId),
          lowered: lowered.map(({ text }) => text),
        },
      ];
    },
  );
}
