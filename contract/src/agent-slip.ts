import * as z from 'zod/mini';
import { outwardActKinds, actModes, type OutwardActKind } from './agent-act.ts';
import { agentKindFacts } from './agent-kind.ts';
import type { AgentKind } from './by-agent.ts';
import { id } from './ids.ts';
import { fen } from './money.ts';
import { day } from './time.ts';

/** How an agent may go about one kind of act: how far by itself, and how often. */
export const actRule = z.object({
  mode: z.enum(actModes),
  /** A day in Beijing. */
  daily: z.int('请填写整数').check(z.minimum(0, '每天上限不能小于 0'), z.maximum(200, '每天最多 200 次')),
  /** As long as the agent lives. */
  total: z.int('请填写整数').check(z.minimum(0, '总上限不能小于 0'), z.maximum(5000, '总共最多 5000 次')),
});
export type ActRule = z.output<typeof actRule>;

export const tones = ['plain', 'warm', 'formal'] as const;
export type Tone = (typeof tones)[number];
export const toneLabels: Readonly<Record<Tone, string>> = { plain: '简洁', warm: '亲切', formal: '正式' };

const line = (max: number, label: string) => z.string().check(z.trim(), z.maxLength(max, `${label}最多 ${max} 个字`));

/** The permission slip: what its owner lets an agent do. Whatever it does not name is asked. */
export const agentSlip = z.object({
  goal: line(300, '目标'),
  /** Cities of dictionary; none: anywhere. */
  cityCodes: z
    .array(z.string().check(z.regex(/^\d{4,12}$/, '编码格式不正确')))
    .check(z.maxLength(10, '最多选择 10 个城市')),
  /** A month, fen: a seeker's least, of which a position may not stay below. */
  salaryFloor: z.nullable(fen),
  /** A month, fen: an employer's most, of which a talent's least wish may not go beyond. */
  salaryCeiling: z.nullable(fen),
  /** Seekers: where never to apply. Employers: of whom never to approach anybody. By name: a part of it is enough. */
  companiesNever: z
    .array(z.string().check(z.trim(), z.minLength(2, '公司名称至少 2 个字'), z.maxLength(60)))
    .check(z.maxLength(50, '最多 50 家公司')),
  /** Of what its kind can do; what is not named is asked each time. */
  acts: z.partialRecord(z.enum(outwardActKinds), actRule),
  /** In which hours it acts towards others, in Beijing: from, until before. */
  hours: z
    .object({
      from: z.int().check(z.minimum(0), z.maximum(23)),
      to: z.int().check(z.minimum(1), z.maximum(24)),
      /** 1 Monday to 7 Sunday. */
      days: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.minLength(1, '请至少选择一天'), z.maxLength(7)),
    })
    .check(z.refine((hours) => hours.from < hours.to, { error: '结束时间要晚于开始时间', path: ['to'] })),
  /** Credits that it may spend as long as it lives; employers alone. */
  credits: z.int('请填写整数').check(z.minimum(0), z.maximum(100_000)),
  tone: z.enum(tones),
  /** In its owner's own words: what it may say of them beside what their data say. */
  mayState: z
    .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(100, '每条最多 100 个字')))
    .check(z.maxLength(20, '最多 20 条')),
  /** The resume that it sends; null: the default one. */
  resumeId: z.nullable(id),
  /** The last day on which it acts; null: until it is ended. */
  endsOn: z.nullable(day),
});
export type AgentSlip = z.output<typeof agentSlip>;

const rules: Readonly<Record<OutwardActKind, ActRule>> = {
  recommend: { mode: 'act', daily: 10, total: 500 },
  apply: { mode: 'ask', daily: 5, total: 60 },
  addTalent: { mode: 'ask', daily: 5, total: 60 },
  inviteToAiInterview: { mode: 'ask', daily: 5, total: 60 },
  inviteToRealInterview: { mode: 'ask', daily: 3, total: 30 },
  proposeTimes: { mode: 'ask', daily: 5, total: 60 },
  sendMessage: { mode: 'ask', daily: 5, total: 100 },
  askContact: { mode: 'ask', daily: 3, total: 30 },
};

/** What an agent begins with: it does what nobody else notices, and asks before everything else. */
export function defaultSlip(kind: AgentKind): AgentSlip {
  return {
    goal: '',
    cityCodes: [],
    salaryFloor: null,
    salaryCeiling: null,
    companiesNever: [],
    acts: Object.fromEntries(agentKindFacts[kind].acts.map((act) => [act, rules[act]])),
    hours: { from: 8, to: 22, days: [1, 2, 3, 4, 5, 6, 7] },
    credits: 0,
    tone: 'plain',
    mayState: [],
    resumeId: null,
    endsOn: null,
  };
}

/** How an act is gone about: what the slip does not name is asked each time, at most ten times a day. */
export function ruleOf(slip: AgentSlip, act: OutwardActKind): ActRule {
  return slip.acts[act] ?? { mode: 'ask', daily: 10, total: 200 };
}
