import { task } from '#server/bind.ts';
import { lookForDue } from './run/look-for-due.ts';
import { runAgentTask, wakings } from './run/wake-agents.ts';

/** What the clock brings to agents, and what a copy that is gone left behind. */
const lookForDueTask = task<object>({
  name: 'agent.look-for-due',
  schedule: '* * * * *',
  timeoutSeconds: 300,
  run: lookForDue,
});

export const tasks = [runAgentTask, lookForDueTask];

export const subscriptions = wakings;
