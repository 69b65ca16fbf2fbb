import { agentErrors } from '@pinjian/contract/agent.ts';
import type {
  getAgentTalk as getEndpoint,
  sayToAgent as endpoint,
  stopAgentTalk as stopEndpoint,
} from '@pinjian/contract/agent-talk.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { newId } from '#platform/core/ids.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { requireOwn } from '../policy.ts';
import { findAgent, findSwitchedOff, insertTold, lockAgent, type AgentRow } from '../queries.ts';
import { wakeAgent } from '../run/wake-agents.ts';
import { answerByRules, concernsOf } from './answer-by-rules.ts';
import { answerOwnerTask } from './answer-owner.ts';
import { gatherStanding } from './gather-standing.ts';
import { talkChannel } from './open-talk.ts';
import { findOpenAnswer, findSaid, findTalk, insertTalkMessage, noteConcerns, updateAnswer } from './queries.ts';
import { isTelling } from './read-question.ts';
import { brokenOff, isForgotten } from './rules.ts';
import { talkOf } from './view.ts';

/** @throws Refusal 403, 40400 for an agent that is not one's own */
export async function getAgentTalk(
  ctx: Ctx<SignedInActor>,
  { agentId, before }: Received<typeof getEndpoint>,
): Promise<Answer<typeof getEndpoint>> {
  return talkOf(ctx, requireOwn(ctx.actor, await findAgent(ctx, agentId)), before);
}

/**
 * Says something to one's agent and has it answer. The same key is the same words, said once. What an intake is told of whom to hire
 * it also lays ready as a draft.
 * @throws Refusal 403, 40400, 40901, 41201, 41203, 41225 while it still answers
 */
export async function sayToAgent(
  ctx: Ctx<SignedInActor>,
  { agentId, key, words }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  await ctx.transaction(async (tx) => {
    const agent = requireOwn(tx.actor, await lockAgent(tx, agentId));
    const before = await findSaid(tx, agentId, key);
    if (before !== undefined) {
      if (before.words !== words) throw new Refusal(errors.keyReused);
      return;
    }
    await requireTalking(tx, agent);
    await say(tx, agent, { key, words });
  });
  return talkOf(ctx, requireOwn(ctx.actor, await findAgent(ctx, agentId)));
}

async function requireTalking(tx: Ctx, { id, kind, state }: AgentRow): Promise<void> {
  const off = await findSwitchedOff(tx);
  if (off.has('all') || off.has(kind)) throw new Refusal(agentErrors.switchedOff);
  if (state === 'ended') throw new Refusal(agentErrors.ended);
  const open = await findOpenAnswer(tx, id);
  if (open === undefined) return;
  if (!isForgotten(open, tx.now())) throw new Refusal(agentErrors.stillAnswering);
  const ended = { state: 'failed' as const, caution: brokenOff, ended_at: tx.now() };
  await updateAnswer(tx, { messageId: open.id, attempt: open.attempts }, ended);
  await noteConcerns(tx, open.id, open.concerns);
}

async function say(
  tx: Ctx,
  agent: AgentRow,
  { key, words }: { readonly key: string; readonly words: string },
): Promise<void> {
  const [last] = await findTalk(tx, agent.id, { before: undefined, limit: 1 });
  const seq = (last?.seq ?? 0) + 1;
  const of = { agent_id: agent.id };
  const told = isTelling(agent.kind, words);
  const standing = tx.ports.llm === null ? await gatherStanding(tx, agent) : null;
  const said = standing && answerByRules(words, standing, told);
  const concerns = standing && said ? concernsOf(`${words}\n${said.words}`, standing) : [];
  await insertTalkMessage(tx, { ...of, id: newId(), seq, speaker: 'owner', state: 'said', key, words, concerns });
  if (told) {
    await insertTold(tx, { agentId: agent.id, key: `talk-${key}`, words });
    if (agent.state === 'active') await wakeAgent(tx, agent, 'told');
  }
  const answer = { ...of, id: newId(), seq: seq + 1, speaker: 'agent' as const };
  if (said !== null) {
    const by = { answered_by: 'rules' as const, ended_at: tx.now() };
    const controls = [...said.controls];
    await insertTalkMessage(tx, { ...answer, state: 'done', words: said.words, controls, concerns, ...by });
  } else {
    await insertTalkMessage(tx, { ...answer, state: 'answering', words: '' });
    await tx.enqueue(answerOwnerTask, { messageId: answer.id });
  }
  await tx.publish(talkChannel, agent.id);
}

/**
 * Ends the answer that is being given, on whichever copy; where none is, it is the same. Whatever it was doing is done by then, or
 * is not done at all: acts hold the agent's row, too.
 * @throws Refusal 403, 40400
 */
export async function stopAgentTalk(
  ctx: Ctx<SignedInActor>,
  { agentId }: Received<typeof stopEndpoint>,
): Promise<Answer<typeof stopEndpoint>> {
  const agent = await ctx.transaction(async (tx) => {
    const row = requireOwn(tx.actor, await lockAgent(tx, agentId));
    const open = await findOpenAnswer(tx, agentId);
    if (open !== undefined) {
      const answer = { messageId: open.id, attempt: open.attempts };
      await updateAnswer(tx, answer, { state: 'stopped', ended_at: tx.now() });
      await noteConcerns(tx, open.id, open.concerns);
      await tx.publish(talkChannel, agentId);
    }
    return row;
  });
  return talkOf(ctx, agent);
}
