import * as z from 'zod/mini';
import { agentAct } from './agent-act.ts';
import { endpoint } from './endpoint.ts';
import { id, idempotencyKey } from './ids.ts';
import { socket } from './socket.ts';
import { instant } from './time.ts';

/** Characters of one thing that an owner says. */
export const longestSaying = 1000;
/** Days for which a talk is kept. */
export const talkDays = 180;

export const talkSpeakers = ['owner', 'agent'] as const;
export type TalkSpeaker = (typeof talkSpeakers)[number];

/** `said` is the owner's; an answer is being given, is whole, was stopped by its owner, or came to nothing. */
export const talkStates = ['said', 'answering', 'done', 'stopped', 'failed'] as const;
export type TalkState = (typeof talkStates)[number];

/** What came of something that an agent called for an answer. */
export const callOutcomes = [
  'running',
  'read',
  'suggested',
  'drafted',
  'waiting',
  'done',
  'refused',
  'unknown',
  'stopped',
] as const;
export type CallOutcome = (typeof callOutcomes)[number];
export const callOutcomeLabels: Readonly<Record<CallOutcome, string>> = {
  running: '进行中',
  read: '看过了',
  suggested: '只作了建议',
  drafted: '只起草了',
  waiting: '等您同意',
  done: '做完了',
  refused: '没有做',
  unknown: '没有做',
  stopped: '停下了',
};

/** One thing that it looked at or wanted to do for an answer. */
export const talkCall = z.object({
  /** What was called, in words. */
  label: z.string(),
  outcome: z.enum(callOutcomes),
  /** Why it was not done; null where nothing stands against it. */
  note: z.nullable(z.string()),
  /** The line of the diary that it became. */
  actId: z.nullable(z.string()),
});
export type TalkCall = z.output<typeof talkCall>;

/** Where an answer leads: what its owner presses themselves. */
export const talkControls = ['approvals', 'diary', 'slip', 'results', 'pause', 'resume', 'run'] as const;
export type TalkControl = (typeof talkControls)[number];

export const talkMessage = z.object({
  messageId: z.string(),
  seq: z.int(),
  speaker: z.enum(talkSpeakers),
  state: z.enum(talkStates),
  words: z.string(),
  /** What answered; null of the owner's own words. */
  answeredBy: z.nullable(z.enum(['rules', 'model'])),
  calls: z.array(talkCall),
  controls: z.array(z.enum(talkControls)),
  /** What its owner should know of this answer: why it is not whole, or what in it rests on nothing. */
  caution: z.nullable(z.string()),
  /** What it called that stands in the diary, as it is now. */
  acts: z.array(agentAct),
  at: instant,
});
export type TalkMessage = z.output<typeof talkMessage>;

const talk = z.object({
  /** Oldest first. */
  messages: z.array(talkMessage),
  /** There are older ones than these. */
  hasEarlier: z.boolean(),
  /** The model that answers; null where rules do. */
  model: z.nullable(z.string()),
  /** Of the model: tokens that all agents of this owner took today, and how many they may. */
  used: z.int(),
  allowed: z.int(),
});
export type Talk = z.output<typeof talk>;

export const getAgentTalk = endpoint({
  method: 'GET',
  path: '/agent/talk/{agentId}',
  caller: 'signedIn',
  summary: `与自己的智能体的对话，保留 ${talkDays} 天`,
  query: z.object({
    /** Only what stands before this one. */
    before: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
  }),
  output: talk,
});

export const sayToAgent = endpoint({
  method: 'POST',
  path: '/agent/talk/say',
  caller: 'signedIn',
  summary: '和智能体说一句话；没有语言模型时按规则回答。同一提交标识结果相同',
  body: z.object({
    agentId: id,
    key: idempotencyKey,
    words: z
      .string()
      .check(z.trim(), z.minLength(1, '请填写内容'), z.maxLength(longestSaying, `最多 ${longestSaying} 个字`)),
  }),
  output: talk,
});

export const stopAgentTalk = endpoint({
  method: 'POST',
  path: '/agent/talk/stop',
  caller: 'signedIn',
  summary: '让智能体停下正在说的话；没有在说的结果相同',
  body: z.object({ agentId: id }),
  output: talk,
});

export const agentTalkEndpoints = { getAgentTalk, sayToAgent, stopAgentTalk };

/** An answer while it is given, on whichever copy of the server; nothing is received. */
export const agentTalkSocket = socket({
  path: '/agent/talk/socket',
  caller: 'signedIn',
  summary: '与智能体的对话：边说边显示',
  query: z.object({ agentId: id, access_token: z.string() }),
  received: z.never(),
  sent: z.object({ type: z.literal('message'), message: talkMessage }),
});
