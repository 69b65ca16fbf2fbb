import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Identity, PROGRAM_PATH } from './identity.ts';
import type { Programs } from './programs.ts';

/** What is needed to run one of PostgreSQL's programs. */
export interface Runner {
  readonly programs: Programs;
  readonly identity: Identity;
  /** A line for the keeper's log. */
  note(text: string): void;
}

/** The whole environment of PostgreSQL: nothing of the caller's, no PG* variable, no locale. */
export function programEnvironment(programs: Programs): Record<string, string> {
  const base = { PATH: PROGRAM_PATH, LC_ALL: 'C', TZ: 'UTC' };
  if (programs.libraryPath === null) return base;
  return { ...base, [process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH']: programs.libraryPath };
}

/** The command line with the identity's prefix in front. */
export function commandLine(identity: Identity, program: string, args: readonly string[]): [string, string[]] {
  const [file = program, ...rest] = [...identity.prefix, program, ...args];
  return [file, rest];
}

/**
 * Runs a program to its end.
 * @returns everything it wrote, and whether it succeeded
 */
export async function runProgram(
  runner: Runner,
  program: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly input?: string; readonly signal?: AbortSignal },
): Promise<{ readonly ok: boolean; readonly output: string }> {
  const [file, rest] = commandLine(runner.identity, program, args);
  const { cwd, signal } = options;
  const child = spawn(file, rest, {
    ...runner.identity.ids,
    cwd,
    signal,
    env: programEnvironment(runner.programs),
    stdio: 'pipe',
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  // A program that fails early closes its input; its output says why.
  child.stdin.on('error', (error) => (output += `stdin: ${error.message}\n`));
  child.stdin.end(options.input ?? '');
  let ok = false;
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    // A stand-alone backend answers a failed statement with ERROR and still ends with 0.
    ok = code === 0 && !/\bERROR: /.test(output);
  } catch (error) {
    if (signal?.aborted === true) throw error;
    output += `${(error as Error).message}\n`;
  }
  if (!ok) runner.note(`${program} failed: ${output}`);
  return { ok, output };
}
