import pg from 'pg';
import { newId } from '../core/ids.ts';
import type { Log } from '../core/log.ts';

/**
 * Hints between copies: at most 7000 bytes, ids only, at most once. Whoever depends on a hint also polls or re-reads.
 * An interface, so that NATS or Redis can take over.
 */
export interface Bus {
  /** Names this copy: its own hints reach its listeners at once, and are not taken again when they come back. */
  readonly origin: string;
  /** @returns a function that ends the subscription. */
  subscribe(channel: string, listener: (payload: string) => void): () => void;
  /** Hands a hint to the listeners of this copy. */
  deliver(channel: string, payload: string): void;
  /** Called when hints may have been missed: whatever was cached on their strength is to be dropped. */
  onGap(listener: () => void): void;
  stop(): Promise<void>;
}

/** The one NOTIFY channel of the product; a payload is `<origin>\n<channel>\n<payload>`. */
export const busChannel = 'pinjian_bus';

/** One LISTEN connection per copy, reconnected for ever with a short delay. */
export async function startBus(connectionString: string, log: Log): Promise<Bus> {
  const origin = newId();
  const listeners = new Map<string, Set<(payload: string) => void>>();
  const gapListeners = new Set<() => void>();
  let stopped = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  function deliver(channel: string, payload: string): void {
    for (const listener of listeners.get(channel) ?? []) listener(payload);
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString, application_name: 'pinjian-bus', keepAlive: true });
    next.on('notification', (notification) => {
      const [from, channel = '', ...payload] = (notification.payload ?? '').split('\n');
      if (from !== origin) deliver(channel, payload.join('\n'));
    });
    next.on('error', (error) => log.warn({ error }, 'the connection for hints failed'));
    next.on('end', () => {
      if (stopped || client !== next) return;
      retry = setTimeout(reconnect, 200);
    });
    await next.connect();
    client = next;
    await next.query(`listen ${busChannel}`);
  }

  function reconnect(): void {
    connect().then(
      () => gapListeners.forEach((listener) => listener()),
      (error: unknown) => {
        log.warn({ error }, 'the connection for hints could not be made');
        if (!stopped) retry = setTimeout(reconnect, 500);
      },
    );
  }

  await connect();
  return {
    origin,
    subscribe(channel, listener) {
      const set = listeners.get(channel) ?? new Set();
      listeners.set(channel, set.add(listener));
      return () => set.delete(listener);
    },
    deliver,
    onGap: (listener) => void gapListeners.add(listener),
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
