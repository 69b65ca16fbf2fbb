import * as z from 'zod/mini';
import { agentKinds } from './by-agent.ts';
import { id } from './ids.ts';
import { instant } from './time.ts';

/** What has an effect beyond its owner, or spends: the operation that does it asks the slip in its transaction. */
export const outwardActKinds = [
  'recommend',
  'apply',
  'addTalent',
  'inviteToAiInterview',
  'inviteToRealInterview',
  'proposeTimes',
  'sendMessage',
  'askContact',
] as const;
export type OutwardActKind = (typeof outwardActKinds)[number];

/** What only its owner sees. */
export const inwardActKinds = ['suggestion', 'draft', 'note', 'brief', 'ranking', 'report', 'preparedAnswer'] as const;
export type InwardActKind = (typeof inwardActKinds)[number];

export const actKinds = [...outwardActKinds, ...inwardActKinds] as const;
export type ActKind = (typeof actKinds)[number];

export const actKindLabels: Readonly<Record<ActKind, string>> = {
  recommend: '推荐',
  apply: '投递',
  addTalent: '加入候选人',
  inviteToAiInterview: '邀请AI面试',
  inviteToRealInterview: '邀请真人面试',
  proposeTimes: '提出面试时间',
  sendMessage: '发消息',
  askContact: '请求交换联系方式',
  suggestion: '建议',
  draft: '草稿',
  note: '记录',
  brief: '面试准备',
  ranking: '排序',
  report: '日报',
  preparedAnswer: '待您确认的答复',
};

export function isOutward(kind: ActKind): kind is OutwardActKind {
  return outwardActKinds.some((each) => each === kind);
}

/** How far an agent goes with a kind of act. */
export const actModes = ['suggest', 'draft', 'ask', 'act'] as const;
export type ActMode = (typeof actModes)[number];
export const actModeLabels: Readonly<Record<ActMode, string>> = {
  suggest: '只建议',
  draft: '起草',
  ask: '我同意后做',
  act: '自己做',
};

export const actStates = [
  'suggested',
  'drafted',
  'waiting',
  'approved',
  'declined',
  'done',
  'undone',
  'failed',
  'expired',
] as const;
export type ActState = (typeof actStates)[number];
export const actStateLabels: Readonly<Record<ActState, string>> = {
  suggested: '已建议',
  drafted: '已起草',
  waiting: '等您同意',
  approved: '已同意，正在做',
  declined: '您没有同意',
  done: '已完成',
  undone: '已撤销',
  failed: '没有做成',
  expired: '已过期',
};

/** Where a quoted passage stands. */
export const evidenceSources = [
  'resume',
  'position',
  'company',
  'interview',
  'application',
  'conversation',
  'offer',
  'slip',
  'calendar',
] as const;
export type EvidenceSource = (typeof evidenceSources)[number];
export const evidenceSourceLabels: Readonly<Record<EvidenceSource, string>> = {
  resume: '简历',
  position: '职位',
  company: '公司',
  interview: '面试',
  application: '投递',
  conversation: '对话',
  offer: 'Offer',
  slip: '许可单',
  calendar: '日历',
};

/** A passage as it stands where it was read. */
export const evidence = z.object({
  /** What it is quoted for. */
  claim: z.string(),
  source: z.enum(evidenceSources),
  quote: z.string(),
});
export type Evidence = z.output<typeof evidence>;

/** What an act is about; the web makes its links of it. */
export const actSubject = z.object({
  positionId: z.optional(z.string()),
  applicationId: z.optional(z.string()),
  /** Of the person it is about, where the owner is an employer. */
  resumeId: z.optional(z.string()),
  roundId: z.optional(z.string()),
  offerId: z.optional(z.string()),
  interviewId: z.optional(z.string()),
  /** Names to read: the position's title, the company, the candidate as the owner may know them. */
  positionTitle: z.optional(z.string()),
  companyName: z.optional(z.string()),
  candidateName: z.optional(z.string()),
});
export type ActSubject = z.output<typeof actSubject>;

/** A piece of a brief, a ranking, a report or a comparison: rows to read one below the other. */
export const actSection = z.object({
  title: z.string(),
  rows: z.array(
    z.object({
      label: z.string(),
      value: z.string(),
      /** A passage that it rests on. */
      quote: z.optional(z.string()),
      subject: z.optional(actSubject),
    }),
  ),
});
export type ActSection = z.output<typeof actSection>;

