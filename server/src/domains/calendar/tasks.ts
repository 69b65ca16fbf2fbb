import { task } from '#server/bind.ts';
import { sendReminders } from './reminder/send-reminders.ts';

/** Reminds both sides of their interviews, a day and an hour before. */
const sendRemindersTask = task<object>({
  name: 'calendar.send-reminders',
  schedule: '* * * * *',
  run: sendReminders,
});

export const tasks = [sendRemindersTask];
