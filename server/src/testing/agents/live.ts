import { tasks } from '#domains/agent/tasks.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Actor, Ctx, SystemActor } from '#server/context.ts';
import type { Chance } from '../many-actors/chance.ts';
import { ownerDeeds, type Deed, type Press } from './owner-deeds.ts';
import { companyDeeds, consoleDeeds, seekerDeeds } from './people-deeds.ts';
import type { Town } from './town.ts';

/** Copies of the product, as their own background work sees them. */
export type Copies = readonly Ctx<SystemActor>[];

/** Why what an owner pressed, or an agent's look, failed otherwise than by a refusal. */
export type Faults = string[];

/** Has every copy look at once after agents that are due. */
export async function lookAfterAgents(copies: Copies, faults: Faults): Promise<void> {
  const clock = tasks.find(({ name }) => name === 'agent.look-for-due');
  if (clock === undefined) throw new Error('no task looks for agents that are due');
  await Promise.all(copies.map((ctx) => attempt(() => clock.run(ctx as never, {}), faults)));
}

async function attempt(work: () => Promise<unknown>, faults: Faults): Promise<void> {
  try {
    await work();
  } catch (error) {
    const errors: readonly unknown[] = error instanceof AggregateError ? error.errors : [error];
    for (const each of errors)
      if (!(each instanceof Refusal)) faults.push(each instanceof Error ? (each.stack ?? each.message) : String(each));
  }
}

/** One person presses something; now and then twice at once, on two copies. */
async function pressOne<A extends Actor>(
  copies: Copies,
  { actor, deeds }: { readonly actor: A; readonly deeds: readonly Deed<A>[] },
  { chance, faults }: { readonly chance: Chance; readonly faults: Faults },
): Promise<void> {
  const press: Press<A> | null = await chance
    .weigh(deeds, ({ weight }) => weight)
    .draw(chance.pick(copies).as(actor) as Ctx<A>, chance);
  if (press === null) return;
  const on = chance.percent(25) ? copies : [chance.pick(copies)];
  await Promise.all(on.map((ctx) => attempt(() => press(ctx.as(actor) as Ctx<A>), faults)));
}

/** So many people press one thing each, as many at once as there are `hands`. */
export async function liveOn(
  copies: Copies,
  { seekers, owners, admin }: Town,
  { chance, faults, presses, hands }: { chance: Chance; faults: Faults; presses: number; hands: number },
): Promise<void> {
  let left = presses;
  const hand = async (): Promise<void> => {
    for (; left > 0;) {
      left -= 1;
      const who = chance.next();
      const luck = { chance, faults };
      if (who < 0.03) await pressOne(copies, { actor: admin, deeds: consoleDeeds }, luck);
      else if (who < 0.55)
        await pressOne(copies, { actor: chance.pick(seekers), deeds: [...seekerDeeds, ...ownerDeeds] }, luck);
      else await pressOne(copies, { actor: chance.pick(owners), deeds: [...companyDeeds, ...ownerDeeds] }, luck);
    }
  };
  await Promise.all(Array.from({ length: hands }, hand));
}
