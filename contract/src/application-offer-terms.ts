import * as z from 'zod/mini';
import type { InputIssue } from './envelope.ts';
import { fen } from './money.ts';
import { day, instant } from './time.ts';

/** Text of at most `max` characters, trimmed; '' means not filled in. */
const text = (max: number, label: string) => z.string().check(z.trim(), z.maxLength(max, `${label}最多 ${max} 个字`));

/** How often an allowance is paid. */
export const allowanceCycles = ['month', 'year'] as const;
export type AllowanceCycle = (typeof allowanceCycles)[number];
export const allowanceCycleLabels: Readonly<Record<AllowanceCycle, string>> = { month: '每月', year: '每年' };

/** Kinds of labour contract (劳动合同法 §12): for a fixed term, without one, until a task is done. */
export const contractKinds = ['fixed', 'open', 'task'] as const;
export type ContractKind = (typeof contractKinds)[number];
export const contractKindLabels: Readonly<Record<ContractKind, string>> = {
  fixed: '固定期限',
  open: '无固定期限',
  task: '以完成一定工作任务为期限',
};

/** Kinds of working hours. */
export const workHours = ['standard', 'comprehensive', 'flexible'] as const;
export type WorkHours = (typeof workHours)[number];
export const workHoursLabels: Readonly<Record<WorkHours, string>> = {
  standard: '标准工时制',
  comprehensive: '综合计算工时制',
  flexible: '不定时工作制',
};

export const allowance = z.object({
  name: text(20, '补贴名称'),
  amount: fen,
  per: z.enum(allowanceCycles, '请选择按月或按年'),
});
export type Allowance = z.output<typeof allowance>;

/** Most allowances and most papers of an offer. */
export const maxAllowances = 10;
export const maxPapers = 20;

/**
 * What a company offers. Amounts are fen before tax. A draft saves itself while it is typed, so every field may be empty;
 * `issuesBeforeOffering` says what an offer needs before anybody is asked or sent it.
 */
export const offerTerms = z.object({
  /** What the post is called in the letter. */
  title: text(40, '职位名称'),
  department: text(40, '部门'),
  /** Base pay a month. */
  basePay: z.nullable(fen),
  /** Base pays a year. */
  months: z.int().check(z.minimum(12, '薪资月数为 12 到 36'), z.maximum(36, '薪资月数为 12 到 36')),
  /** Bonus a year at its target, beside the months; null without one. */
  bonus: z.nullable(fen),
  bonusNote: text(200, '奖金说明'),
  allowances: z.array(allowance).check(z.maxLength(maxAllowances, `补贴最多 ${maxAllowances} 项`)),
  /** Shares or options, in words. */
  equity: text(300, '股权说明'),
  startsOn: z.nullable(day),
  contractKind: z.enum(contractKinds, '请选择合同类型'),
  /** Of a fixed term; null otherwise. */
  contractMonths: z.nullable(
    z.int().check(z.minimum(1, '合同期限至少 1 个月'), z.maximum(240, '合同期限最多 240 个月')),
  ),
  /** 0 without probation. */
  probationMonths: z.int().check(z.minimum(0, '试用期为 0 到 12 个月'), z.maximum(12, '试用期为 0 到 12 个月')),
  /** Pay in probation, in percent of the pay agreed. */
  probationPercent: z
    .int()
    .check(z.minimum(1, '试用期薪资比例为 1% 到 100%'), z.maximum(100, '试用期薪资比例为 1% 到 100%')),
  place: text(100, '工作地点'),
  workHours: z.enum(workHours, '请选择工时制度'),
  conditions: text(2000, '其他约定'),
  /** What to bring on the first day; each once. */
  papers: z.array(text(30, '材料名称')).check(z.maxLength(maxPapers, `材料最多 ${maxPapers} 项`)),
  /** The last day on which it can be accepted; null: `offerDays` after it was sent. */
  validUntil: z.nullable(day),
});
export type OfferTerms = z.output<typeof offerTerms>;

/** Days that an offer waits for its answer where no day is named; most of them where one is. */
export const offerDays = 7;
export const maxOfferDays = 60;

/** Papers that most companies ask for. */
export const usualPapers: readonly string[] = [
  '身份证原件及复印件',
  '学历学位证书',
  '离职证明',
  '银行卡',
  '入职体检报告',
  '一寸证件照',
];

/** Terms with nothing said yet. */
export function emptyOfferTerms(): OfferTerms {
  return {
    title: '',
    department: '',
    basePay: null,
    months: 12,
    bonus: null,
    bonusNote: '',
    allowances: [],
    equity: '',
    startsOn: null,
    contractKind: 'fixed',
    contractMonths: 36,
    probationMonths: 3,
    probationPercent: 100,
    place: '',
    workHours: 'standard',
    conditions: '',
    papers: [...usualPapers],
    validUntil: null,
  };
}

