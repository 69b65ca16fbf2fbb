import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { errorCodes } from './errors.ts';
import { fen } from './money.ts';
import { spendUnits } from './wallet.ts';

/** What is bought. Seekers buy simulations, companies recharge. `test` exists outside production alone. */
export const products = [
  'simulations5',
  'monthCard',
  'quarterCard',
  'recharge500',
  'recharge700',
  'recharge1000',
  'test',
] as const;
export type Product = (typeof products)[number];

/** What is spent on. */
export const useItems = ['contact', 'aiInterview', 'simulation'] as const;
export type UseItem = (typeof useItems)[number];

/** Everything that has a price; `freeSimulations` is how many a seeker has free in a calendar month of Asia/Shanghai. */
export const priceItems = [...products, ...useItems, 'freeSimulations'] as const;
export type PriceItem = (typeof priceItems)[number];

export const priceLabels: Readonly<Record<PriceItem, string>> = {
  simulations5: '模拟面试 5 次',
  monthCard: '求职月卡',
  quarterCard: '求职季卡',
  recharge500: '充值 500 元',
  recharge700: '充值 700 元',
  recharge1000: '充值 1000 元',
  test: '测试商品',
  contact: '交换联系方式',
  aiInterview: 'AI面试',
  simulation: '模拟面试',
  freeSimulations: '每月免费模拟面试',
};

/** What a lot is called that no order brought. */
export const lotOriginLabels = { order: '购买', free: '每月免费', opening: '期初', adjustment: '调账' } as const;

export const payerRoles = ['seeker', 'employer'] as const;
export type PayerRole = (typeof payerRoles)[number];

export const productOffer = z.object({
  product: z.enum(products),
  label: z.string(),
  fen,
  unit: z.enum(spendUnits),
  /** What is bought. */
  units: z.int(),
  /** How long it holds from the payment on; null without an end. */
  days: z.nullable(z.int()),
});
export type ProductOffer = z.output<typeof productOffer>;

export const usePrice = z.object({
  item: z.enum(useItems),
  label: z.string(),
  unit: z.enum(spendUnits),
  /** What one costs. */
  units: z.int(),
});
export type UsePrice = z.output<typeof usePrice>;

export const listPrices = endpoint({
  method: 'GET',
  path: '/wallet/prices',
  caller: 'signedIn',
  summary: '价目：可购买的套餐和各项使用的价格，按身份',
  output: z.object({
    products: z.array(productOffer),
    uses: z.array(usePrice),
    /** Simulations a month that cost nothing; null for companies. */
    freeSimulations: z.nullable(z.int()),
  }),
});

export const priceErrors = errorCodes({
  notOnSale: { code: 41103, message: '这个商品暂不出售，请选择其他套餐' },
  /** The one who proposes does not decide. */
  ownChange: { code: 41104, message: '改价需要另一位管理员同意，不能审批自己提出的改价' },
  changeSettled: { code: 41105, message: '这次改价已经处理，请刷新' },
  changeWaiting: { code: 41106, message: '这个项目已有一次改价等待审批，请先处理' },
});

export const billingPriceEndpoints = { listPrices };
