import type { PositionContent } from '@pinjian/contract/position-content.ts';
import { listTargetJobs } from '#domains/application/home/list-target-jobs.ts';
import { listPushes } from '#domains/matching/push/list-pushes.ts';
import type { Ctx, EmployerActor, SeekerActor } from '#server/context.ts';
import { verifiedOwner } from './company.ts';
import { openPosition } from './position.ts';
import type { World } from './world.ts';

/** Longer than what is asked for waits for more of the same. */
const soonMs = 4_000;

/** Lets news travel and AI direct push look at it: what happens within seconds. */
export async function letPush(world: World): Promise<void> {
  await world.deliver();
  world.clock.advance(soonMs);
  await world.runTasks();
  await world.deliver();
}

/** Positions that are pushed to a seeker, as their list shows them, by title, with what the call says of why. */
export async function pushedTo(world: World, seeker: SeekerActor) {
  const mine = world.as(seeker);
  const { records, total } = await listTargetJobs(mine, { tab: 2, current: 1, pageSize: 100 });
  const pushes = await listPushes(mine, { positionIds: records.map(({ position }) => position.positionId) });
  const byId = new Map(pushes.map((push) => [push.positionId, push]));
  return { total, titles: records.map(({ position }) => position.title).toSorted(), byId, records };
}

/** A verified company that opens front-end positions in 杭州, as the talents of the tests look for them. */
export async function recruiter(world: World, name = '青禾科技') {
  const owner = await verifiedOwner(world, { name });
  const company: Ctx<EmployerActor> = world.as(owner);
  const publish = (changes: Partial<PositionContent> = {}) => openPosition(world, owner, changes);
  return { owner, company, companyId: owner.companyId, publish };
}