/** What of an offer somebody should look at again: outside the position's range, or against the law. */
export const offerWarning = z.object({
  /** Field of the terms; `conditions` with the place of the words in it. */
  path: z.string(),
  /** The words to be marked, as the screen and the letter show them. */
  words: z.string(),
  /** Place of the words in a text that somebody wrote, in UTF-16 units, `to` exclusive; null for a value. */
  from: z.nullable(z.int()),
  to: z.nullable(z.int()),
  message: z.string(),
});
export type OfferWarning = z.output<typeof offerWarning>;

/** States of an offer (decisions §17); the last two follow an acceptance. */
export const offerStates = [
  'draft',
  'approving',
  'sent',
  'seen',
  'countered',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
  'onboarded',
  'notArrived',
] as const;
export type OfferState = (typeof offerStates)[number];

/** What the employer reads. */
export const offerStateLabels: Readonly<Record<OfferState, string>> = {
  draft: '草稿',
  approving: '审批中',
  sent: '已发出',
  seen: '候选人已查看',
  countered: '候选人提出商议',
  accepted: '已接受，待入职',
  declined: '候选人已谢绝',
  withdrawn: '已收回',
  expired: '已过期',
  onboarded: '已入职',
  notArrived: '未到岗',
};

/** What the seeker reads; drafts they never see. */
export const myOfferStateLabels: Readonly<Record<Exclude<OfferState, 'draft' | 'approving'>, string>> = {
  sent: '待答复',
  seen: '待答复',
  countered: '商议中',
  accepted: '已接受，待入职',
  declined: '已谢绝',
  withdrawn: '企业已收回',
  expired: '已过期',
  onboarded: '已入职',
  notArrived: '未到岗',
};

/** States in which the seeker can still answer. */
export const openOfferStates = ['sent', 'seen', 'countered'] as const satisfies readonly OfferState[];
/** States of an offer that was accepted: it never leaves step 5. */
export const acceptedOfferStates = ['accepted', 'onboarded', 'notArrived'] as const satisfies readonly OfferState[];
/** States that ended without an acceptance. */
export const endedOfferStates = ['declined', 'withdrawn', 'expired'] as const satisfies readonly OfferState[];

/** Why a seeker declines. */
export const declineReasons = ['pay', 'otherOffer', 'place', 'role', 'timing', 'family', 'other'] as const;
export type DeclineReason = (typeof declineReasons)[number];
export const declineReasonLabels: Readonly<Record<DeclineReason, string>> = {
  pay: '薪资福利不合适',
  otherOffer: '接受了其他机会',
  place: '工作地点不合适',
  role: '职位内容不合适',
  timing: '入职时间不合适',
  family: '个人或家庭原因',
  other: '其他原因',
};

/** What candidates and applications say of their offer in lists. */
export const offerSummary = z.object({
  offerId: z.string(),
  state: z.enum(offerStates),
  /** The newest version that was sent; 0 before the first. */
  number: z.int(),
  /** Until when it can be accepted; null before it was sent. */
  validUntil: z.nullable(instant),
});
export type OfferSummary = z.output<typeof offerSummary>;

type Rule = readonly [path: string, broken: (terms: OfferTerms, today: string) => boolean, message: string];

const rules: readonly Rule[] = [
  ['title', (t) => [...t.title].length < 2, '请填写职位名称，至少 2 个字'],
  ['basePay', (t) => t.basePay === null || t.basePay === 0, '请填写每月基本工资'],
  [
    'allowances',
    (t) => t.allowances.some((each) => each.name === '' || each.amount === 0),
    '请填写补贴的名称和金额，或删除这一项',
  ],
  ['startsOn', (t) => t.startsOn === null, '请选择入职日期'],
  ['startsOn', (t, today) => t.startsOn !== null && t.startsOn < today, '入职日期不能早于今天'],
  ['contractMonths', (t) => t.contractKind === 'fixed' && t.contractMonths === null, '请填写合同期限'],
  ['place', (t) => t.place === '', '请填写工作地点'],
  ['papers', (t) => t.papers.includes(''), '请填写材料名称，或删除空的一项'],
  ['papers', (t) => new Set(t.papers).size < t.papers.length, '同一项材料只需写一次'],
  ['validUntil', (t, today) => t.validUntil !== null && t.validUntil < today, '有效期不能早于今天'],
  [
    'validUntil',
    (t, today) => t.validUntil !== null && daysBetween(today, t.validUntil) > maxOfferDays,
    `有效期最长 ${maxOfferDays} 天`,
  ],
  [
    'validUntil',
    (t) => t.validUntil !== null && t.startsOn !== null && t.validUntil > t.startsOn,
    '有效期不能晚于入职日期',
  ],
];

/** Days from one YYYY-MM-DD to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** What still stands between the terms and sending them, in the order of the form; `today` is YYYY-MM-DD in Beijing. */
export function issuesBeforeOffering(terms: OfferTerms, today: string): InputIssue[] {
  return rules.filter(([, broken]) => broken(terms, today)).map(([path, , message]) => ({ path, message }));
}
