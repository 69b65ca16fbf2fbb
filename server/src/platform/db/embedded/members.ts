import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { KeeperMessage } from './keeper-message.ts';

/** A keeper whom nobody joins was started by a process that is gone. */
const LONELY_MS = 10_000;

/** The processes that use the database, as the keeper sees them: one connection each, whose end is their end. */
export interface Members {
  /** Resolves when the last member has left, or nobody came. */
  readonly left: Promise<void>;
  /** Tells everybody; those who come later hear the last word. */
  announce(message: KeeperMessage): void;
  /** Takes nobody in any more. Whoever leaves last sees the end of this process, and by it that all is done. */
  close(): void;
}

/** Listens for members. The socket's path must be free. */
export async function gatherMembers(socketPath: string, root: string): Promise<Members> {
  const sockets = new Set<Socket>();
  const left = Promise.withResolvers<void>();
  let present = 0;
  let last: KeeperMessage | null = null;
  let over = false;
  const end = (): void => {
    over = true;
    left.resolve();
  };
  const lonely = setTimeout(end, LONELY_MS);
  const admit = (socket: Socket): void => {
    sockets.add(socket);
    send(socket, { type: 'hello', root, shared: present > 0 });
    if (last !== null) send(socket, last);
    present += 1;
    over ||= last?.type === 'failed'; // Heard; whoever comes now tries again with a keeper of their own.
    let counted = true;
    const leave = (): void => {
      if (!counted) return;
      counted = false;
      present -= 1;
      if (present === 0) end();
      else socket.end();
    };
    socket.on('error', () => socket.destroy()); // A member that was killed; 'close' follows.
    socket.on('end', leave);
    socket.on('close', () => {
      sockets.delete(socket);
      leave();
    });
    socket.resume();
  };
  // Half-open: a member that ends its side waits on the other one until the database is down.
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    clearTimeout(lonely);
    if (over) socket.destroy(); // Too late; it looks for the next keeper.
    else admit(socket);
  });
  server.listen(socketPath);
  await once(server, 'listening');
  return {
    left: left.promise,
    announce(message) {
      last = message;
      for (const socket of sockets) send(socket, message);
      over ||= message.type === 'failed' && sockets.size > 0;
    },
    close() {
      over = true;
      server.close();
    },
  };
}

function send(socket: Socket, message: KeeperMessage): void {
  if (socket.writable) socket.write(`${JSON.stringify(message)}\n`);
}
