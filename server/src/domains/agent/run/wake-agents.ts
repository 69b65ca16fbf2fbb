import type { WakeReason } from '@pinjian/contract/agent-view.ts';
import { on, task } from '#server/bind.ts';
import type { Ctx } from '#server/context.ts';
import { updateAgent, type AgentRow } from '../queries.ts';
import { planners } from './find-planner.ts';
import { wakeConcerned } from './queries.ts';
import { runAgent } from './run-agent.ts';

/** One look of an agent, or what is left of it. */
export const runAgentTask = task<{ agentId: string }>({ name: 'agent.run', timeoutSeconds: 300, run: runAgent });

/** Has an agent, whose row is held, look as soon as can be. */
export async function wakeAgent(tx: Ctx, agent: Pick<AgentRow, 'id' | 'wakes'>, woke: WakeReason): Promise<void> {
  await updateAgent(tx, agent.id, { wakes: agent.wakes + 1, woke });
  await tx.enqueue(runAgentTask, { agentId: agent.id });
}

/** News that wakes agents, as their kinds say. */
export const wakings = planners.flatMap(({ kind, wakesOn }) =>
  wakesOn.map((each) =>
    on(each.event, `agent.wake.${kind}.${each.event}`, async (tx, payload) => {
      for (const concerned of await each.whom(tx, payload as never))
        for (const agentId of await wakeConcerned(tx, kind, concerned)) await tx.enqueue(runAgentTask, { agentId });
    }),
  ),
);
