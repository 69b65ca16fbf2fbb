import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moveNames } from '@pinjian/contract/application-pipeline.ts';
import { castSize, gather } from '#testing/many-actors/cast.ts';
import { createChance } from '#testing/many-actors/chance.ts';
import { createGate } from '#testing/many-actors/clock.ts';
import { judge } from '#testing/many-actors/judge.ts';
import { perform, type Ledger } from '#testing/many-actors/perform.ts';
import { useCopies } from '#testing/copies.ts';

const settings = fc.readConfigureGlobal();
/** `npm run soak -- many-actors` goes on by the clock; the gate takes so many turns of everybody. */
const lastsMs = settings.interruptAfterTimeLimit;
const turnsEach = 16;

const copies = useCopies(2);

it(
  'fifty act at once on two copies: rows are what their events say, nothing is lost, taken twice or told twice',
  { timeout: 180_000 + (lastsMs ?? 0) * 2 },
  async () => {
    const worlds = [copies.world(0), copies.world(1)];
    const [world] = worlds;
    if (world === undefined) throw new Error('there is no copy');
    const cast = await gather(world);
    const ledger: Ledger = { acknowledged: [], accepted: new Set(), faults: [], tries: 0, refusals: 0 };
    const until = Date.now() + (lastsMs ?? 0);
    await perform({
      cast,
      worlds,
      ledger,
      gate: createGate(),
      chance: createChance(settings.seed ?? 1),
      goesOn: (turns) => (lastsMs === undefined ? turns < turnsEach : Date.now() < until),
    });
    await world.deliver();
    const { broken, made } = await judge(world, cast, ledger);
    expect({ faults: ledger.faults, broken }).toEqual({ faults: [], broken: [] });

    // They did something: most moves of the table here; the soak looks for those that nobody made in all its rounds.
    const { companies, movers, interviewers, seekers, devices } = castSize;
    const actors = companies * (movers + interviewers) + seekers * devices + worlds.length;
    const missing = moveNames.filter((move) => !made.has(move));
    const moves = [...made.values()].reduce((sum, each) => sum + each, 0);
    const did = `${ledger.tries} tries, ${moves} moves, ${ledger.accepted.size} offers accepted`;
    process.stdout.write(`${actors} actors, ${did}\nnot made: ${missing.join()}\n`);
    expect(actors).toBe(50);
    expect(ledger.acknowledged.length).toBeGreaterThan(ledger.tries / 10);
    expect(moveNames.length - missing.length).toBeGreaterThan(12);
  },
);
