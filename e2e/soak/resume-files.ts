import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { makeDataFolder, removeDataFolder, startProduct } from '../harness/product.ts';
import { callProduct, signIn, type SignedIn } from '../harness/sign-in.ts';
import type { SoakRun } from './run.ts';

const folder = new URL('../../server/src/domains/resume/parsing/samples/', import.meta.url);
/** Longer than the reader's own limit: who waits longer is stuck. */
const readLimitMs = 60_000;

interface Sent {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Resumes with bytes changed, cut out, doubled or taken from another file are uploaded one after the other. Each is
 * refused in words or read to an end (parsed or failed): never a 5xx, never one that hangs, and the server stays the
 * same process.
 */
export const resumeFiles: SoakRun = {
  name: 'resume-files',
  rounds: 150,
  async run(rounds, tell) {
    const samples = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:pdf|docx?)$/.test(name))
      .map((name) => ({ name, bytes: new Uint8Array(readFileSync(new URL(name, folder))) }));
    const product = await startProduct({ dataFolder: await makeDataFolder() });
    const seeker = await signIn(product.url, 'web-job-hunter', '13700000099');
    const broken: string[] = [];
    const outcomes = new Map<string, number>();
    for (let round = 1; round <= rounds; round += 1) {
      const sample = pick(samples);
      const sent = { name: sample.name, bytes: damaged(sample.bytes, pick(samples).bytes) };
      const outcome = await outcomeOf(product.url, seeker, sent);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      if (/^(?:5|stuck)/.test(outcome)) broken.push(`${sample.name}, damaged: ${outcome}`);
    }
    tell(`${rounds} damaged files: ${[...outcomes].map(([what, times]) => `${what} ${times}`).join(', ')}`);
    const ready = await fetch(`${product.url}/readyz`);
    if (!ready.ok) broken.push(`the server answers ${ready.status} afterwards`);
    await product.stop();
    await removeDataFolder(product.dataFolder);
    return broken;
  },
};

const upTo = (end: number): number => Math.floor(Math.random() * end);

function pick<T>(from: readonly T[]): T {
  const found = from[upTo(from.length)];
  if (found === undefined) throw new Error('there is nothing to pick from');
  return found;
}

/** Like the bytes, but with one kind of damage. */
function damaged(bytes: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(bytes);
  const [at, length] = [upTo(copy.length), 1 + upTo(2000)];
  switch (upTo(5)) {
    case 0:
      for (let times = 1 + upTo(40); times > 0; times -= 1) copy[upTo(copy.length)] = upTo(256);
      return copy;
    case 1:
      return joined(copy.subarray(0, at), copy.subarray(at + length));
    case 2:
      return joined(copy.subarray(0, at), copy.subarray(at, at + length), copy.subarray(at));
    case 3:
      return joined(copy.subarray(0, at), other.subarray(at, at + length), copy.subarray(at + length));
    default:
      return joined(copy.subarray(0, at));
  }
}

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** What became of an upload, in a word: refused with a code, parsed, failed, a 5xx, or stuck. */
async function outcomeOf(url: string, seeker: SignedIn, { name, bytes }: Sent): Promise<string> {
  const authorization = `Bearer ${seeker.accessToken}`;
  const path = '/resume/job-hunter/resume';
  const form = new FormData();
  form.append('file', new Blob([bytes]), name.replace(/^.*\//, ''));
  const answer = await fetch(`${url}${path}/upload`, { method: 'POST', headers: { authorization }, body: form });
  if (answer.status !== 200) return `${answer.status}`;
  const { code, data } = (await answer.json()) as { code: number; data: { resumeId: string } };
  if (code !== 200) return `refused ${code}`;
  for (const deadline = Date.now() + readLimitMs; Date.now() < deadline; await delay(100)) {
    const { parseState } = await callProduct<{ parseState: string }>(url, `${path}/${data.resumeId}`, {
      authorization,
    });
    if (parseState === 'pending' || parseState === 'parsing') continue;
    await fetch(`${url}${path}/${data.resumeId}`, { method: 'DELETE', headers: { authorization } });
    return parseState;
  }
  return 'stuck';
}
