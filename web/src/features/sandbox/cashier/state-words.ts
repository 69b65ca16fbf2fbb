import type { SandboxPayment } from '@pinjian/contract/sandbox-payment.ts';

/** How a trade at the cashier stands. */
export const stateWords: Readonly<
  Record<
    SandboxPayment['state'],
    { readonly label: string; readonly tone: 'accent' | 'success' | 'danger' | 'neutral' }
  >
> = {
  waiting: { label: '待支付', tone: 'accent' },
  paid: { label: '已支付', tone: 'success' },
  failed: { label: '支付失败', tone: 'danger' },
  closed: { label: '已关闭', tone: 'neutral' },
};
