import { talkDays } from '@pinjian/contract/agent-talk.ts';
import { tokenUseDays } from '@pinjian/contract/agent-token.ts';
import { task } from '#server/bind.ts';
import { deleteUsesBefore } from './door/queries.ts';
import { lookForDue } from './run/look-for-due.ts';
import { answerOwnerTask } from './talk/answer-owner.ts';
import { deleteTalkBefore } from './talk/queries.ts';
import { runAgentTask, wakings } from './run/wake-agents.ts';

/** What the clock brings to agents, and what a copy that is gone left behind. */
const lookForDueTask = task<object>({
  name: 'agent.look-for-due',
  schedule: '* * * * *',
  timeoutSeconds: 300,
  run: lookForDue,
});

/** Calls by tokens are kept for as long as their owner may want to look after them. */
const forgetUsesTask = task<object>({
  name: 'agent.forget-token-uses',
  schedule: '50 3 * * *',
  run: (ctx) => deleteUsesBefore(ctx, new Date(ctx.now().getTime() - tokenUseDays * 86_400_000)),
});

/** What an owner and their agent said to each other is kept no longer than they may want to read it. */
const forgetTalkTask = task<object>({
  name: 'agent.forget-talk',
  schedule: '55 3 * * *',
  run: (ctx) => deleteTalkBefore(ctx, new Date(ctx.now().getTime() - talkDays * 86_400_000)),
});

export const tasks = [runAgentTask, answerOwnerTask, lookForDueTask, forgetUsesTask, forgetTalkTask];

export const subscriptions = wakings;
