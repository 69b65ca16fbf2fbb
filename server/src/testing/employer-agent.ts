import { defaultSlip, type AgentSlip } from '@pinjian/contract/agent-slip.ts';
import type { AgentKind } from '@pinjian/contract/by-agent.ts';
import type { AgentFacts, Judged, Plan } from '#domains/agent/run/planner.ts';
import { employerPlanners } from '#domains/agent/run/employer-planners.ts';
import { newId } from '#platform/core/ids.ts';
import type { EmployerActor, EmployerAgentActor } from '#server/context.ts';
import type { World } from './world.ts';

/** An agent of a member, as its planner meets it: what it has shown is known to it the next time. */
export interface Looking {
  readonly actor: EmployerAgentActor;
  readonly known: Set<string>;
  /** Looks once more; what it proposes is known afterwards. */
  look(changes?: {
    readonly slip?: Partial<AgentSlip>;
    readonly verdicts?: readonly Judged[];
    readonly told?: readonly string[];
    readonly woke?: AgentFacts['woke'];
    readonly lastRunAt?: Date | null;
  }): Promise<Plan>;
}

/** The planner of a kind over a real world, in the name of a member: it reads what they read and asks for no permit. */
export function lookingAgent(
  world: World,
  owner: EmployerActor & { readonly companyId: string },
  { kind, positionId }: { readonly kind: AgentKind; readonly positionId: string | null },
): Looking {
  const planner = employerPlanners.find((each) => each.kind === kind);
  if (planner === undefined || owner.companyRole === null) throw new Error(`${kind} is no agent of an employer`);
  const agentId = newId();
  const actor: EmployerAgentActor = {
    kind: 'employerAgent',
    userId: owner.userId,
    personId: owner.personId,
    companyId: owner.companyId,
    companyRole: owner.companyRole,
    permissions: owner.permissions,
    agent: {
      agentId,
      kind,
      slipId: newId(),
      slipVersion: 1,
      runId: null,
      permit: () => Promise.reject(new Error('a planner does nothing that needs a permit')),
      permitted: () => null,
    },
  };
  const known = new Set<string>();
  return {
    actor,
    known,
    look: async ({ slip = {}, verdicts = [], told = [], woke = 'created', lastRunAt = null } = {}) => {
      const now = world.clock.now();
      const plan = await planner.look(world.as(actor), {
        agentId,
        kind,
        userId: owner.userId,
        companyId: owner.companyId,
        positionId,
        slip: { ...defaultSlip(kind), ...slip },
        slipVersion: 1,
        now,
        woke,
        lastRunAt,
        told: told.map((words) => ({ words, at: now })),
        verdicts,
        known: new Set(known),
      });
      for (const { key } of plan.proposals) known.add(key);
      return plan;
    },
  };
}
