import { InvoiceSection } from '#features/billing/invoice/invoice-section.tsx';
import { StatementSection } from '#features/billing/statement/statement-section.tsx';
import { OrderList } from '#features/billing/order/order-list.tsx';
import { Overview } from '#features/billing/wallet/overview.tsx';
import { WalletTabs } from '#features/billing/wallet/wallet-tabs.tsx';

export const handle = { title: '钱包与发票' };

/** A seeker's wallet: what is left, what can be bought, what was ordered. */
export function Component() {
  return (
    <WalletTabs
      payer="seeker"
      subtitle="模拟面试的次数、订单和发票；不会自动续费"
      tabs={[
        { key: 'overview', label: '余额与购买', content: <Overview payer="seeker" /> },
        { key: 'orders', label: '订单与退款', content: <OrderList payer="seeker" mayRefund /> },
        { key: 'statement', label: '账单', content: <StatementSection payer="seeker" /> },
        { key: 'invoice', label: '发票', content: <InvoiceSection payer="seeker" /> },
      ]}
    />
  );
}
