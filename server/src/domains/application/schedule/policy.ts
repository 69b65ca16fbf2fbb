import type { ScheduleScope, WaitingKind } from '@pinjian/contract/application-schedule.ts';
import type { Employing } from '#server/context.ts';
import { scopeOfLists } from '../policy.ts';
import type { ScheduleOf } from './queries.ts';

/**
 * Whose rounds somebody is shown; null without a company. Who reads what is assigned to them is shown what they
 * interview in, whatever they ask for.
 * @throws Refusal 40311 for a member who reads no candidates.
 */
export function scheduleOf(actor: Employing, scope: ScheduleScope): ScheduleOf | null {
  const reads = scopeOfLists(actor);
  if (reads === null) return null;
  return {
    companyId: reads.companyId,
    interviewer: reads.assignedTo,
    concerned: scope === 'own' ? actor.userId : null,
  };
}

/** What somebody can do something about: times are settled by whoever moves candidates. */
export function waitingKindsOf(actor: Employing): readonly WaitingKind[] {
  return actor.permissions.includes('candidate.move')
    ? ['proposal', 'outcome', 'scorecard', 'answer']
    : ['outcome', 'scorecard'];
}
