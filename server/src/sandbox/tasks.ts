import { takeDueNotices } from '#platform/payment/cashier.ts';
import { task } from '../bind.ts';
import type { Ctx, SystemActor } from '../context.ts';
import { tell } from './payment-calls.ts';

/** Sends what the sandbox cashier has put off. */
export const sendDelayedNoticesTask = task<object>({
  name: 'sandbox.send-delayed-notices',
  schedule: '* * * * *',
  async run(ctx: Ctx<SystemActor>) {
    if (ctx.ports.payments.sandbox === undefined) return;
    const due = await takeDueNotices({ db: ctx.db, now: () => ctx.now() });
    for (const tradeNo of due) await tell(ctx, tradeNo, { sentAt: ctx.now(), forged: false });
  },
});

export const tasks = [sendDelayedNoticesTask];
