import { proposePrice } from '#domains/billing/index.ts';
import type { AdminActor } from '#server/context.ts';
import type { Row } from './rows.ts';
import type { Scene } from './scene.ts';

const ours = { as: 'owner', stranger: 'own' } as const;
const reason = '年末优惠，按活动方案调整';

/** A price that an admin has proposed. */
async function proposedBy(scene: Scene, admin: AdminActor): Promise<{ changeId: string }> {
  const price = {
    item: 'recharge700',
    fen: 69_900,
    units: 700,
    days: null,
    onSale: true,
    validFrom: null,
    reason,
  } as const;
  return { changeId: await proposePrice(scene.world.as(admin), price) };
}

/** The calls of the wallet, of prices and of what is used. */
export const walletRows: Readonly<Record<string, Row>> = {
  listPrices: { as: 'seeker', stranger: 'public' },
  getWalletOverview: ours,
  quoteUse: { ...ours, input: { item: 'aiInterview', count: 3 } },
  listUses: ours,
  listAllowances: ours,
  setAllowance: {
    as: 'owner',
    stranger: 41107,
    input: ({ owner }) => ({ memberId: owner.userId, credits: 300 }),
  },
  setLowBalance: { ...ours, input: { below: 200 } },
  listConsolePrices: { as: 'admin' },
  proposePriceChange: { as: 'admin', input: { item: 'recharge500', fen: 49_900, units: 500, reason }, again: 41106 },
  decidePriceChange: {
    as: 'admin',
    input: async (scene) => ({ ...(await proposedBy(scene, await scene.world.admin())), outcome: 'approved' }),
    again: 41105,
  },
  takeBackPriceChange: { as: 'admin', input: (scene) => proposedBy(scene, scene.admin), again: 41105 },
};
