import * as z from 'zod/mini';
import { priceItems } from './billing-price.ts';
import { actReason, decisionReason } from './console-reason.ts';
import { endpoint } from './endpoint.ts';
import { fen } from './money.ts';
import { instant } from './time.ts';
import { spendUnits } from './wallet.ts';

/** A price for a time. Of a product `fen` buys `units`; of a use `units` is what one costs, and `fen` is null. */
const priceRow = z.object({
  item: z.enum(priceItems),
  label: z.string(),
  /** null where nothing is paid in money. */
  fen: z.nullable(fen),
  unit: z.enum(spendUnits),
  units: z.int(),
  days: z.nullable(z.int()),
  onSale: z.boolean(),
  /** null for what held from the first day. */
  validFrom: z.nullable(instant),
  /** null while nothing follows. */
  validUntil: z.nullable(instant),
});
export type PriceRow = z.output<typeof priceRow>;

export const priceChangeStates = ['proposed', 'approved', 'rejected', 'takenBack'] as const;
export type PriceChangeState = (typeof priceChangeStates)[number];

export const priceChange = z.object({
  changeId: z.string(),
  item: z.enum(priceItems),
  label: z.string(),
  fen: z.nullable(fen),
  units: z.int(),
  days: z.nullable(z.int()),
  onSale: z.boolean(),
  /** When it is to hold; null for as soon as it is approved. */
  validFrom: z.nullable(instant),
  reason: z.string(),
  state: z.enum(priceChangeStates),
  proposedBy: z.string(),
  /** The caller proposed it: somebody else decides. */
  isOwn: z.boolean(),
  proposedAt: instant,
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(instant),
  /** Why not. */
  answer: z.nullable(z.string()),
});
export type PriceChange = z.output<typeof priceChange>;

export const listConsolePrices = endpoint({
  method: 'GET',
  path: '/admin/console/prices',
  caller: 'admin',
  summary: '管理后台：价目（现行、以后和以往）与改价',
  output: z.object({
    /** What holds now. */
    present: z.array(priceRow),
    /** What follows and what was before, the latest first. */
    others: z.array(priceRow),
    /** Waiting ones first, then the latest; at most 100. */
    changes: z.array(priceChange),
  }),
});

const count = z.int('请填写整数').check(z.minimum(0, '不能为负'), z.maximum(1_000_000, '最多 1000000'));

export const proposePriceChange = endpoint({
  method: 'POST',
  path: '/admin/console/priceChanges',
  caller: 'admin',
  summary: '管理后台：提出改价，由另一位管理员同意后生效',
  body: z.object({
    item: z.enum(priceItems, '请选择项目'),
    /** Needed for what is bought, refused for the rest. */
    fen: z.optional(z.nullable(fen.check(z.minimum(1, '金额至少 0.01 元')))),
    units: count,
    days: z.optional(z.nullable(z.int('请填写天数').check(z.minimum(1, '至少 1 天'), z.maximum(3660, '最多 3660 天')))),
    onSale: z._default(z.boolean(), true),
    validFrom: z.optional(z.nullable(instant)),
    reason: actReason,
  }),
  output: priceChange,
});

export const decidePriceChange = endpoint({
  method: 'POST',
  path: '/admin/console/priceChanges/{changeId}/decide',
  caller: 'admin',
  summary: '管理后台：同意或驳回另一位管理员提出的改价',
  body: z.object({ outcome: z.enum(['approved', 'rejected'], '请选择审批结果'), reason: decisionReason }),
  output: priceChange,
});

export const takeBackPriceChange = endpoint({
  method: 'POST',
  path: '/admin/console/priceChanges/{changeId}/takeBack',
  caller: 'admin',
  summary: '管理后台：撤回自己提出的改价',
  output: priceChange,
});

export const consolePriceEndpoints = { listConsolePrices, proposePriceChange, decidePriceChange, takeBackPriceChange };
