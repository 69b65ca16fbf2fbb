import * as z from 'zod/mini';
import { lotOriginLabels, products, useItems } from './billing-price.ts';
import { endpoint } from './endpoint.ts';
import { errorCodes } from './errors.ts';
import { id } from './ids.ts';
import { fen } from './money.ts';
import { pageOf, pageQuery } from './paging.ts';
import { instant } from './time.ts';
import { spendUnits } from './wallet.ts';

/** 已冻结, 已扣除, 已退回. */
export const useStates = ['held', 'taken', 'released'] as const;
export type UseState = (typeof useStates)[number];
export const useStateLabels: Readonly<Record<UseState, string>> = {
  held: '冻结中',
  taken: '已扣除',
  released: '已退回',
};

/** A company is told that it runs low below so many credits, unless it says otherwise. */
export const defaultLowBalance = 100;
export const maxLowBalance = 100_000;
export const maxAllowance = 1_000_000;

export const lotOrigins = Object.keys(lotOriginLabels) as readonly (keyof typeof lotOriginLabels)[];
export type LotOrigin = keyof typeof lotOriginLabels;

/** What a purchase or a gift has left. */
export const lotView = z.object({
  lotId: z.string(),
  origin: z.enum(['order', 'free', 'opening', 'adjustment']),
  /** null for what no order brought. */
  product: z.nullable(z.enum(products)),
  label: z.string(),
  orderId: z.nullable(z.string()),
  unit: z.enum(spendUnits),
  units: z.int(),
  /** Not consumed yet; what is held of it is in there. */
  unitsLeft: z.int(),
  unitsHeld: z.int(),
  /** What was paid for what is left. */
  fenLeft: fen,
  issuedAt: instant,
  /** null without an end. It ends then: nothing renews itself. */
  expiresAt: z.nullable(instant),
});
export type LotView = z.output<typeof lotView>;

export const walletOverview = z.object({
  unit: z.enum(spendUnits),
  /** May be spent now; what is held is not in it. */
  available: z.int(),
  held: z.int(),
  /** Of this calendar month in Beijing. */
  month: z.object({ taken: z.int(), held: z.int(), released: z.int() }),
  /** What is left, that which ends first in front. */
  lots: z.array(lotView),
  /** null for companies. */
  freeSimulations: z.nullable(z.object({ each: z.int(), left: z.int(), until: instant })),
  /** The caller's own allowance; null without one. */
  allowance: z.nullable(z.object({ credits: z.int(), used: z.int() })),
  /** null for seekers. */
  lowBalance: z.nullable(z.object({ below: z.int(), isLow: z.boolean() })),
  /** May change allowances and the low-balance notice. */
  mayManage: z.boolean(),
});
export type WalletOverview = z.output<typeof walletOverview>;

export const getWalletOverview = endpoint({
  method: 'GET',
  path: '/wallet/overview',
  caller: 'signedIn',
  summary: '钱包概览：剩余、有效期、冻结中和本月使用',
  output: walletOverview,
});

export const useQuote = z.object({
  item: z.enum(useItems),
  unit: z.enum(spendUnits),
  count: z.int(),
  each: z.int(),
  total: z.int(),
  available: z.int(),
  /** What comes back where it comes to nothing: declined, expired, refused, taken back. */
  mayComeBack: z.int(),
  enough: z.boolean(),
  /** What the caller may still use this month; null without an allowance. */
  allowanceLeft: z.nullable(z.int()),
});
export type UseQuote = z.output<typeof useQuote>;

export const quoteUse = endpoint({
  method: 'GET',
  path: '/wallet/quote',
  caller: 'signedIn',
  summary: '使用前：需要多少、还剩多少、可能退回多少',
  query: z.object({
    item: z.enum(useItems, '请选择项目'),
    count: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 1),
  }),
  output: useQuote,
});

export const useView = z.object({
  useId: z.string(),
  item: z.enum(useItems),
  label: z.string(),
  unit: z.enum(spendUnits),
  units: z.int(),
  state: z.enum(useStates),
  /** What it was about: the invitation, the contact request, the interview. */
  subject: z.object({ kind: z.enum(['invitation', 'contactRequest', 'interview']), id: z.string() }),
  /** null for seekers, and once the position or the member is gone. */
  positionId: z.nullable(z.string()),
  memberId: z.nullable(z.string()),
  /** Of a company's use, who did it and for which position; '' where that is nobody's, or gone. */
  memberName: z.string(),
  positionTitle: z.string(),
  heldAt: instant,
  settledAt: z.nullable(instant),
});
export type UseView = z.output<typeof useView>;

export const listUses = endpoint({
  method: 'GET',
  path: '/wallet/uses',
  caller: 'signedIn',
  summary: '使用记录：冻结、扣除和退回，最新的在前',
  query: z.object({
    ...pageQuery,
    state: z.optional(z.enum(useStates, '请选择状态')),
    item: z.optional(z.enum(useItems, '请选择项目')),
    memberId: z.optional(id),
    positionId: z.optional(id),
    /** The receipt after a use: of one invitation, contact request or interview. */
    subjectId: z.optional(id),
  }),
  output: pageOf(useView),
});

export const memberAllowance = z.object({
  memberId: z.string(),
  /** null without one: the member spends what the company has. */
  credits: z.nullable(z.int()),
  /** Held or taken this month. */
  used: z.int(),
});
export type MemberAllowance = z.output<typeof memberAllowance>;

export const listAllowances = endpoint({
  method: 'GET',
  path: '/wallet/allowances',
  caller: 'employer',
  summary: '成员额度：每位能使用额度的成员每月最多用多少、本月已用多少',
  output: z.object({ month: z.string(), records: z.array(memberAllowance) }),
});

export const setAllowance = endpoint({
  method: 'PUT',
  path: '/wallet/allowances/{memberId}',
  caller: 'employer',
  summary: '设置一位成员每月最多使用的额度；不填为不限',
  body: z.object({
    credits: z.nullable(
      z.int('请填写整数').check(z.minimum(0, '额度不能为负'), z.maximum(maxAllowance, `额度最多 ${maxAllowance}`)),
    ),
  }),
  output: memberAllowance,
});

export const setLowBalance = endpoint({
  method: 'PUT',
  path: '/wallet/lowBalance',
  caller: 'employer',
  summary: '额度低于多少时提醒；填 0 为不提醒',
  body: z.object({
    below: z
      .int('请填写整数')
      .check(z.minimum(0, '提醒额度不能为负'), z.maximum(maxLowBalance, `提醒额度最多 ${maxLowBalance}`)),
  }),
  output: z.object({ below: z.int(), isLow: z.boolean() }),
});

export const billingUseErrors = errorCodes({
  notAMember: { code: 41107, message: '这位成员已不在公司，请刷新' },
});

export const billingUseEndpoints = {
  getWalletOverview,
  quoteUse,
  listUses,
  listAllowances,
  setAllowance,
  setLowBalance,
};
