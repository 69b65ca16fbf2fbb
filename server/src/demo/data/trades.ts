import type { Trade } from '../trade.ts';
import { officeTrades } from './trades-office.ts';
import { productTrades } from './trades-product.ts';
import { softwareTrades } from './trades-software.ts';
import { worksTrades } from './trades-works.ts';

/** Every trade of the demo world. */
export const trades: readonly Trade[] = [...softwareTrades, ...productTrades, ...officeTrades, ...worksTrades];
