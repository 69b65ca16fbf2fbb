import type { WebSocket } from 'ws';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '../core/refusal.ts';
import { isDataException } from '../db/data-exception.ts';
import type { HintBoard } from '../realtime/hint-board.ts';

/** One open socket as a domain's socket.ts sees it. */
export interface Connection<Frame> {
  send(frame: Frame): void;
  /** Ends the socket; use the codes of the contract. */
  close(code: number, reason: string): void;
  /** Aborted when the socket is gone, whoever ended it. */
  readonly closed: AbortSignal;
  /** Calls back at every hint of a channel with this payload, on whichever copy it was given, until the socket is gone. */
  onHint(channel: string, payload: string, listener: () => void): void;
}

/** Takes the frames of one socket, one after the other. */
export type Receiver = (frame: never) => Promise<void>;

const maxWaitingFrames = 64;
/** Bytes that wait for a client who does not read; then it is cut off, and may come back for what is new. */
const maxUnsent = 1024 * 1024;

/**
 * One socket from its first byte to its end. Ten thousand of these lie idle on one copy: what is not needed by an idle one
 * is made when it is asked for.
 */
export class ServedSocket implements Connection<unknown> {
  readonly #ws: WebSocket;
  readonly #board: HintBoard;
  #gone: AbortController | undefined;
  /** Frames that arrived while the token was being checked; null once there is somebody to take them. */
  #early: string[] | null = [];
  #take: ((text: string) => Promise<void>) | null = null;
  #last: Promise<void> | null = null;
  #pending = 0;

  constructor(ws: WebSocket, board: HintBoard) {
    this.#ws = ws;
    this.#board = board;
    ws.on('message', (data, isBinary) => {
      if (isBinary) ws.close(1003, 'text only');
      else this.#arrived((data as Buffer).toString('utf8'));
    });
  }

  get isOpen(): boolean {
    return this.#ws.readyState === this.#ws.OPEN;
  }

  send(frame: unknown): void {
    if (!this.isOpen) return;
    if (this.#ws.bufferedAmount > maxUnsent) return this.#ws.terminate();
    this.#ws.send(JSON.stringify(frame));
  }

  close(code: number, reason: string): void {
    this.#ws.close(code, reason);
  }

  get closed(): AbortSignal {
    if (this.#gone === undefined) {
      const gone = new AbortController();
      this.#gone = gone;
      if (this.#ws.readyState === this.#ws.CLOSED) gone.abort();
      else this.#ws.on('close', () => gone.abort());
    }
    return this.#gone.signal;
  }

  onHint(channel: string, payload: string, listener: () => void): void {
    if (this.#ws.readyState === this.#ws.CLOSED) return;
    this.#ws.on('close', this.#board.follow(channel, payload, listener));
  }

  /** Hands every frame to `take` from now on, and those that came before. */
  receive(take: (text: string) => Promise<void>): void {
    this.#take = take;
    const early = this.#early ?? [];
    this.#early = null;
    for (const text of early) this.#arrived(text);
  }

  #arrived(text: string): void {
    if (this.#early !== null) {
      if (this.#early.push(text) > maxWaitingFrames) this.close(1008, 'too many frames');
      return;
    }
    if (++this.#pending > maxWaitingFrames) return this.close(1008, 'too many frames');
    this.#last = (this.#last ?? Promise.resolve())
      .then(() => this.#take?.(text))
      .then(
        () => void this.#pending--,
        () => this.close(1011, 'internal'),
      );
  }
}

interface Parser {
  safeParse(value: unknown): { success: boolean; data?: unknown };
}

/**
 * Reads a frame and hands it on. One that breaks the contract, or is refused, is answered with
 * {type: 'refused', id, code, message}.
 */
export async function receiveFrame(
  socket: ServedSocket,
  schema: unknown,
  receive: Receiver,
  text: string,
): Promise<void> {
  const raw = readJson(text);
  const id = typeof raw === 'object' && raw !== null && 'id' in raw && typeof raw.id === 'string' ? raw.id : null;
  const parsed = (schema as Parser).safeParse(raw);
  if (!parsed.success) {
    const { code, message } = errors.invalidInput;
    return socket.send({ type: 'refused', id, code, message });
  }
  try {
    await receive(parsed.data as never);
  } catch (error) {
    const refusal = isDataException(error) ? new Refusal(errors.invalidInput) : error;
    if (!(refusal instanceof Refusal)) throw error;
    socket.send({ type: 'refused', id, code: refusal.code, message: refusal.message });
  }
}

/** The JSON in a frame, or undefined where there is none: the schema then refuses it. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
