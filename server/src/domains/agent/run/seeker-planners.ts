import type { Step } from '@pinjian/contract/application-pipeline.ts';
import { findSeekerOf } from '#domains/application/index.ts';
import type { SeekerAgentActor } from '#server/context.ts';
import { gather as gatherForCoach } from '../kind/coach/gather.ts';
import { plan as planCoaching } from '../kind/coach/plan.ts';
import { gather as gatherForScout } from '../kind/scout/gather.ts';
import { plan as planScouting } from '../kind/scout/plan.ts';
import { gather as gatherForSecretary } from '../kind/secretary/gather.ts';
import { plan as planSecretarysWork } from '../kind/secretary/plan.ts';
import { gather as gatherForSubmitter } from '../kind/submitter/gather.ts';
import { plan as planSubmissions } from '../kind/submitter/plan.ts';
import { seekerPlanner, wake, type Planner, type Wake } from './planner.ts';

/** Applications that come to one of these steps are news to their seeker's agents. */
function movedTo(...steps: readonly Step[]): Wake {
  return wake('application.moved', async (tx, { applicationId, to }) => {
    const userId = steps.some((step) => step === to) ? await findSeekerOf(tx, applicationId) : null;
    return userId === null ? [] : [{ userId }];
  });
}

/** Finds positions: each morning, and when the seeker says anew what they look for. */
const scout = seekerPlanner({
  kind: 'scout',
  wakesOn: [
    wake('matching.wishChanged', (_tx, { seekerId }) => [{ userId: seekerId }]),
    wake('resume.changed', (_tx, { userId }) => [{ userId }]),
  ],
  every: null,
  at: 9,
  gather: gatherForScout,
  plan: planScouting,
});

/** Applies and answers: what is collected and asked waits for no morning. */
const submitter = seekerPlanner({
  kind: 'submitter',
  wakesOn: [wake('resume.changed', (_tx, { userId }) => [{ userId }]), movedTo(1)],
  every: 120,
  at: null,
  gather: gatherForSubmitter,
  plan: planSubmissions,
});

/** Prepares for interviews. */
const coach = seekerPlanner({
  kind: 'coach',
  wakesOn: [movedTo(31, 41)],
  every: null,
  at: 8,
  gather: gatherForCoach,
  plan: planCoaching,
});

/** Keeps what waits for the seeker, and what they wait for. */
const secretary = seekerPlanner({
  kind: 'secretary',
  wakesOn: [movedTo(2, 3, 4, 5)],
  every: 240,
  at: null,
  gather: gatherForSecretary,
  plan: planSecretarysWork,
});

/** Kinds that act for seekers. */
export const seekerPlanners: readonly Planner<SeekerAgentActor>[] = [scout, submitter, coach, secretary];
