/**
 * Loaded before every program that run.mjs starts, and by those before the Node processes that they fork: ends the
 * process when the one at the other end of its IPC channel is gone. A parent that closes the channel and lives on is
 * left to do as it likes.
 */
const LOOK_MS = 20;
const parent = process.ppid;

process.on('disconnect', () => {
  // The channel ends a moment before the system gives us another parent.
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  watch.unref();
});
// A listener alone must not keep a process alive that has nothing left to do.
process.channel?.unref();
