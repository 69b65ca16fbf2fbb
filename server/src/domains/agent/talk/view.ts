import { talkControls, type Talk, type TalkMessage } from '@pinjian/contract/agent-talk.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { findActRecord } from '../act/list-queries.ts';
import { actView } from '../act/view.ts';
import { midnightInBeijing } from '#platform/core/beijing-day.ts';
import { sumTokensOf } from '../model-queries.ts';
import type { AgentRow } from '../queries.ts';
import { findTalk, type TalkRow } from './queries.ts';
import { brokenOff, isForgotten } from './rules.ts';

/** Messages of one answer of ours. */
const pageSize = 30;

/** A talk for its owner: its newest messages, or those before a place in it. */
export async function talkOf(ctx: Ctx<SignedInActor>, agent: AgentRow, before?: number): Promise<Talk> {
  const rows = await findTalk(ctx, agent.id, { before, limit: pageSize + 1 });
  const messages: TalkMessage[] = [];
  for (const row of rows.slice(0, pageSize).toReversed()) messages.push(await messageView(ctx, row));
  const { llm, config } = ctx.ports;
  return {
    messages,
    hasEarlier: rows.length > pageSize,
    model: llm?.model ?? null,
    used: await sumTokensOf(ctx, agent.owner_id, midnightInBeijing(ctx.now())),
    allowed: config.agents.tokensPerDay,
  };
}

/** One message for the owner of its agent. */
export async function messageView(ctx: Ctx<SignedInActor>, row: TalkRow): Promise<TalkMessage> {
  const forgotten = isForgotten(row, ctx.now());
  const isOver = row.state !== 'answering' || forgotten;
  const reader = { userId: ctx.actor.userId, now: ctx.now() };
  const ids = [...new Set(row.calls.flatMap(({ actId }) => actId ?? []))];
  const records = await Promise.all(ids.map((id) => findActRecord(ctx, id)));
  return {
    messageId: row.id,
    seq: row.seq,
    speaker: row.speaker,
    state: forgotten ? 'failed' : row.state,
    words: row.words,
    answeredBy: row.answered_by,
    // What ran when its copy died has come to an end, too.
    calls: row.calls.map((each) => (isOver && each.outcome === 'running' ? { ...each, outcome: 'stopped' } : each)),
    controls: talkControls.filter((control) => row.controls.includes(control)),
    caution: forgotten ? brokenOff : row.caution,
    acts: records.flatMap((record) => (record === undefined ? [] : [actView(record, reader)])),
    at: row.created_at.toISOString(),
  };
}
