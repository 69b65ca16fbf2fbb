import { agentErrors, type undoAct as endpoint } from '@pinjian/contract/agent.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import {
  findCandidateStanding,
  findMyApplication,
  takeBackInvitation,
  withdrawApplication,
  withdrawConversationMessage,
} from '#domains/application/index.ts';
import { dismissPush } from '#domains/matching/index.ts';
import { hintAgents } from '#domains/message/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor, SeekerActor, SignedInActor } from '#server/context.ts';
import type { Undo } from '#server/tool.ts';
import { requireOwn, requireOwner } from '../policy.ts';
import { findAgent, lockAgent } from '../queries.ts';
import { findActRecord } from './list-queries.ts';
import { findAct, updateAct, type ActRow } from './queries.ts';
import { actView } from './view.ts';

/**
 * Takes back what an agent did, by the caller's own operation and as themselves; what it counted against its slip stays
 * counted. Undone twice is the same.
 * @throws Refusal 403, 40400, 41222 where it cannot be taken back (any more); those of the operation
 */
export async function undoAct(
  ctx: Ctx<SignedInActor>,
  { actId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const owner = requireOwner(ctx.actor);
  const found = await findAct(ctx, actId);
  requireOwn(ctx.actor, found && (await findAgent(ctx, found.agent_id)));
  await ctx.transaction(async (tx) => {
    if (found !== undefined) await lockAgent(tx, found.agent_id);
    const row = await findAct(tx, actId);
    if (row === undefined || row.state === 'undone') return;
    if (row.state !== 'done' || row.undo === null) throw new Refusal(agentErrors.cannotUndo);
    if (owner.kind === 'seeker') await undoOfSeeker(tx.as(owner), row.undo, row);
    else await undoOfMember(tx.as(owner), row.undo, row);
    await updateAct(tx, actId, { state: 'undone', decided_at: tx.now(), decided_by: owner.userId });
    await hintAgents(tx, owner.userId);
  });
  const record = await findActRecord(ctx, actId);
  if (record === undefined) throw new Refusal(errors.notFound);
  return actView(record, { userId: owner.userId, now: ctx.now() });
}

type About = Pick<ActRow, 'position_id' | 'seeker_id'>;

async function undoOfSeeker(tx: Ctx<SeekerActor>, { way, applicationId, messageId }: Undo, row: About): Promise<void> {
  switch (way) {
    case 'withdrawApplication': {
      const { state: from, version } = await findMyApplication(tx, applicationId);
      await withdrawApplication(tx, { applicationId, from, version });
      return;
    }
    case 'withdrawMessage':
      return withdrawMessage(tx, applicationId, messageId);
    case 'dropRecommendation':
      return dismissPush(tx, pairOf(row));
    case 'takeBackInvitation':
      throw new Refusal(agentErrors.cannotUndo);
  }
}

async function undoOfMember(
  tx: Ctx<EmployerActor>,
  { way, applicationId, messageId }: Undo,
  row: About,
): Promise<void> {
  switch (way) {
    case 'takeBackInvitation': {
      const { state: from, version } = await findCandidateStanding(tx, applicationId);
      await takeBackInvitation(tx, { applicationId, from, version });
      return;
    }
    case 'withdrawMessage':
      return withdrawMessage(tx, applicationId, messageId);
    case 'dropRecommendation':
      return dismissPush(tx, pairOf(row));
    case 'withdrawApplication':
      throw new Refusal(agentErrors.cannotUndo);
  }
}

async function withdrawMessage(tx: Ctx<SignedInActor>, applicationId: string, messageId?: string): Promise<void> {
  if (messageId === undefined) throw new Refusal(agentErrors.cannotUndo);
  await withdrawConversationMessage(tx, { applicationId, messageId });
}

function pairOf({ position_id: positionId, seeker_id: seekerId }: About) {
  if (positionId === null || seekerId === null) throw new Refusal(agentErrors.cannotUndo);
  return { positionId, seekerId };
}
