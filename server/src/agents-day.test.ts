import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { OutwardActKind } from '@pinjian/contract/agent-act.ts';
import { liveOn, lookAfterAgents, type Faults } from '#testing/agents/live.ts';
import { gatherTown } from '#testing/agents/town.ts';
import { placeWitness } from '#testing/agents/witness.ts';
import { wrongWithAgents } from '#testing/agents/wrong-with-agents.ts';
import { useCopies } from '#testing/copies.ts';
import { createChance } from '#testing/many-actors/chance.ts';

const copies = useCopies(2);
const hourMs = 3_600_000;
/** What a day has to have brought: else it proves little. */
const wanted: readonly OutwardActKind[] = ['recommend', 'apply', 'sendMessage', 'addTalent', 'inviteToAiInterview'];

const doneKinds = async (): Promise<readonly string[]> => {
  const rows = await copies
    .world(0)
    .db.selectFrom('agent_act')
    .select('kind')
    .distinct()
    .where('done_at', 'is not', null)
    .execute();
  return rows.map(({ kind }) => kind);
};

it('a day of agents on two copies, with pauses, slips and switches in between, keeps to every slip', async () => {
  const world = copies.world(0);
  const chance = createChance(fc.readConfigureGlobal().seed ?? 1);
  await placeWitness(world.db);
  const town = await gatherTown(world, { companies: 3, seekers: 7 });
  const both = [copies.ctx(0), copies.ctx(1)];
  const faults: Faults = [];
  // 24 hours, and more of them while chance has kept something from being done at all.
  const isWanting = async () => {
    const done = await doneKinds();
    return wanted.some((kind) => !done.includes(kind));
  };
  for (let hour = 0; hour < 24 || (hour < 72 && (await isWanting())); hour += 1) {
    await Promise.all([lookAfterAgents(both, faults), liveOn(both, town, { chance, faults, presses: 12, hands: 4 })]);
    copies.clock.advance(hourMs);
    await world.deliver();
    if (hour % 6 === 5) expect(await wrongWithAgents(world.db)).toEqual([]);
  }
  expect(faults).toEqual([]);
  expect(await wrongWithAgents(world.db)).toEqual([]);
  expect(await doneKinds()).toEqual(expect.arrayContaining([...wanted]));
}, 120_000);
