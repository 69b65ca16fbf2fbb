import { agentErrors } from '@pinjian/contract/agent.ts';
import { defaultSlip, type AgentSlip } from '@pinjian/contract/agent-slip.ts';
import type { AgentFacts, Plan } from '#domains/agent/run/planner.ts';
import { seekerPlanners } from '#domains/agent/run/seeker-planners.ts';
import { newId } from '#platform/core/ids.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { SeekerActor, SeekerAgentActor } from '#server/context.ts';
import type { World } from './world.ts';

type SeekerKind = 'scout' | 'submitter' | 'coach' | 'secretary';

/** A seeker's agent that only looks: nothing that it tries to do is permitted. */
function lookingFor(seeker: SeekerActor, kind: SeekerKind): SeekerAgentActor {
  return {
    kind: 'seekerAgent',
    userId: seeker.userId,
    personId: seeker.personId,
    agent: {
      agentId: newId(),
      kind,
      slipId: newId(),
      slipVersion: 1,
      runId: null,
      permit: () => Promise.reject(new Refusal(agentErrors.notCovered)),
      permitted: () => null,
    },
  };
}

/** What a kind of agent sees and proposes for a seeker at this moment. */
export async function look(
  world: World,
  seeker: SeekerActor,
  kind: SeekerKind,
  changes: Partial<Omit<AgentFacts, 'slip'>> & { readonly slip?: Partial<AgentSlip> } = {},
): Promise<Plan> {
  const actor = lookingFor(seeker, kind);
  const planner = seekerPlanners.find((each) => each.kind === kind);
  if (planner === undefined) throw new Error(`no planner of ${kind}`);
  return planner.look(world.as(actor), {
    agentId: actor.agent.agentId,
    kind,
    userId: seeker.userId,
    companyId: null,
    positionId: null,
    slipVersion: 1,
    now: world.clock.now(),
    woke: 'created',
    lastRunAt: null,
    told: [],
    verdicts: [],
    known: new Set(),
    ...changes,
    slip: { ...defaultSlip(kind), ...changes.slip },
  });
}
