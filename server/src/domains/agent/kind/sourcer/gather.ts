import type { TalentRow } from '@pinjian/contract/matching-talent-view.ts';
import { talentsShown } from '@pinjian/contract/matching-talent.ts';
import { findSeekersOf, isSoughtFor, listRecommendedTalents } from '#domains/matching/index.ts';
import { findOpenPositions } from '#domains/position/index.ts';
import type { Ctx, EmployerAgentActor } from '#server/context.ts';
import type { AgentFacts } from '../../run/planner.ts';
import { findPosition } from '../find-position.ts';
import { gatherCandidates, gatherMatches } from '../gather-deliveries.ts';
import type { Talents } from './plan.ts';

const pageSize = 100;

/** Whom the list of recommended talents shows for the position at this moment: whoever may not be found is not in it. */
export async function gather(ctx: Ctx<EmployerAgentActor>, of: AgentFacts): Promise<Talents> {
  const position = await findPosition(ctx, of);
  const rows: TalentRow[] = [];
  const { positionId } = position;
  const isOpen = (await findOpenPositions(ctx, [positionId])).length > 0;
  const { companyId } = ctx.actor;
  // A position that was just published is read for matching by a task of its own, which may come after this look.
  const isReady = isOpen && (await isSoughtFor(ctx, { positionId, companyId }));
  for (let current = 1; isReady && current <= talentsShown / pageSize; current++) {
    const page = await listRecommendedTalents(ctx, { positionId, current, pageSize });
    rows.push(...page.records);
    if (current * pageSize >= page.total) break;
  }
  const candidates = await gatherCandidates(ctx, positionId);
  const ids = rows.map(({ resumeId }) => resumeId);
  return {
    ...position,
    rows,
    isUnread: isOpen && !isReady,
    candidates,
    matches: await gatherMatches(ctx, candidates),
    seekers: await findSeekersOf(ctx, ids),
  };
}
