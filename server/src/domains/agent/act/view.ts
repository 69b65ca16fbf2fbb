import type { AgentAct } from '@pinjian/contract/agent-act.ts';
import { agentKindLabels } from '@pinjian/contract/by-agent.ts';
import type { ActRecord } from './list-queries.ts';
import { undoableUntil } from './undo-rules.ts';

/** One line of the diary for who reads it; what only its owner decides is shown to its owner alone. */
export function actView(row: ActRecord, reader: { readonly userId: string; readonly now: Date }): AgentAct {
  const own = row.owner_id === reader.userId;
  const until = undoableUntil(row);
  const undoable = own && row.state === 'done' && row.undo !== null && (until === null || until > reader.now);
  return {
    actId: row.id,
    agentId: row.agent_id,
    agentKind: row.agent_kind,
    agentName: row.agent_name || agentKindLabels[row.agent_kind],
    runId: row.run_id,
    slipVersion: row.slip_version,
    kind: row.kind,
    mode: row.mode,
    state: row.state === 'waiting' && row.expires_at !== null && row.expires_at <= reader.now ? 'expired' : row.state,
    subject: row.subject,
    title: row.title,
    why: row.why,
    evidence: [...row.evidence],
    text: row.words,
    sections: row.sections.map((section) => ({ ...section, rows: [...section.rows] })),
    prepared: own ? row.prepared : null,
    credits: row.credits,
    objection: row.objection,
    undo: undoable ? (row.undo?.way ?? null) : null,
    verdict: row.good === null ? null : { good: row.good, reason: row.reason, words: row.verdict_words ?? '' },
    expiresAt: row.state === 'waiting' ? (row.expires_at?.toISOString() ?? null) : null,
    decidedAt: row.decided_at?.toISOString() ?? null,
    at: row.created_at.toISOString(),
  };
}
