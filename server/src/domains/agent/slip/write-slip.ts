import type { createAgent as createEndpoint, saveSlip as endpoint } from '@pinjian/contract/agent.ts';
import { agentErrors, maxAgents } from '@pinjian/contract/agent.ts';
import { agentKindFacts } from '@pinjian/contract/agent-kind.ts';
import type { AgentSlip } from '@pinjian/contract/agent-slip.ts';
import type { AgentKind } from '@pinjian/contract/by-agent.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { newId } from '#platform/core/ids.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { findResumeToSend } from '../kind/find-resume.ts';
import { requireMaking, requireOwn, requireOwner } from '../policy.ts';
import {
  countOpenAgents,
  findAgent,
  findAgentByKey,
  insertAgent,
  insertSlip,
  lockAgent,
  lockOwner,
  updateAgent,
} from '../queries.ts';
import { wakeAgent } from '../run/wake-agents.ts';
import { detailOf } from '../view.ts';
import { isOfCompany } from '../view-queries.ts';

/**
 * Makes an agent and has it look at once. The same key is the same agent.
 * @throws Refusal 403, 40310, 40311, 40001, 40400 for a position that is not the company's, 41220, 41223
 */
export async function createAgent(
  ctx: Ctx<SignedInActor>,
  { key, kind, name, positionId, slip }: Received<typeof createEndpoint>,
): Promise<Answer<typeof createEndpoint>> {
  const owner = requireOwner(ctx.actor);
  const companyId = requireMaking(owner, kind);
  requireFitting(kind, slip);
  await requireResume(ctx, owner.userId, slip);
  const position = await requirePosition(ctx, { kind, companyId, positionId });
  const agentId = await ctx.transaction(async (tx) => {
    await lockOwner(tx, owner.userId);
    const before = await findAgentByKey(tx, owner.userId, key);
    if (before !== undefined) {
      if (before.kind !== kind || before.position_id !== position) throw new Refusal(errors.keyReused);
      return before.id;
    }
    if ((await countOpenAgents(tx, owner.userId)) >= maxAgents) throw new Refusal(agentErrors.tooManyAgents);
    const id = newId();
    const row = {
      id,
      kind,
      owner_id: owner.userId,
      company_id: companyId,
      position_id: position,
      name,
      state: 'active' as const,
      slip_version: 1,
      key,
      wakes: 0,
      woke: 'created' as const,
      created_at: tx.now(),
      updated_at: tx.now(),
    };
    if (!(await insertAgent(tx, row))) throw new Refusal(agentErrors.kindTaken);
    await insertSlip(tx, { id: newId(), agentId: id, version: 1, content: slip });
    await wakeAgent(tx, { id, wakes: 0 }, 'created');
    return id;
  });
  return detailOf(ctx, requireOwn(ctx.actor, await findAgent(ctx, agentId)));
}

/**
 * Writes the next version of a slip: from its commit on nothing is done under the one before.
 * @throws Refusal 403, 40400, 40001, 40900 for a version that is not the newest, 41203
 */
export async function saveSlip(
  ctx: Ctx<SignedInActor>,
  { agentId, version, slip }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { kind } = requireOwn(ctx.actor, await findAgent(ctx, agentId));
  requireFitting(kind, slip);
  await requireResume(ctx, ctx.actor.userId, slip);
  await ctx.transaction(async (tx) => {
    const row = requireOwn(tx.actor, await lockAgent(tx, agentId));
    if (row.state === 'ended') throw new Refusal(agentErrors.ended);
    if (row.slip_version !== version) throw new Refusal(errors.stateChanged);
    await insertSlip(tx, { id: newId(), agentId, version: version + 1, content: slip });
    await updateAgent(tx, agentId, { slip_version: version + 1 });
    if (row.state === 'active') await wakeAgent(tx, row, 'slip');
  });
  return detailOf(ctx, requireOwn(ctx.actor, await findAgent(ctx, agentId)));
}

/** A slip names what its kind can do and nothing else. @throws Refusal 40001 */
function requireFitting(kind: AgentKind, slip: AgentSlip): void {
  const { acts, side } = agentKindFacts[kind];
  const other = Object.keys(slip.acts).find((act) => !acts.some((each) => each === act));
  if (other !== undefined) throw invalid(`slip.acts.${other}`, '这类智能体不做这件事');
  if (side === 'employer' && slip.resumeId !== null) throw invalid('slip.resumeId', '这类智能体不使用简历');
  if (side === 'seeker' && slip.credits > 0) throw invalid('slip.credits', '求职者的智能体不花费额度');
}

/** A resume that it is to send is its owner's, and confirmed. @throws Refusal 40001 */
async function requireResume(ctx: Ctx, userId: string, { resumeId }: AgentSlip): Promise<void> {
  if (resumeId !== null && (await findResumeToSend(ctx, userId, resumeId)) === null)
    throw invalid('slip.resumeId', '这份简历已删除或还没有确认，请重新选择');
}

function invalid(path: string, message: string): Refusal {
  return new Refusal(errors.invalidInput, { message, data: [{ path, message }] });
}

async function requirePosition(
  ctx: Ctx,
  of: { readonly kind: AgentKind; readonly companyId: string | null; readonly positionId: string | undefined },
): Promise<string | null> {
  if (!agentKindFacts[of.kind].ofPosition) return null;
  if (of.positionId === undefined || of.companyId === null) throw invalid('positionId', '请选择职位');
  if (!(await isOfCompany(ctx, of.positionId, of.companyId))) throw new Refusal(errors.notFound);
  return of.positionId;
}