/** What a person alone may say; an agent prepares it, one tap makes the person's own call. */
export const preparedAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('acceptInvitation'), applicationId: id }),
  z.object({ kind: z.literal('declineInvitation'), applicationId: id, note: z.string() }),
  /** `time`: of the offered ones; null for the only one. */
  z.object({ kind: z.literal('acceptRound'), applicationId: id, roundId: id, time: z.nullable(instant) }),
  z.object({ kind: z.literal('declineRound'), applicationId: id, roundId: id, note: z.string() }),
  z.object({ kind: z.literal('letProposalStand'), applicationId: id, roundId: id }),
  z.object({ kind: z.literal('rescheduleRound'), applicationId: id, roundId: id, times: z.array(instant) }),
  z.object({ kind: z.literal('passResume'), applicationId: id }),
  z.object({ kind: z.literal('answerContact'), applicationId: id, requestId: id, agree: z.boolean() }),
  /** Opens the offer, where its owner reads and answers it. */
  z.object({ kind: z.literal('openOffer'), applicationId: id }),
  /** Words to send in the conversation. */
  z.object({ kind: z.literal('sendMessage'), applicationId: id, words: z.string() }),
  /** A practice interview for a position, or of a skill. */
  z.object({ kind: z.literal('practise'), positionId: z.nullable(id), skill: z.nullable(z.string()) }),
  /** A position that was written from what its owner said, as a draft that exists: they look at it and publish it. */
  z.object({ kind: z.literal('openPositionDraft'), positionId: id }),
]);
export type PreparedAnswer = z.output<typeof preparedAnswer>;

/** How what was done can be taken back; by the owner, as themselves. */
export const undoWays = ['dropRecommendation', 'takeBackInvitation', 'withdrawApplication', 'withdrawMessage'] as const;
export type UndoWay = (typeof undoWays)[number];
export const undoLabels: Readonly<Record<UndoWay, string>> = {
  dropRecommendation: '移除推荐',
  takeBackInvitation: '收回邀请',
  withdrawApplication: '撤回投递',
  withdrawMessage: '撤回消息',
};

/** Why something shown was right or wrong; both sides read the same words. */
export const verdictReasons = [
  'skills',
  'experience',
  'city',
  'salary',
  'level',
  'industry',
  'company',
  'timing',
  'other',
] as const;
export type VerdictReason = (typeof verdictReasons)[number];
export const verdictReasonLabels: Readonly<Record<VerdictReason, string>> = {
  skills: '技能',
  experience: '经验',
  city: '城市',
  salary: '薪资',
  level: '级别',
  industry: '行业',
  company: '公司',
  timing: '时机',
  other: '其他',
};

/** What its owner thought of something shown: the agent learns from it. */
export const agentVerdict = z.object({
  good: z.boolean(),
  reason: z.nullable(z.enum(verdictReasons)),
  words: z.string(),
});
export type AgentVerdict = z.output<typeof agentVerdict>;

/** One line of the diary; what waits for its owner is one too. */
export const agentAct = z.object({
  actId: z.string(),
  agentId: z.string(),
  agentKind: z.enum(agentKinds),
  agentName: z.string(),
  runId: z.nullable(z.string()),
  slipVersion: z.int(),
  kind: z.enum(actKinds),
  mode: z.enum(actModes),
  state: z.enum(actStates),
  subject: actSubject,
  title: z.string(),
  /** Why, in one or two sentences. */
  why: z.string(),
  evidence: z.array(evidence),
  /** What it wrote, or would write; null where nothing is written. */
  text: z.nullable(z.string()),
  sections: z.array(actSection),
  prepared: z.nullable(preparedAnswer),
  credits: z.int(),
  /** Why the slip did not let it do so by itself, or why it was not done. */
  objection: z.nullable(z.string()),
  /** null where it cannot be taken back any more. */
  undo: z.nullable(z.enum(undoWays)),
  verdict: z.nullable(agentVerdict),
  expiresAt: z.nullable(instant),
  decidedAt: z.nullable(instant),
  at: instant,
});
export type AgentAct = z.output<typeof agentAct>;
