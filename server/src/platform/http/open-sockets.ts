import type { WebSocket } from 'ws';
import { closeCodes } from '@pinjian/contract/socket.ts';

/** All open sockets by device, so that a revoked one can be closed at once and a dead one is noticed. */
export interface OpenSockets {
  /** False where the device has too many already. */
  add(ws: WebSocket, familyId: string | null): boolean;
  count(): number;
  /** Devices with an open socket. */
  families(): string[];
  closeFamily(familyId: string): void;
  stop(): void;
}

/** Every socket is pinged this often, in turns: ten thousand at the same moment would hold up everybody else. */
const pingMs = 30_000;
const turns = 30;
/** More than a person has tabs; whoever opens more takes memory from the others. */
const perFamily = 100;

interface Kept {
  readonly familyId: string | null;
  readonly turn: number;
  /** Answered the last ping, or was not asked yet. */
  alive: boolean;
}

/** The registry of one copy; its heartbeat runs until `stop`. */
export function createOpenSockets(): OpenSockets {
  const open = new Map<WebSocket, Kept>();
  const counts = new Map<string, number>();
  let next = 0;
  let turn = 0;

  const beat = setInterval(() => {
    turn = (turn + 1) % turns;
    for (const [ws, kept] of open) if (kept.turn === turn) ask(ws, kept);
  }, pingMs / turns);
  beat.unref();

  function remove(ws: WebSocket): void {
    const familyId = open.get(ws)?.familyId ?? null;
    if (!open.delete(ws) || familyId === null) return;
    const left = (counts.get(familyId) ?? 1) - 1;
    if (left === 0) counts.delete(familyId);
    else counts.set(familyId, left);
  }

  return {
    add(ws, familyId) {
      if (familyId !== null) {
        const count = counts.get(familyId) ?? 0;
        if (count >= perFamily) return false;
        counts.set(familyId, count + 1);
      }
      const kept: Kept = { familyId, turn: next, alive: true };
      next = (next + 1) % turns;
      open.set(ws, kept);
      ws.on('pong', () => void (kept.alive = true));
      ws.on('close', () => remove(ws));
      return true;
    },
    count: () => open.size,
    families: () => [...counts.keys()],
    closeFamily(familyId) {
      for (const [ws, kept] of open) if (kept.familyId === familyId) ws.close(closeCodes.tokenDead, 'revoked');
    },
    stop: () => clearInterval(beat),
  };
}

/** Who has not answered since the last time is gone, whatever the system below us believes. */
function ask(ws: WebSocket, kept: Kept): void {
  if (!kept.alive) return ws.terminate();
  kept.alive = false;
  ws.ping();
}
