import {
  agentErrors,
  type approveActs as approveEndpoint,
  type declineActs as declineEndpoint,
  type DecidedAct,
  type settlePrepared as settleEndpoint,
} from '@pinjian/contract/agent.ts';
import { isOutward } from '@pinjian/contract/agent-act.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { hintAgents } from '#domains/message/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { requireOwn } from '../policy.ts';
import { lockAgent } from '../queries.ts';
import { fingerprintOf } from '../slip/fingerprint.ts';
import { upsertVerdict } from '../verdict/queries.ts';
import { findActRecord } from './list-queries.ts';
import { performOne } from './perform-approved.ts';
import { findAct, updateAct, type ActRow } from './queries.ts';
import { actView } from './view.ts';

/**
 * Agrees to acts, each as the caller sees it or with words of their own, and has each done once; what was decided before
 * stays as it is. One that cannot be done says why and holds up none of the others.
 * @throws Refusal 403, 40400 for one that is not the caller's
 */
export async function approveActs(
  ctx: Ctx<SignedInActor>,
  { acts }: Received<typeof approveEndpoint>,
): Promise<Answer<typeof approveEndpoint>> {
  const answers: DecidedAct[] = [];
  for (const { actId, text } of acts) {
    const agreed = await ctx.transaction((tx) => approve(tx, actId, text));
    if (agreed) await performOne(ctx, actId);
    answers.push(await decidedOf(ctx, actId, agreed));
  }
  return answers;
}

async function approve(tx: Ctx<SignedInActor>, actId: string, text: string | undefined): Promise<boolean> {
  const row = await holdAct(tx, actId);
  if (!isOpen(tx, row) || !isOutward(row.kind)) return row.state === 'approved';
  const changed = text === undefined || text === row.words ? {} : { words: text, input: { ...row.input, words: text } };
  const agreed = { ...row, ...changed };
  await updateAct(tx, actId, {
    words: agreed.words,
    input: agreed.input === null ? null : JSON.stringify(agreed.input),
    approved_hash: fingerprintOf(agreed),
    state: 'approved',
    objection: null,
    decided_at: tx.now(),
    decided_by: tx.actor.userId,
  });
  return true;
}

/**
 * Declines acts; a reason is a verdict that the agent learns from. What was decided before stays as it is.
 * @throws Refusal 403, 40400
 */
export async function declineActs(
  ctx: Ctx<SignedInActor>,
  { actIds, reason, words }: Received<typeof declineEndpoint>,
): Promise<Answer<typeof declineEndpoint>> {
  const answers: DecidedAct[] = [];
  for (const actId of actIds) {
    const declined = await ctx.transaction(async (tx) => {
      const row = await holdAct(tx, actId);
      if (!isOpen(tx, row)) return row.state === 'declined';
      await updateAct(tx, actId, { state: 'declined', decided_at: tx.now(), decided_by: tx.actor.userId });
      const verdict = { actId, agentId: row.agent_id, good: false, reason, words };
      if (reason !== null || words !== '') await upsertVerdict(tx, verdict);
      await hintAgents(tx, tx.actor.userId);
      return true;
    });
    answers.push(await decidedOf(ctx, actId, declined));
  }
  return answers;
}

/**
 * A prepared answer was given by the person themselves, or is not wanted. Said twice it is the same.
 * @throws Refusal 403, 40400, 41221 for what was settled otherwise or has expired
 */
export async function settlePrepared(
  ctx: Ctx<SignedInActor>,
  { actId, answered }: Received<typeof settleEndpoint>,
): Promise<Answer<typeof settleEndpoint>> {
  const state = answered ? ('done' as const) : ('declined' as const);
  await ctx.transaction(async (tx) => {
    const row = await holdAct(tx, actId);
    if (row.prepared === null) throw new Refusal(errors.notFound);
    if (row.state === state) return;
    if (!isOpen(tx, row)) throw new Refusal(agentErrors.actOver);
    await updateAct(tx, actId, { state, decided_at: tx.now(), decided_by: tx.actor.userId });
    await hintAgents(tx, tx.actor.userId);
  });
  const record = await findActRecord(ctx, actId);
  if (record === undefined) throw new Refusal(errors.notFound);
  return actView(record, { userId: ctx.actor.userId, now: ctx.now() });
}

/** The caller's own act, with its agent's row held. */
async function holdAct(tx: Ctx<SignedInActor>, actId: string): Promise<ActRow> {
  const found = await findAct(tx, actId);
  requireOwn(tx.actor, found && (await lockAgent(tx, found.agent_id)));
  const row = await findAct(tx, actId);
  if (row === undefined) throw new Refusal(errors.notFound);
  return row;
}

function isOpen(tx: Ctx, { state, expires_at }: ActRow): boolean {
  return state === 'waiting' && (expires_at === null || expires_at > tx.now());
}

async function decidedOf(ctx: Ctx, actId: string, decided: boolean): Promise<DecidedAct> {
  const row = await findAct(ctx, actId);
  if (row === undefined) throw new Refusal(errors.notFound);
  const isLeft = !decided && row.objection === null;
  return { actId, state: row.state, objection: isLeft ? agentErrors.actOver.message : row.objection };
}
