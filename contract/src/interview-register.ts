import * as z from 'zod/mini';

/** Kinds of questions whose scores are checked apart: what somebody did, would do or knows, and a company's own. */
export const registerKinds = ['experience', 'scenario', 'knowledge', 'company'] as const;
export type RegisterKind = (typeof registerKinds)[number];
export const registerKindLabels: Readonly<Record<RegisterKind, string>> = {
  experience: '经历题',
  scenario: '情景题',
  knowledge: '知识题',
  company: '企业自拟题',
};

/** What becomes of a number: it counts; it is shown and left out of the total (仅供参考); there is evidence and no number. */
export const standings = ['counts', 'reference', 'evidence'] as const;
export type Standing = (typeof standings)[number];
export const standingLabels: Readonly<Record<Exclude<Standing, 'counts'>, string>> = {
  reference: '仅供参考',
  evidence: '只列证据',
};

/** Least agreement (weighted kappa) for a number that counts, and for one that is shown at all. */
export const leastKappa = { counts: 0.7, reference: 0.6 } as const;
/** Fewer rated answers say nothing of a kind. */
export const leastRated = 100;

/** The last evaluation of one kind, on answers that nothing was learned from. */
const evaluation = z.object({
  kind: z.enum(registerKinds),
  /** Weighted kappa with those who rated the answers, and the 95 % interval around it; null where too few were rated. */
  kappa: z.nullable(z.number()),
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
  answers: z.int(),
  questions: z.int(),
});
export type Evaluation = z.output<typeof evaluation>;

/** What is known of the scores of one version: kept with every report that was made under it. */
export const scoreRegister = z.object({
  /** yyyy-MM-dd */
  measuredOn: z.string(),
  scorer: z.string(),
  bank: z.string(),
  /** Digest of what the judge had learned. */
  judge: z.string(),
  /** Who wrote and rated the answers, as readers of a report are told. */
  raters: z.string(),
  kinds: z.array(evaluation),
});
export type ScoreRegister = z.output<typeof scoreRegister>;

/** What the register says of each kind, in a line: 经历题 0.82（计入总分）. */
export function registerText({ measuredOn, kinds, raters }: ScoreRegister): string {
  const words = kinds.map((each) => {
    const figure = each.kappa === null ? '评定过的回答太少' : `一致性 ${each.kappa.toFixed(2)}`;
    const standing = standingOf(each);
    return `${registerKindLabels[each.kind]} ${figure}（${standing === 'counts' ? '计入总分' : standingLabels[standing]}）`;
  });
  return `${measuredOn} 核对：${words.join('，')}。评定者是${raters}。`;
}

/** What becomes of numbers of a kind: where too few answers were rated there is none. */
export function standingOf({ kappa, answers }: Pick<Evaluation, 'kappa' | 'answers'>): Standing {
  if (kappa === null || answers < leastRated || kappa < leastKappa.reference) return 'evidence';
  return kappa >= leastKappa.counts ? 'counts' : 'reference';
}
