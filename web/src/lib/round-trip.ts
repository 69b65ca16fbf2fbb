/** Requests that are measured, after one that opens the connection. */
const samples = 4;
/** A server that takes longer is as good as none. */
const limitMs = 8000;

async function answered(): Promise<number> {
  const before = performance.now();
  const response = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(limitMs) });
  if (!response.ok) throw new Error(`healthz answered ${response.status}`);
  await response.arrayBuffer();
  return performance.now() - before;
}

/** Median round trip to the server in whole milliseconds; null when it cannot be reached. */
export async function measureRoundTrip(): Promise<number | null> {
  try {
    await answered();
    const times: number[] = [];
    for (let at = 0; at < samples; at += 1) times.push(await answered());
    const [lower = 0, upper = lower] = times.toSorted((a, b) => a - b).slice(samples / 2 - 1);
    return Math.round((lower + upper) / 2);
  } catch {
    // Not reaching the server is a result here, and shown as one.
    return null;
  }
}
