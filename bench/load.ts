import { connect, type Socket } from 'node:net';

/** What a period of load showed. */
export interface Load {
  readonly requests: number;
  readonly seconds: number;
  readonly perSecond: number;
  /** Milliseconds of every request. */
  readonly latencies: readonly number[];
}

interface LoadOptions {
  readonly port: number;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Callers that each wait for their answer before they ask again. */
  readonly callers: number;
  readonly seconds: number;
}

/**
 * Asks one GET over and over for a while. It speaks HTTP over bare sockets, so that asking costs little beside answering
 * on the same machine.
 * @throws on any status but 200
 */
export async function load(options: LoadOptions): Promise<Load> {
  const request = Buffer.from(requestText(options), 'latin1');
  const latencies: number[] = [];
  const started = performance.now();
  const until = started + options.seconds * 1000;
  await Promise.all(Array.from({ length: options.callers }, () => caller(options.port, request, until, latencies)));
  const seconds = (performance.now() - started) / 1000;
  return { requests: latencies.length, seconds, perSecond: latencies.length / seconds, latencies };
}

function requestText({ path, headers = {} }: LoadOptions): string {
  const lines = Object.entries({ host: '127.0.0.1', ...headers }).map(([name, value]) => `${name}: ${value}`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}

function caller(port: number, request: Buffer, until: number, latencies: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let asked = 0;
    let missing = 0;
    let head = Buffer.alloc(0);
    const ask = (): void => {
      asked = performance.now();
      socket.write(request);
    };
    socket.once('connect', ask);
    socket.once('error', reject);
    // After the last answer this comes too late to mean anything.
    socket.once('end', () => reject(new Error('the server hung up')));
    socket.on('data', (chunk) => {
      let body = chunk;
      if (missing === 0) {
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
        const end = head.indexOf('\r\n\r\n');
        if (end === -1) return;
        const text = head.toString('latin1', 0, end);
        const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1];
        if (!text.startsWith('HTTP/1.1 200') || length === undefined)
          return void socket.destroy(new Error(`unexpected answer: ${text}`));
        missing = Number(length);
        body = head.subarray(end + 4);
        head = Buffer.alloc(0);
      }
      missing -= body.length;
      if (missing > 0) return;
      missing = 0;
      const now = performance.now();
      latencies.push(now - asked);
      if (now < until) return ask();
      socket.end();
      resolve();
    });
  });
}
