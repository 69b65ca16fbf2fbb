import { agentErrors } from '@pinjian/contract/agent.ts';
import { agentKindFacts, kindsOf } from '@pinjian/contract/agent-kind.ts';
import type { AgentSlip } from '@pinjian/contract/agent-slip.ts';
import type { AgentKind } from '@pinjian/contract/by-agent.ts';
import { emptyWish } from '@pinjian/contract/matching-wish.ts';
import { createAgent } from '#domains/agent/slip/write-slip.ts';
import { saveWishes } from '#domains/matching/wish/save-wishes.ts';
import { newId } from '#platform/core/ids.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { AdminActor, Ctx, EmployerActor, SeekerActor, SignedInActor } from '#server/context.ts';
import { freeSlip } from '../agent.ts';
import { verifiedOwner } from '../company.ts';
import { openPosition } from '../position.ts';
import { talent } from '../talent.ts';
import type { World } from '../world.ts';

/** Who acts in a day of agents, and for whom agents act. */
export interface Town {
  readonly seekers: readonly SeekerActor[];
  readonly owners: readonly EmployerActor[];
  readonly admin: AdminActor;
}

const hangzhou = '101210100';

/**
 * A small town that is about one trade: companies with an open position, seekers who look for it and may be found, and for
 * each of them every kind of agent. Their slips let them do much, so that caps are reached.
 */
export async function gatherTown(
  world: World,
  size: { readonly companies: number; readonly seekers: number },
): Promise<Town> {
  const owners: EmployerActor[] = [];
  const seekers: SeekerActor[] = [];
  const positionIds: string[] = [];
  for (let nth = 1; nth <= size.companies; nth += 1) {
    const owner = await verifiedOwner(world, { name: `示例${nth}科技` });
    owners.push(owner);
    positionIds.push(await openPosition(world, owner, { title: `前端开发工程师（${nth}组）` }));
  }
  for (let nth = 1; nth <= size.seekers; nth += 1) {
    const { seeker, mine } = await talent(world);
    const wishes = [{ ...emptyWish(), position: '前端开发工程师', positionCode: '100201', cityCodes: [hangzhou] }];
    await saveWishes(mine, { version: 0, content: { wishes } });
    seekers.push(seeker);
  }
  await world.deliver();
  const town: Town = { seekers, owners, admin: await world.admin() };
  await appointAll(world, town, positionIds);
  return town;
}

/** Every kind of agent for each of them, but for those that they have; companies' agents are about the position beside them. */
export async function appointAll(
  world: Pick<World, 'as'>,
  { seekers, owners }: Pick<Town, 'seekers' | 'owners'>,
  positionIds: readonly string[],
): Promise<void> {
  for (const [at, seeker] of seekers.entries())
    for (const kind of kindsOf('seeker')) await appoint(world.as(seeker), kind, { at });
  for (const [at, owner] of owners.entries())
    for (const kind of kindsOf('employer')) {
      const positionId = kind === 'intake' ? undefined : positionIds[at];
      const changes = { credits: 100, ...(kind === 'intake' && { goal }) };
      await appoint(world.as(owner), kind, { at, changes, ...(positionId !== undefined && { positionId }) });
    }
}

const goal = '招一个前端，杭州，15-25K';
const few = { mode: 'act' as const, daily: 2, total: 9 };
/** What waits for a yes can be agreed to when its agent rests, or its slip is another one. */
const asked = { mode: 'ask' as const, daily: 2, total: 8 };

async function appoint(
  ctx: Ctx<SignedInActor>,
  kind: AgentKind,
  {
    at,
    changes = {},
    ...more
  }: { readonly at: number; readonly changes?: Partial<AgentSlip>; readonly positionId?: string },
): Promise<void> {
  const acts = Object.fromEntries(agentKindFacts[kind].acts.map((act) => [act, at % 2 === 0 ? few : asked]));
  const slip = freeSlip(kind, { acts, ...changes });
  try {
    await createAgent(ctx, { key: newId(), kind, name: '', slip, ...more });
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== agentErrors.kindTaken.code) throw error;
  }
}
