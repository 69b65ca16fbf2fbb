import { task } from '#server/bind.ts';
import { sendOutsideTask } from './outside/send-outside.ts';
import { settleOutsideSends } from './outside/settle-outside-sends.ts';

/** Looks after text messages and mails that were left behind. */
export const settleOutsideTask = task<object>({
  name: 'message.settle-outside',
  schedule: '* * * * *',
  run: settleOutsideSends,
});

export const tasks = [sendOutsideTask, settleOutsideTask];
