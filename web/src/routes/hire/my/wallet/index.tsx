import { Allowances } from '#features/billing/allowance/allowances.tsx';
import { InvoiceSection } from '#features/billing/invoice/invoice-section.tsx';
import { StatementSection } from '#features/billing/statement/statement-section.tsx';
import { OrderList } from '#features/billing/order/order-list.tsx';
import { Overview } from '#features/billing/wallet/overview.tsx';
import { WalletTabs } from '#features/billing/wallet/wallet-tabs.tsx';
import { useSession } from '#lib/session.ts';

export const handle = { title: '钱包与发票' };

/** A company's wallet: what is left and held, recharging, orders, what each member may spend. */
export function Component() {
  const mayManage = useSession((state) => state.permissions.includes('wallet.write'));
  return (
    <WalletTabs
      payer="employer"
      subtitle="公司的额度、充值、订单和发票"
      tabs={[
        { key: 'overview', label: '额度与充值', content: <Overview payer="employer" /> },
        { key: 'orders', label: '订单与退款', content: <OrderList payer="employer" mayRefund={mayManage} /> },
        { key: 'statement', label: '账单', content: <StatementSection payer="employer" /> },
        { key: 'invoice', label: '发票', content: <InvoiceSection payer="employer" /> },
        { key: 'members', label: '成员额度', content: <Allowances /> },
      ]}
    />
  );
}
