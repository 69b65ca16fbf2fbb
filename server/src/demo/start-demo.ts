import { admitDemoAdmin, claimDemoWorld, demoPhonesAmong, isUninhabited } from '#domains/account/index.ts';
import type { Ctx, SystemActor } from '#server/context.ts';
import { demoAccounts } from './accounts.ts';
import { phonesOfWorld, wholeWorld, type Size } from './plan.ts';
import { portsOfDemo } from './ports.ts';
import { createStage } from './stage.ts';
import { noDemo, type DemoStatus } from './status.ts';
import { playWorld } from './world.ts';

/** The demo world of a running copy. */
export interface DemoRun {
  readonly status: DemoStatus;
  /** Resolves once it is made, or there is nothing to make. */
  readonly finished: Promise<void>;
  /** Gives it up; what was made so far was never there. */
  stop(): Promise<void>;
}

interface Options {
  readonly ctx: Ctx<SystemActor>;
  readonly size?: Size;
  /** Writes one line for the person at the terminal. */
  readonly print: (line: string) => void;
}

class Stopped extends Error {}

/**
 * Makes the demo world in a database where nobody is yet, in the background and in one transaction: after a kill there
 * is nothing of it and the next start makes it anew; once it is there it is left alone.
 */
export function startDemo({ ctx, size = wholeWorld, print }: Options): DemoRun {
  let status: DemoStatus = noDemo;
  let stopped = false;
  const make = async (): Promise<void> => {
    if (await isUninhabited(ctx)) {
      const tell = teller(print);
      await ctx.transaction(async (tx) => {
        if (!(await claimDemoWorld(tx, phonesOfWorld(size))) || !(await isUninhabited(tx))) return;
        for await (const { done, of } of playWorld(createStage(tx, portsOfDemo(ctx.ports)), size)) {
          if (stopped) throw new Stopped('the demo world was given up');
          status = { ...noDemo, state: 'making', done, of };
          tell(done, of);
        }
      });
    }
    await admitAdmins(ctx);
    status = await present(ctx);
    for (const line of accountLines(status)) print(line);
  };
  const finished = make().catch((error: unknown) => {
    status = { ...noDemo, state: stopped ? 'none' : 'failed' };
    if (error instanceof Stopped) return;
    ctx.log.error({ error }, 'the demo world could not be made');
    print('演示数据没有生成成功，详见日志；产品可以照常使用。');
  });
  return {
    get status() {
      return status;
    },
    finished,
    async stop() {
      stopped = true;
      await finished;
    },
  };
}

/** Tells progress in a few lines. */
function teller(print: (line: string) => void): (done: number, of: number) => void {
  let told = -1;
  return (done, of) => {
    const fifth = Math.floor((done / of) * 5);
    if (fifth > told && fifth < 5) print(`演示数据正在生成 ${done}/${of}`);
    told = Math.max(told, fifth);
  };
}

/** The admins, also of a demo world that was made before there were any. */
async function admitAdmins(ctx: Ctx): Promise<void> {
  const phones = demoAccounts.filter(({ kind }) => kind !== 'admin').map(({ phone }) => phone);
  if ((await demoPhonesAmong(ctx, phones)).length === 0) return;
  for (const { phone } of demoAccounts.filter(({ kind }) => kind === 'admin')) await admitDemoAdmin(ctx, phone);
}

/** The demo world as it is in the database: its accounts that exist. */
async function present(ctx: Ctx): Promise<DemoStatus> {
  const phones = new Set(
    await demoPhonesAmong(
      ctx,
      demoAccounts.map(({ phone }) => phone),
    ),
  );
  const accounts = demoAccounts
    .filter(({ phone }) => phones.has(phone))
    .map(({ phone, kind, label, description }) => ({ phone, kind, label, description }));
  return accounts.length === 0 ? noDemo : { ...noDemo, state: 'ready', accounts };
}

function accountLines({ accounts }: DemoStatus): string[] {
  if (accounts.length === 0) return [];
  return [
    '演示账号（验证码见此终端或 /sandbox）：',
    ...accounts.map(
      ({ phone, kind, label, description }) =>
        `  ${phone}  ${label}，${description}${kind === 'admin' ? '（在 /login?client=admin 登录）' : ''}`,
    ),
  ];
}
