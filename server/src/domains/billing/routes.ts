import { billingPriceEndpoints } from '@pinjian/contract/billing-price.ts';
import { orderEndpoints } from '@pinjian/contract/billing-order.ts';
import { refundEndpoints } from '@pinjian/contract/billing-refund.ts';
import { billingUseEndpoints } from '@pinjian/contract/billing-use.ts';
import { bind } from '#server/bind.ts';
import { cancelOrder } from './order/cancel-order.ts';
import { createOrder } from './order/create-order.ts';
import { getOrder } from './order/get-order.ts';
import { listOrders } from './order/list-orders.ts';
import { checkPayment } from './payment/check-payment.ts';
import { sendVoucher } from './payment/send-voucher.ts';
import { listPaymentChannels, startPayment } from './payment/start-payment.ts';
import { routes as invoiceRoutes } from './invoice/routes.ts';
import { listPrices } from './price/list-prices.ts';
import { listRefunds, quoteRefund, requestRefund, withdrawRefund } from './refund/request-refund.ts';
import { routes as statementRoutes } from './statement/routes.ts';
import { getWalletOverview } from './use/get-wallet-overview.ts';
import { listUses } from './use/list-uses.ts';
import { quoteUse } from './use/quote-use.ts';
import { listAllowances, setAllowance, setLowBalance } from './use/set-allowance.ts';

const priceRoutes = bind(billingPriceEndpoints, { listPrices });

const useRoutes = bind(billingUseEndpoints, {
  getWalletOverview,
  quoteUse,
  listUses,
  listAllowances,
  setAllowance,
  setLowBalance,
});

const orderRoutes = bind(orderEndpoints, {
  createOrder,
  listOrders,
  getOrder,
  cancelOrder,
  listPaymentChannels,
  startPayment,
  checkPayment,
  sendVoucher,
});

const refundRoutes = bind(refundEndpoints, { quoteRefund, requestRefund, listRefunds, withdrawRefund });

export const routes = [
  ...priceRoutes,
  ...useRoutes,
  ...orderRoutes,
  ...refundRoutes,
  ...invoiceRoutes,
  ...statementRoutes,
];
