import * as z from 'zod/mini';
import { agentKinds } from './by-agent.ts';
import { agentSlip } from './agent-slip.ts';
import { instant } from './time.ts';

export const agentStates = ['active', 'paused', 'ended'] as const;
export type AgentState = (typeof agentStates)[number];
export const agentStateLabels: Readonly<Record<AgentState, string>> = {
  active: '工作中',
  paused: '已暂停',
  ended: '已结束',
};

export const stepStates = ['waiting', 'running', 'done', 'failed', 'skipped'] as const;
export type StepState = (typeof stepStates)[number];
export const stepStateLabels: Readonly<Record<StepState, string>> = {
  waiting: '等待',
  running: '进行中',
  done: '完成',
  failed: '没有做成',
  skipped: '跳过',
};

export const runStates = ['running', 'done', 'failed', 'stopped'] as const;
export type RunState = (typeof runStates)[number];
export const runStateLabels: Readonly<Record<RunState, string>> = {
  running: '进行中',
  done: '已完成',
  failed: '没有做完',
  stopped: '已停下',
};

/** Why an agent looked. */
export const wakeReasons = ['created', 'asked', 'told', 'news', 'clock', 'slip'] as const;
export type WakeReason = (typeof wakeReasons)[number];
export const wakeReasonLabels: Readonly<Record<WakeReason, string>> = {
  created: '刚刚设立',
  asked: '您让它现在看看',
  told: '您对它说了话',
  news: '有新的动态',
  clock: '到了约定的时间',
  slip: '许可单有改动',
};

/** A step of a plan, in words for its owner. */
export const runStep = z.object({ title: z.string(), state: z.enum(stepStates), note: z.nullable(z.string()) });
export type RunStep = z.output<typeof runStep>;

export const agentRun = z.object({
  runId: z.string(),
  woke: z.enum(wakeReasons),
  state: z.enum(runStates),
  plan: z.array(runStep),
  /** What it saw, in one sentence, also where nothing was found; null while it runs. */
  saw: z.nullable(z.string()),
  /** Why it did not come to its end. */
  failure: z.nullable(z.string()),
  startedAt: instant,
  endedAt: z.nullable(instant),
});
export type AgentRun = z.output<typeof agentRun>;

export const agentSummary = z.object({
  agentId: z.string(),
  kind: z.enum(agentKinds),
  name: z.string(),
  state: z.enum(agentStates),
  /** Off by the platform: everything of its kind rests until it is on again. */
  switchedOff: z.boolean(),
  position: z.nullable(z.object({ positionId: z.string(), title: z.string() })),
  /** The person in whose name it acts, for colleagues; null for oneself. */
  ownerName: z.nullable(z.string()),
  /** Approvals and prepared answers that wait. */
  waiting: z.int(),
  doneToday: z.int(),
  creditsSpent: z.int(),
  slipVersion: z.int(),
  running: z.boolean(),
  lastRunAt: z.nullable(instant),
  nextRunAt: z.nullable(instant),
  /** What it saw last. */
  saw: z.nullable(z.string()),
  createdAt: instant,
});
export type AgentSummary = z.output<typeof agentSummary>;

export const agentDetail = z.extend(agentSummary, {
  /** Whether the reader is its owner: nobody else writes its slip. */
  own: z.boolean(),
  slip: agentSlip,
  /** Newest first. */
  slipVersions: z.array(z.object({ version: z.int(), at: instant, slip: agentSlip })),
  /** What its owner said to it, oldest first. */
  told: z.array(z.object({ words: z.string(), at: instant })),
  /** Newest first. */
  runs: z.array(agentRun),
});
export type AgentDetail = z.output<typeof agentDetail>;

/** What agents brought about, for charts and tables. */
export const agentResults = z.object({
  days: z.array(
    z.object({
      day: z.string(),
      /** Suggestions, drafts, notes and what waits. */
      shown: z.int(),
      done: z.int(),
      declined: z.int(),
      failed: z.int(),
      credits: z.int(),
    }),
  ),
  agents: z.array(
    z.object({
      agentId: z.string(),
      kind: z.enum(agentKinds),
      name: z.string(),
      shown: z.int(),
      done: z.int(),
      approved: z.int(),
      declined: z.int(),
      undone: z.int(),
      failed: z.int(),
      credits: z.int(),
      /** Of the language model, tokens. */
      tokens: z.int(),
      /** What its slip lets it spend. */
      creditsAllowed: z.int(),
      good: z.int(),
      bad: z.int(),
      runs: z.int(),
    }),
  ),
  /** What became of the applications that its acts began or moved: how many of them each stage has reached by now. */
  outcomes: z.object({ reached: z.int(), replied: z.int(), interviews: z.int(), offers: z.int() }),
});
export type AgentResults = z.output<typeof agentResults>;
