import { billingPriceEndpoints } from '@pinjian/contract/billing-price.ts';
import { billingUseEndpoints } from '@pinjian/contract/billing-use.ts';
import { bind } from '#server/bind.ts';
import { listPrices } from './price/list-prices.ts';
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

export const routes = [...priceRoutes, ...useRoutes];
