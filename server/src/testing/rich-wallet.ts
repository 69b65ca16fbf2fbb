import { holdUse, seekerPayer, takeUse } from '#domains/billing/index.ts';
import { setAllowance } from '#domains/billing/use/set-allowance.ts';
import { newId } from '#platform/core/ids.ts';
import type { RichPerson } from './rich-person.ts';
import { paidOrder } from './wallet.ts';
import type { World } from './world.ts';

/** Buys simulations, spends a free one and one that was paid for, and says how much they may spend for their company. */
export async function keepWallet(
  world: World,
  { seeker, employer }: Pick<RichPerson, 'seeker' | 'employer'>,
): Promise<void> {
  const mine = world.as(seeker);
  const payer = seekerPayer(seeker.userId);
  await paidOrder(mine, payer, { units: 30, fen: 18_900, days: 30, product: 'monthCard' });
  const subject = { kind: 'interview', id: newId() } as const;
  for (const count of [1, 4]) {
    const key = `rich:${newId()}`;
    await holdUse(mine, { payer, memberId: null, item: 'simulation', key, subject, count });
    await takeUse(mine, { key });
  }
  await setAllowance(world.as(employer), { memberId: employer.userId, credits: 500 });
}
