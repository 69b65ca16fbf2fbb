import { redactError } from './redact.ts';

/** Frees one thing that was opened: a listener, a pool, the database. */
export type Closer = () => Promise<void> | void;

/** What the lifecycle needs of a process; the real one below, another one in its tests. */
export interface ProcessLike {
  on(event: 'SIGINT' | 'SIGTERM' | 'SIGHUP' | 'disconnect', listener: () => void): unknown;
  exit(code: number): void;
  complain(text: string): void;
  /** Milliseconds of a clock that never goes back. */
  now(): number;
  /** Calls back once after the time; never keeps the process alive. */
  after(milliseconds: number, callback: () => void): void;
}

export interface Lifecycle {
  /** Registers what has to be closed before the process ends; closed in reverse order, once. */
  readonly onShutdown: (close: Closer) => void;
  /** Closes everything and ends the process; 1 in place of 0 when something could not be closed. */
  readonly shutDown: (exitCode?: number) => Promise<void>;
  /** Lets what is waited for at the end take so many milliseconds beside the time that closing may take. */
  readonly allowShutdown: (milliseconds: number) => void;
}

const LIMIT_MS = 15_000;
/** One Ctrl-C arrives more than once: from the terminal, and handed on by npm and by tools/run.mjs. */
const SAME_KEYPRESS_MS = 500;

/**
 * The orderly end of a process: SIGTERM, SIGINT, SIGHUP, or the death of the parent that spawned it with an IPC
 * channel. A second Ctrl-C ends it at once, and so does a closer that takes longer than the limit.
 */
export function createLifecycle(host: ProcessLike): Lifecycle {
  const closers: Closer[] = [];
  let limitMs = LIMIT_MS;
  let ending: { readonly since: number; readonly done: Promise<void> } | null = null;

  const closeAll = async (exitCode: number): Promise<void> => {
    let code = exitCode;
    host.after(limitMs, () => {
      host.complain(`未能在 ${limitMs / 1000} 秒内完成关闭，已强制退出。`);
      host.exit(1);
    });
    for (let close = closers.pop(); close !== undefined; close = closers.pop()) {
      try {
        await close();
      } catch (error) {
        // The rest must be closed all the same, the database last of all.
        host.complain(redactError(error));
        code = code === 0 ? 1 : code;
      }
    }
    host.exit(code);
  };
  const shutDown = (exitCode = 0): Promise<void> => {
    ending ??= { since: host.now(), done: closeAll(exitCode) };
    return ending.done;
  };
  const interrupted = (): void => {
    if (ending !== null && host.now() - ending.since >= SAME_KEYPRESS_MS) host.exit(130);
    else void shutDown();
  };

  host.on('SIGINT', interrupted);
  for (const event of ['SIGTERM', 'SIGHUP', 'disconnect'] as const) host.on(event, () => void shutDown());
  return {
    onShutdown: (close) => void closers.push(close),
    shutDown,
    allowShutdown: (milliseconds) => void (limitMs = LIMIT_MS + milliseconds),
  };
}

let ofThisProcess: Lifecycle | null = null;

function own(): Lifecycle {
  if (ofThisProcess !== null) return ofThisProcess;
  ofThisProcess = createLifecycle({
    on: (event, listener) => process.on(event, listener),
    exit: (code) => process.exit(code === 0 ? process.exitCode : code),
    complain: (text) => void process.stderr.write(`${text}\n`),
    now: () => performance.now(),
    after: (milliseconds, callback) => void setTimeout(callback, milliseconds).unref(),
  });
  // The listener for 'disconnect' alone must not keep a process alive that has nothing left to do.
  process.channel?.unref();
  // The terminal may be gone before we are, and a last line that nobody reads is no reason to end without closing.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (!['EPIPE', 'EIO'].includes(error.code ?? '')) throw error;
    });
  }
  return ofThisProcess;
}

/** Registers what this process has to close before it ends: last opened, first closed. */
export function onShutdown(close: Closer): void {
  own().onShutdown(close);
}

/** Lets the end of this process wait so much longer, for what is under way. */
export function allowShutdown(milliseconds: number): void {
  own().allowShutdown(milliseconds);
}

/** Ends this process in the orderly way, for instance after a start that failed half-way. */
export async function shutDown(exitCode = 0): Promise<void> {
  await own().shutDown(exitCode);
}
