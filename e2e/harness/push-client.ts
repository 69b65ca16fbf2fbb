import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** One connection to the real-time channel, as small as it can be: thousands of them fit into one process. */
export interface PushClient {
  /** Frames with text, in order. */
  readonly frames: readonly string[];
  /** When the newest came, by performance.now(). */
  readonly heardAt: number;
  readonly isOpen: boolean;
  /** Waits until so many frames have come. */
  until(count: number): Promise<void>;
  close(): void;
}

const waitLimit = 60_000;

/** Opens the channel of somebody on a copy and answers its pings; resolves with the first frame. */
export async function openPush(url: string, userId: string, accessToken: string): Promise<PushClient> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  const frames: string[] = [];
  let heardAt = 0;
  let isOpen = true;
  let watch: (() => void) | undefined;
  let rest: Buffer = Buffer.alloc(0);
  let isUpgraded = false;
  const end = () => {
    isOpen = false;
    watch?.();
  };
  socket.on('error', end).on('close', end);
  socket.on('data', (chunk: Buffer) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    if (!isUpgraded) {
      const head = rest.indexOf('\r\n\r\n');
      if (head < 0) return;
      isUpgraded = rest.subarray(0, 12).toString() === 'HTTP/1.1 101';
      if (!isUpgraded) return void socket.destroy();
      rest = rest.subarray(head + 4);
    }
    rest = takeFrames(rest, socket, (text) => {
      heardAt = performance.now();
      frames.push(text);
      watch?.();
    });
  });
  const query = new URLSearchParams({ userId, access_token: accessToken }).toString();
  socket.write(
    `GET /webSocket?${query} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
  );
  const client: PushClient = {
    frames,
    get heardAt() {
      return heardAt;
    },
    get isOpen() {
      return isOpen;
    },
    until: (count) =>
      new Promise((resolve, reject) => {
        const settle = (job: () => void) => {
          clearTimeout(timer);
          watch = undefined;
          job();
        };
        const timer = setTimeout(
          () => settle(() => reject(new Error(`${frames.length} of ${count} frames after ${waitLimit / 1000} s`))),
          waitLimit,
        );
        watch = () => {
          if (frames.length >= count) settle(resolve);
          else if (!isOpen) settle(() => reject(new Error('the channel was closed')));
        };
        watch();
      }),
    close: () => socket.destroy(),
  };
  await client.until(1);
  return client;
}

/** Reads the whole frames of a server (never masked, all short), answers pings, and returns what is left. */
function takeFrames(bytes: Buffer, socket: Socket, onText: (text: string) => void): Buffer {
  let at = 0;
  while (bytes.length - at >= 2) {
    const kind = (bytes[at] ?? 0) & 0x0f;
    const length = (bytes[at + 1] ?? 0) & 0x7f;
    if (bytes.length - at < 2 + length) break;
    const payload = bytes.subarray(at + 2, at + 2 + length);
    at += 2 + length;
    if (kind === 1) onText(payload.toString());
    // A mask of zeros leaves the payload as it is.
    if (kind === 9) socket.write(Buffer.concat([Buffer.from([0x8a, 0x80 | length, 0, 0, 0, 0]), payload]));
    if (kind === 8) socket.destroy();
  }
  return bytes.subarray(at);
}
