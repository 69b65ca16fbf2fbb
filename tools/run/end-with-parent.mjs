/**
 * Loaded before every Node process below run.mjs: one that has an IPC channel to its parent ends when that parent is
 * gone. A parent that closes the channel and lives on is left to do as it likes. It asks for the parent's number instead
 * of listening to the channel, because a listener would keep the process alive, and an unref would let one that lives on
 * its channel (a worker of vitest) end too early.
 */
const LOOK_MS = 100;

if (process.channel) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS).unref();
}
