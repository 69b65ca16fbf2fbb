import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moveNames } from '@pinjian/contract/application-pipeline.ts';
import { castSize, gather } from '#testing/many-actors/cast.ts';
import { createChance } from '#testing/many-actors/chance.ts';
import { createGate } from '#testing/many-actors/clock.ts';
import { judge } from '#testing/many-actors/judge.ts';
import { perform, type Ledger } from '#testing/many-actors/perform.ts';
import { setScene } from '#testing/many-actors/scene.ts';
import { createWanted, offerNews } from '#testing/many-actors/wanted.ts';
import { useCopies } from '#testing/copies.ts';

const settings = fc.readConfigureGlobal();
/**
 * `npm run soak -- many-actors` goes on by the clock, and up to three times as long where something was not done yet (a busy
 * machine); the gate takes so many turns of everybody.
 */
const lastsMs = settings.interruptAfterTimeLimit;
const turnsEach = 12;
/** Of the moves and of what happens to offers beside them, in such a slice. */
const leastMade = 38;

const copies = useCopies(2);

it(
  'fifty act at once on two copies: rows are what their events say, nothing is lost, taken twice or told twice',
  { timeout: 180_000 + (lastsMs ?? 0) * 4 },
  async () => {
    const worlds = [copies.world(0), copies.world(1)];
    const [world] = worlds;
    if (world === undefined) throw new Error('there is no copy');
    const cast = await gather(world);
    const ledger: Ledger = { acknowledged: [], accepted: new Set(), faults: [], tries: 0, refusals: 0 };
    const chance = createChance(settings.seed ?? 1);
    const since = await setScene(world, cast, chance);
    const began = Date.now();
    const wanted = createWanted(since);
    const isOver = (ms: number) => Date.now() - began >= ms * (wanted.isEmpty() ? 1 : 3);
    await perform({
      cast,
      worlds,
      ledger,
      gate: createGate(),
      wanted,
      chance,
      goesOn: (turns) => (lastsMs === undefined ? turns < turnsEach : !isOver(lastsMs)),
    });
    await world.deliver();
    const { broken, made } = await judge(world, cast, ledger, since);
    expect({ faults: ledger.faults, broken }).toEqual({ faults: [], broken: [] });

    // They did something: most moves of the table here; the soak wants every one of them in each of its rounds.
    const { companies, movers, interviewers, seekers, devices } = castSize;
    const actors = companies * (movers + interviewers) + seekers * devices + worlds.length;
    const deeds = [...moveNames, ...offerNews];
    // What an offer that was given up took along with it was done all the same: it was seen while they acted.
    const missing = deeds.filter((each) => !made.has(each) && wanted.has(each));
    const moves = moveNames.reduce((sum, move) => sum + (made.get(move) ?? 0), 0);
    const did = `${Math.round((Date.now() - began) / 1000)} s, ${ledger.tries} tries, ${moves} moves, ${ledger.accepted.size} offers accepted`;
    process.stdout.write(`${actors} actors, ${did}\nnot made: ${missing.join()}\n`);
    expect(actors).toBe(50);
    expect(ledger.acknowledged.length).toBeGreaterThan(ledger.tries / 10);
    expect(deeds.length - missing.length).toBeGreaterThan(leastMade);
  },
);
