import { newId } from '#platform/core/ids.ts';
import {
  findDifferences,
  proposeAdjustment as propose,
  companyPayer,
  runReconciliation as run,
} from '#domains/billing/index.ts';
import { dayInBeijing } from '#platform/core/beijing-day.ts';
import type { Row } from './rows.ts';
import type { Scene } from './scene.ts';

const reason = '与渠道账单逐笔核对过';

const dayBefore = ({ world }: Scene) => dayInBeijing(new Date(world.clock.now().getTime() - 86_400_000));
const compared = async (scene: Scene) => run(scene.world.system(), 'sandbox', dayBefore(scene));
/** Money at the cashier that is none of ours. */
const difference = async (scene: Scene) => {
  const at = new Date(scene.world.clock.now().getTime() - 86_400_000);
  const stray = { vendor_trade_no: 'SBstray', subject: '别处的付款', fen: 700, state: 'paid', paid_fen: 700 } as const;
  const row = { ...stray, trade_no: 'f'.repeat(32), created_at: at, paid_at: at };
  await scene.world.db.insertInto('platform_sandbox_trade').values(row).execute();
  const [found] = await findDifferences(scene.world.system(), [(await compared(scene)).id]);
  return { differenceId: found?.id ?? '' };
};
/** Proposed by another admin than the one of the scene. */
const proposed = async ({ world, otherOwner }: Scene) => {
  const other = world.as(await world.admin());
  const payer = companyPayer(otherOwner.companyId ?? '');
  const { row } = await propose(other, { key: newId(), payer, units: 20, reason, evidence: [], differenceId: null });
  return { adjustmentId: row.id };
};

/** The console's calls about bills and adjustments. */
export const reconciliationRows: Readonly<Record<string, Row>> = {
  listReconciliations: { as: 'admin' },
  getReconciliation: { as: 'admin', input: async (scene) => ({ reconciliationId: (await compared(scene)).id }) },
  listDifferences: { as: 'admin' },
  runReconciliation: { as: 'admin', input: (scene) => ({ vendor: 'sandbox', day: dayBefore(scene) }) },
  resolveDifference: {
    as: 'admin',
    input: async (scene) => ({ ...(await difference(scene)), way: 'accept', reason }),
  },
  listAdjustments: { as: 'admin' },
  proposeAdjustment: {
    as: 'admin',
    input: ({ otherOwner }) => ({
      key: newId(),
      payerKind: 'company',
      payerId: otherOwner.companyId,
      units: 20,
      reason,
      evidence: [],
      differenceId: null,
    }),
  },
  confirmAdjustment: { as: 'admin', input: proposed },
  refuseAdjustment: { as: 'admin', input: async (scene) => ({ ...(await proposed(scene)), reason }) },
};
