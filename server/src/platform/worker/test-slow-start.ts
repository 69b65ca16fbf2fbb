/** As test-jobs.ts, of a thread that takes its time to load its modules. */
const until = performance.now() + 600;
while (performance.now() < until) continue;
await import('./test-jobs.ts');
