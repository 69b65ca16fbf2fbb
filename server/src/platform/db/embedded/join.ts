import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { DataFolder } from './data-folder.ts';
import { EmbeddedPostgresError, startFailed } from './errors.ts';
import { PROGRAM_PATH } from './identity.ts';
import { type KeeperMessage, type KeeperOrder, KEPT_BY_ANOTHER } from './keeper-message.ts';
import { controlSocket, findSocketFolder } from './socket-folder.ts';

/** How long a keeper may take to answer at all; once it does, it may take as long as the database needs. */
const ANSWER_MS = 60_000;
const LOOK_AGAIN_MS = 10;
const CRASHES = 3;

/** A connection to the keeper after its `ready`. */
export interface Membership {
  readonly socket: Socket;
  readonly shared: boolean;
  readonly connectionString: string;
}

/**
 * Joins the keeper of the data folder, starting one where there is none.
 * @param listen hears every message, for as long as the connection lasts
 * @throws EmbeddedPostgresError
 */
export async function joinKeeper(
  folder: DataFolder,
  order: KeeperOrder,
  listen: (message: KeeperMessage) => void,
): Promise<Membership> {
  const until = performance.now() + ANSWER_MS;
  for (let crashes = 0; performance.now() < until && crashes < CRASHES;) {
    const socket = (await reach(folder)) ?? (await launch(folder, order));
    if (socket === 'another') await delay(5 * LOOK_AGAIN_MS);
    else if (socket === 'crashed') crashes += 1;
    else {
      const membership = await admission(socket, folder, listen);
      if (membership !== null) return membership;
      await delay(LOOK_AGAIN_MS);
    }
  }
  throw startFailed(folder.keeperLog, await lastLine(folder.keeperLog));
}

/** @returns null when no keeper listens */
async function reach(folder: DataFolder): Promise<Socket | null> {
  const socketFolder = await findSocketFolder(folder);
  if (socketFolder === null) return null;
  const socket = connect(controlSocket(socketFolder));
  try {
    await once(socket, 'connect');
    return socket;
  } catch {
    return null; // No such file, or nobody behind it: both mean that there is no keeper.
  }
}

/** Starts a keeper in a session of its own and waits until it can be reached. */
async function launch(folder: DataFolder, order: KeeperOrder): Promise<Socket | 'another' | 'crashed'> {
  const log = openSync(folder.keeperLog, 'a', 0o600);
  const keeper = spawn(process.execPath, [path.join(import.meta.dirname, 'keeper.ts'), JSON.stringify(order)], {
    cwd: folder.root,
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: PROGRAM_PATH, TMPDIR: tmpdir(), NODE_COMPILE_CACHE: path.join(folder.cache, 'node') },
  });
  closeSync(log);
  keeper.unref();
  let ended: number | null | undefined;
  keeper.once('exit', (code) => (ended = code));
  keeper.once('error', () => (ended = null));
  while (ended === undefined) {
    const socket = await reach(folder);
    if (socket !== null) return socket;
    await delay(LOOK_AGAIN_MS);
  }
  return ended === KEPT_BY_ANOTHER ? 'another' : 'crashed';
}

/** @returns null when the keeper ended, or keeps another folder, before it said `ready` */
async function admission(
  socket: Socket,
  folder: DataFolder,
  listen: (message: KeeperMessage) => void,
): Promise<Membership | null> {
  const answer = Promise.withResolvers<Membership | null>();
  let shared = false;
  eachMessage(socket, (message) => {
    listen(message);
    if (message.type === 'hello') shared = message.shared;
    if (message.type === 'hello' && message.root !== folder.root) socket.destroy();
    if (message.type === 'ready') answer.resolve({ socket, shared, connectionString: message.connectionString });
    if (message.type === 'failed') {
      answer.reject(new EmbeddedPostgresError(message.code, message.message));
      socket.destroy();
    }
  });
  socket.on('error', () => socket.destroy()); // A keeper that was killed; 'close' follows.
  socket.once('close', () => answer.resolve(null));
  return await answer.promise.finally(() => socket.unref());
}

function eachMessage(socket: Socket, receive: (message: KeeperMessage) => void): void {
  let rest = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) receive(JSON.parse(line) as KeeperMessage);
  });
}

async function lastLine(file: string): Promise<string> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return (lines.findLast((line) => line.includes('Error')) ?? lines.at(-1) ?? '').slice(0, 300);
}
