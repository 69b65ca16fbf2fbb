import { actKindLabels, actModeLabels, actStateLabels, outwardActKinds } from '@pinjian/contract/agent-act.ts';
import { agentSlip, toneLabels, type AgentSlip } from '@pinjian/contract/agent-slip.ts';
import { tokenScopeLabels, tokenScopes } from '@pinjian/contract/agent-token.ts';
import { agentStateLabels } from '@pinjian/contract/agent-view.ts';
import { agentKindLabels } from '@pinjian/contract/by-agent.ts';
import { cityByCode } from '#domains/dictionary/index.ts';
import type { Ctx } from '#server/context.ts';
import {
  eraseAgents,
  findActsOf,
  findAgentsOf,
  findTalksOf,
  findTokensOf,
  findToldOf,
  personalTables,
} from './personal-queries.ts';
import { findRefuses } from './queries.ts';

/** What a person may take along: their agents, what they let them do and said to them, and everything these did. */
async function exportData(ctx: Ctx, userId: string): Promise<object> {
  const acts = Map.groupBy(await findActsOf(ctx, userId), (act) => act.agent_id);
  const talks = Map.groupBy(await findTalksOf(ctx, userId), (each) => each.agent_id);
  const told = Map.groupBy(await findToldOf(ctx, userId), (each) => each.agent_id);
  return {
    agents: (await findAgentsOf(ctx, userId)).map((agent) => ({
      kind: agentKindLabels[agent.kind],
      name: agent.name,
      state: agentStateLabels[agent.state],
      slip: slipView(agentSlip.parse(agent.content)),
      createdAt: agent.created_at.toISOString(),
      told: (told.get(agent.id) ?? []).map(({ words, created_at }) => ({ words, at: created_at.toISOString() })),
      talk: (talks.get(agent.id) ?? []).map(({ speaker, words, calls, caution, created_at }) => ({
        speaker: speaker === 'owner' ? '本人' : '智能体',
        words,
        lookedAt: calls.map(({ label }) => label),
        caution,
        at: created_at.toISOString(),
      })),
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
    accessTokens: (await findTokensOf(ctx, userId)).map((token) => ({
      name: token.name,
      tokenScopes: tokenScopes.filter((scope) => token.scopes.includes(scope)).map((scope) => tokenScopeLabels[scope]),
      createdAt: token.created_at.toISOString(),
      expiresAt: token.expires_at.toISOString(),
      revokedAt: token.revoked_at?.toISOString() ?? null,
      callCount: token.calls,
    })),
    refusesAgents: await findRefuses(ctx, { userId }),
  };
}

/** A slip in words. */
function slipView(slip: AgentSlip): object {
  const yuan = (fen: number | null) => (fen === null ? null : fen / 100);
  return {
    goal: slip.goal,
    cities: slip.cityCodes.map((code) => cityByCode(code)?.name ?? code),
    monthlyLeast: yuan(slip.salaryFloor),
    monthlyMost: yuan(slip.salaryCeiling),
    companiesNever: slip.companiesNever,
    permissions: outwardActKinds.flatMap((act) => {
      const rule = slip.acts[act];
      if (rule === undefined) return [];
      const { mode, daily, total } = rule;
      return [`${actKindLabels[act]}：${actModeLabels[mode]}，每天最多 ${daily} 次，总共最多 ${total} 次`];
    }),
    actingHours: `${slip.hours.from}:00–${slip.hours.to}:00`,
    creditsAllowed: slip.credits,
    writingTone: toneLabels[slip.tone],
    mayState: slip.mayState,
    endsOn: slip.endsOn,
  };
}

/** What agents know of a person. */
export const personal = { tables: personalTables, export: exportData, erase: eraseAgents };
