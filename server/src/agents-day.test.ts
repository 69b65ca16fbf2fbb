import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calmMorning } from '#testing/agents/calm-morning.ts';
import { liveOn, lookAfterAgents } from '#testing/agents/live.ts';
import { gatherTown } from '#testing/agents/town.ts';
import { placeWitness } from '#testing/agents/witness.ts';
import { wrongWithAgents } from '#testing/agents/wrong-with-agents.ts';
import { useCopies } from '#testing/copies.ts';
import { createChance } from '#testing/many-actors/chance.ts';

const copies = useCopies(2);
const hourMs = 3_600_000;

it('a day of agents on two copies, with pauses, slips and switches in between, keeps to every slip', async () => {
  const world = copies.world(0);
  const chance = createChance(fc.readConfigureGlobal().seed ?? 1);
  await placeWitness(world.db);
  const town = await gatherTown(world, { companies: 3, seekers: 7 });
  const both = [copies.ctx(0), copies.ctx(1)];
  const faults = await calmMorning(copies, town);
  for (let hour = 0; hour < 24; hour += 1) {
    await Promise.all([lookAfterAgents(both, faults), liveOn(both, town, { chance, faults, presses: 12, hands: 4 })]);
    copies.clock.advance(hourMs);
    await world.deliver();
    if (hour % 6 === 5) expect(await wrongWithAgents(world.db)).toEqual([]);
  }
  expect(faults).toEqual([]);
}, 240_000);
