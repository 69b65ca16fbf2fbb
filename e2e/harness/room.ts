import { once } from 'node:events';
import type { InterviewTurn, RoomProgress, RoomReceived, RoomSent } from '@pinjian/contract/interview-room.ts';
import type { SignedIn } from './sign-in.ts';

/** One connection to an interview, as the candidate's browser holds it. */
export interface Room {
  readonly turns: readonly InterviewTurn[];
  readonly progress: RoomProgress;
  /** Frames that were acknowledged, with the turn they became. */
  readonly acknowledged: ReadonlyMap<string, number | null>;
  /** Words that came while the interviewer spoke, with the moment by performance.timeOrigin + now. */
  readonly spoken: readonly { readonly seq: number; readonly text: string; readonly at: number }[];
  send(frame: RoomReceived): void;
  /** Waits until the room is as wanted, looking at every frame. */
  until(wanted: (room: Room) => boolean): Promise<void>;
  close(): void;
  readonly closed: Promise<unknown>;
}

const waitLimit = 30_000;

/** The room was closed before it had opened: the server could not serve it just then. */
export class RoomClosed extends Error {}

/** Enters the room; the first frame tells everything said so far. */
export async function enterRoom(url: string, seeker: SignedIn, interviewId: string): Promise<Room> {
  const address = `${url.replace('http', 'ws')}/interview/socket?interviewId=${interviewId}&access_token=${seeker.accessToken}`;
  const socket = new WebSocket(address);
  let state: { turns: InterviewTurn[]; progress: RoomProgress } | undefined;
  const acknowledged = new Map<string, number | null>();
  const spoken: { seq: number; text: string; at: number }[] = [];
  const watchers = new Set<() => void>();
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const frame = JSON.parse(data) as RoomSent;
    if (frame.type === 'state') state = { turns: [...frame.turns], progress: frame.progress };
    if (frame.type === 'turn' && state?.turns.some((turn) => turn.seq === frame.turn.seq) === false)
      state.turns.push(frame.turn);
    if (frame.type === 'progress' && state !== undefined) state.progress = frame.progress;
    if (frame.type === 'speaking')
      spoken.push({ seq: frame.seq, text: frame.text, at: performance.timeOrigin + performance.now() });
    if (frame.type === 'ack') acknowledged.set(frame.id, frame.seq);
    for (const watch of watchers) watch();
  });
  const closed = once(socket, 'close');
  const known = () => {
    if (state === undefined) throw new Error('the room has not opened');
    return state;
  };
  const room: Room = {
    get turns() {
      return known().turns;
    },
    get progress() {
      return known().progress;
    },
    acknowledged,
    spoken,
    send: (frame) => socket.send(JSON.stringify(frame)),
    until: (wanted) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(
          () => reject(new Error(`the room stayed as it was: ${JSON.stringify(state?.progress)}`)),
          waitLimit,
        );
        const watch = () => {
          if (state === undefined || !wanted(room)) return;
          clearTimeout(timer);
          watchers.delete(watch);
          resolve();
        };
        watchers.add(watch);
        watch();
      }),
    close: () => socket.close(),
    closed,
  };
  await Promise.race([room.until(() => true), closed.then(() => Promise.reject(new RoomClosed()))]);
  return room;
}
