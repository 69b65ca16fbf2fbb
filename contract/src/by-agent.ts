import * as z from 'zod/mini';

/** What somebody can have act for them; seekers' kinds first, then employers'. */
export const agentKinds = [
  'scout',
  'submitter',
  'coach',
  'secretary',
  'intake',
  'sourcer',
  'screener',
  'inviter',
  'reporter',
] as const;
export type AgentKind = (typeof agentKinds)[number];

export const agentKindLabels: Readonly<Record<AgentKind, string>> = {
  scout: '职位侦察',
  submitter: '投递助手',
  coach: '面试教练',
  secretary: '求职秘书',
  intake: '建岗助手',
  sourcer: '寻才助手',
  screener: '初筛助手',
  inviter: '邀约助手',
  reporter: '招聘日报',
};

/** The kind of agent by which something was done in a person's name; absent where they did it themselves. */
export const byAgent = z.optional(z.enum(agentKinds));
