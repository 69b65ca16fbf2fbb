import { keysOf } from '#lib/query-key.ts';

const key = keysOf('billing');

export const billingKeys = {
  all: key(),
  /** What is left and held, and what was used. */
  wallet: key('wallet'),
  overview: key('wallet', 'overview'),
  uses: key('wallet', 'uses'),
  allowances: key('wallet', 'allowances'),
  /** What a use would cost, and whether there is enough. */
  quote: (item: string) => key('wallet', 'quote', item),
  /** What one invitation, request or interview came to. */
  receipt: (subjectId: string) => key('wallet', 'receipt', subjectId),
  prices: key('prices'),
  orders: key('order'),
  orderPage: (kind: string, current: number) => key('order', 'list', kind, current),
  order: (orderId: string) => key('order', 'one', orderId),
  channels: key('channels'),
  /** The attempt to pay an order in one way; it is asked for anew each time that way is chosen. */
  started: (orderId: string, channel: string | null) => key('started', orderId, channel),
  checked: (paymentId: string) => key('checked', paymentId),
  refunds: key('refund'),
  refundPage: (current: number) => key('refund', 'list', current),
  refundQuote: key('refund', 'quote'),
  statementPage: <F>(filter: F) => key('statement', 'list', filter),
  statementMonths: key('statement', 'months'),
  statementShares: (month: string | null) => key('statement', 'shares', month),
  invoices: key('invoice'),
  titles: key('invoice', 'titles'),
  invoiceable: (month: string | null, current: number) => key('invoice', 'invoiceable', month, current),
  invoicePage: (state: string, current: number) => key('invoice', 'list', state, current),
  invoice: (invoiceId: string) => key('invoice', 'one', invoiceId),
  invoiceLines: (invoiceId: string, current: number) => key('invoice', 'lines', invoiceId, current),
};
