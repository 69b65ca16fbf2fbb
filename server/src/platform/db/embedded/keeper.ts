import { fstatSync, ftruncateSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { checkCluster, createCluster } from './cluster.ts';
import { type DataFolder, dataFolderAt } from './data-folder.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { explain } from './explain.ts';
import { chooseIdentity } from './identity.ts';
import { type KeeperOrder, KEPT_BY_ANOTHER } from './keeper-message.ts';
import { clearLeftovers } from './leftovers.ts';
import { takeLock } from './lock.ts';
import { gatherMembers, type Members } from './members.ts';
import { startPostmaster } from './postmaster.ts';
import type { Runner } from './program-run.ts';
import { findPrograms } from './programs.ts';
import { openServerLog } from './server-log.ts';
import { connectionString, serverArguments } from './settings.ts';
import { controlSocket, dropSocketFolder, makeSocketFolder } from './socket-folder.ts';

/**
 * The process that keeps one embedded database: there is one for a data folder, in a session of its own, so that a
 * Ctrl-C meant for the product does not reach the database. It serves as long as one member is connected, starts the
 * server again when that dies, and ends with its last member.
 */
const SOONEST_RESTART_MS = 500;
const LONGEST_PAUSE_MS = 5000;
const LARGEST_LOG = 256 * 1024;

const note = (text: string): void => void process.stderr.write(`${new Date().toISOString()} ${text.trimEnd()}\n`);

async function keep(order: KeeperOrder, folder: DataFolder): Promise<void> {
  const runner = await findRunner(order, folder).catch((error: unknown) => error as Error);
  const owner = runner instanceof Error ? (process.getuid?.() ?? -1) : runner.identity.owner;
  const socketFolder = await makeSocketFolder(folder, owner);
  await rm(controlSocket(socketFolder), { force: true });
  const members = await gatherMembers(controlSocket(socketFolder), folder.root);
  const ending = new AbortController();
  const end = async (): Promise<void> => {
    await members.left;
    members.close();
    ending.abort();
  };
  void end();
  try {
    if (runner instanceof Error) throw runner;
    await serve({ order, folder, socketFolder, runner, members, signal: ending.signal });
  } catch (error) {
    if (!ending.signal.aborted) members.announce(failure(error, folder));
    await members.left; // Whoever started this keeper may be on the way to hear it.
  }
  members.close();
  await dropSocketFolder(socketFolder);
}

async function findRunner(order: KeeperOrder, folder: DataFolder): Promise<Runner> {
  const programs = await findPrograms(order.pgBin, folder.cache);
  const identity = await chooseIdentity({ folder: path.dirname(folder.root), program: programs.postgres });
  if (identity.kind === 'nobody') await chmod(folder.root, 0o711); // What is inside stays closed; nobody's own part opens.
  return { programs, identity, note };
}

interface Service {
  readonly order: KeeperOrder;
  readonly folder: DataFolder;
  readonly socketFolder: string;
  readonly runner: Runner;
  readonly members: Members;
  readonly signal: AbortSignal;
}

/** Has a cluster in its place, then one run of the server after the other until the last member has left. */
async function serve(service: Service): Promise<void> {
  const { folder, members, runner, signal } = service;
  if (!(await checkCluster(folder, runner))) {
    members.announce({ type: 'creating' });
    await createCluster(folder, runner, signal);
  }
  const args = serverArguments(folder.cluster, service.socketFolder, service.order.settings);
  const log = openServerLog(folder.serverLog);
  let served = false;
  for (let failures = 0; !signal.aborted;) {
    for (const line of await clearLeftovers(folder.cluster)) note(line);
    log.forget();
    const begun = performance.now();
    const postmaster = startPostmaster(runner, args, folder.cluster, log);
    const ready = await Promise.race([postmaster.ready, members.left.then(() => false)]);
    if (ready) members.announce({ type: 'ready', connectionString: connectionString(service.socketFolder) });
    const over = signal.aborted || (ready && (await endsFirst(members.left, postmaster.ended)));
    if (over) return await postmaster.stop();
    const problem = explain(log.said(), {
      folder: folder.root,
      program: runner.programs.postgres,
      logFile: folder.serverLog,
    });
    if (!ready && !served) throw problem;
    served = true;
    failures = ready && performance.now() - begun > LONGEST_PAUSE_MS ? 0 : failures + 1;
    const reason = ready ? await postmaster.ended : problem.message;
    note(`the database server ended: ${reason}`);
    members.announce({ type: 'down', reason });
    if (failures > 1) await pause(Math.min(LONGEST_PAUSE_MS, SOONEST_RESTART_MS * failures), signal);
  }
}

/** @returns true when the first of the two came first */
async function endsFirst(first: Promise<unknown>, second: Promise<unknown>): Promise<boolean> {
  return await Promise.race([first.then(() => true), second.then(() => false)]);
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await delay(milliseconds, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

function failure(error: unknown, folder: DataFolder): Parameters<Members['announce']>[0] {
  note(error instanceof Error ? (error.stack ?? error.message) : String(error));
  const scene = { folder: folder.root, program: 'postgres', logFile: folder.keeperLog };
  const known = error instanceof EmbeddedPostgresError ? error : explain(String(error), scene);
  return { type: 'failed', code: known.code, message: known.message };
}

// Whoever stops the product tells its members; the database outlives them and is still there for their last words.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => note(`${signal} ignored`));

const order = JSON.parse(process.argv[2] ?? '') as KeeperOrder;
const folder = dataFolderAt(order.root);
const release = takeLock(folder.lockFile);
if (release === null) process.exit(KEPT_BY_ANOTHER);
if (fstatSync(2).size > LARGEST_LOG) ftruncateSync(2);
await keep(order, folder);
release();
flushCompileCache(); // The last thing that is written: whoever waits for our end may remove the folder.
process.exit(0);
