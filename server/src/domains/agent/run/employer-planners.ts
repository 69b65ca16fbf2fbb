import { findConcerned } from '#domains/application/index.ts';
import type { Ctx, EmployerAgentActor, SystemActor } from '#server/context.ts';
import { lookAtWords } from '../kind/intake/look-at-words.ts';
import { gather as gatherInvitations } from '../kind/inviter/gather.ts';
import { plan as planInvitations } from '../kind/inviter/plan.ts';
import { gather as gatherPosition } from '../kind/reporter/gather.ts';
import { plan as planReport } from '../kind/reporter/plan.ts';
import { gather as gatherDeliveries } from '../kind/screener/gather.ts';
import { plan as planRanking } from '../kind/screener/plan.ts';
import { gather as gatherTalents } from '../kind/sourcer/gather.ts';
import { plan as planTalents } from '../kind/sourcer/plan.ts';
import { employerPlanner, wake, type Concerned, type Planner } from './planner.ts';

/** Agents of the position to which an application belongs. */
async function ofApplication(tx: Ctx<SystemActor>, applicationId: string | null): Promise<Concerned[]> {
  const found = applicationId === null ? null : await findConcerned(tx, applicationId);
  return found === null ? [] : [{ companyId: found.companyId, positionId: found.positionId }];
}

const intake: Planner<EmployerAgentActor> = {
  kind: 'intake',
  wakesOn: [],
  every: null,
  at: null,
  look: lookAtWords,
};

const sourcer = employerPlanner({
  kind: 'sourcer',
  wakesOn: [wake('position.published', (_, { companyId, positionId }) => [{ companyId, positionId }])],
  every: null,
  at: 9,
  gather: gatherTalents,
  plan: planTalents,
});

const screener = employerPlanner({
  kind: 'screener',
  // One delivery more is no other order: they are read together, each hour.
  wakesOn: [],
  every: 60,
  at: null,
  gather: gatherDeliveries,
  plan: planRanking,
});

const inviter = employerPlanner({
  kind: 'inviter',
  wakesOn: [
    // Who passed the resume, or comes back to where an invitation is possible.
    wake('application.moved', (tx, { applicationId, to }) =>
      to === 2 || to === 32 ? ofApplication(tx, applicationId) : [],
    ),
    wake('interview.overridden', (tx, { applicationId }) => ofApplication(tx, applicationId)),
  ],
  every: null,
  at: 10,
  gather: gatherInvitations,
  plan: planInvitations,
});

const reporter = employerPlanner({
  kind: 'reporter',
  wakesOn: [],
  every: null,
  at: 8,
  gather: gatherPosition,
  plan: planReport,
});

/** Kinds that act for members of companies. */
export const employerPlanners: readonly Planner<EmployerAgentActor>[] = [intake, sourcer, screener, inviter, reporter];
