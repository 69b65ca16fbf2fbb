import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { endingWithParent } from './run/ending-with-parent.mjs';

export const root = join(import.meta.dirname, '..');
/** Where commands leave what they need again: unpacked browsers, reports, build information. Ignored by git. */
export const cacheFolder = join(root, '.cache');

/** A program to run: the script of an installed package or one of ours, with this Node. */
export interface Command {
  readonly name: string;
  readonly script: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

export interface Outcome {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
  readonly output: string;
}

/** Runs one command to its end; `shown` passes its output through as it comes. */
export async function runCommand(command: Command, shown = false): Promise<Outcome> {
  const started = performance.now();
  const child = spawn(process.execPath, [join(root, command.script), ...command.args], {
    cwd: root,
    // Whatever way we end, nothing is left running behind.
    env: { ...process.env, ...endingWithParent(), ...command.env },
    stdio: shown ? ['ignore', 'inherit', 'inherit', 'ipc'] : ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const passed = await new Promise<boolean>((resolve) => {
    child.once('error', (error) => {
      output += `${error.message}\n`;
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
  return { name: command.name, passed, seconds: (performance.now() - started) / 1000, output };
}

/** Runs commands side by side, as many as the machine has cores (at most four), and tells each outcome as it comes. */
export async function runAll(commands: readonly Command[], tell: (outcome: Outcome) => void): Promise<Outcome[]> {
  const waiting = [...commands];
  const outcomes: Outcome[] = [];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const outcome = await runCommand(next);
      outcomes.push(outcome);
      tell(outcome);
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, worker));
  return outcomes;
}
