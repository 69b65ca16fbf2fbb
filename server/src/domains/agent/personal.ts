import { actKindLabels, actStateLabels } from '@pinjian/contract/agent-act.ts';
import { agentStateLabels } from '@pinjian/contract/agent-view.ts';
import { agentKindLabels } from '@pinjian/contract/by-agent.ts';
import type { Ctx } from '#server/context.ts';
import { eraseAgents, findActsOf, findAgentsOf, findToldOf, personalTables } from './personal-queries.ts';
import { findRefuses } from './queries.ts';

/** What a person may take along: their agents, what they let them do and said to them, and everything these did. */
async function exportData(ctx: Ctx, userId: string): Promise<object> {
  const acts = Map.groupBy(await findActsOf(ctx, userId), (act) => act.agent_id);
  const told = Map.groupBy(await findToldOf(ctx, userId), (each) => each.agent_id);
  return {
    agents: (await findAgentsOf(ctx, userId)).map((agent) => ({
      kind: agentKindLabels[agent.kind],
      name: agent.name,
      state: agentStateLabels[agent.state],
      slip: agent.content,
      createdAt: agent.created_at.toISOString(),
      told: (told.get(agent.id) ?? []).map(({ words, created_at }) => ({ words, at: created_at.toISOString() })),
      acts: (acts.get(agent.id) ?? []).map((act) => ({
        kind: actKindLabels[act.kind],
        state: actStateLabels[act.state],
        title: act.title,
        why: act.why,
        words: act.words,
        verdict: act.good === null ? null : { good: act.good, words: act.verdict_words },
        at: act.created_at.toISOString(),
      })),
    })),
    refusesAgents: await findRefuses(ctx, { userId }),
  };
}

/** What agents know of a person. */
export const personal = { tables: personalTables, export: exportData, erase: eraseAgents };
