import { kindsOf } from '@pinjian/contract/agent-kind.ts';
import { emptyWish } from '@pinjian/contract/matching-wish.ts';
import { createAgent } from '#domains/agent/slip/write-slip.ts';
import { saveWishes } from '#domains/matching/wish/save-wishes.ts';
import { newId } from '#platform/core/ids.ts';
import type { AdminActor, EmployerActor, SeekerActor } from '#server/context.ts';
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

async function appointAll(world: World, { seekers, owners }: Town, positionIds: readonly string[]): Promise<void> {
  const few = { mode: 'act' as const, daily: 2, total: 8 };
  for (const seeker of seekers)
    for (const kind of kindsOf('seeker')) {
      const acts = Object.fromEntries(Object.keys(freeSlip(kind).acts).map((act) => [act, few]));
      const slip = freeSlip(kind, { acts });
      await createAgent(world.as(seeker), { key: newId(), kind, name: '', slip });
    }
  for (const [at, owner] of owners.entries())
    for (const kind of kindsOf('employer')) {
      const [positionId] = kind === 'intake' ? [] : [positionIds[at]];
      const acts = Object.fromEntries(Object.keys(freeSlip(kind).acts).map((act) => [act, few]));
      const slip = freeSlip(kind, { acts, credits: 100, goal: kind === 'intake' ? '招一个前端，杭州，15-25K' : '' });
      await createAgent(world.as(owner), { key: newId(), kind, name: '', slip, ...(positionId && { positionId }) });
    }
}
