import { interviewErrors } from '@pinjian/contract/interview.ts';
import type { InterviewTurn, RoomReceived, RoomSent } from '@pinjian/contract/interview-room.ts';
import { closeCodes } from '@pinjian/contract/socket.ts';
import { changedHint, sessionChannel } from '#domains/account/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Connection } from '#platform/http/served-socket.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import type { EngineEvent } from '../engine/event.ts';
import { roomProgress } from '../engine/room-progress.ts';
import type { State } from '../engine/state.ts';
import { nextDeadline } from '../engine/step.ts';
import { requireOwn } from '../policy.ts';
import { findInterview, findTurns, lookIntoRoom } from '../queries.ts';
import { getReadyToRead } from '../rule/read.ts';
import { isHoldable } from '../rules.ts';
import { replyTo, stateOf, takeAndReply, type Advanced } from './run.ts';
import { turnView } from '../view.ts';

/**
 * How often an open room looks whether another copy has taken the interview on (a second tab), and whether its owner
 * has asked to be deleted, where the hint of it was lost.
 */
const lookMs = 3000;

/** Rooms that are open on this copy, by interview: the last one to close stops the clock. */
const openRooms = new Map<string, Set<Room>>();

/** Replies that are being made on this copy, by interview. */
const replies = new Map<string, { readonly due: number; readonly giveUp: AbortController }>();

/**
 * Opens the room of an interview to its candidate. First it sends everything said so far; an interview that has ended
 * is shown and takes nothing. It closes as soon as its candidate asks for the deletion of their account, who enters none
 * from then on: the interview stays where it is, as when they leave, and goes on if they do.
 * @throws Refusal 40400 when it is not theirs, 40951 before it was prepared.
 */
export async function openRoom(
  ctx: Ctx<SeekerActor>,
  { interviewId }: { interviewId: string },
  connection: Connection<RoomSent>,
): Promise<(frame: RoomReceived) => Promise<void>> {
  const row = requireOwn(await findInterview(ctx, interviewId), ctx.actor.userId);
  if (row.state === 'created') throw new Refusal(interviewErrors.notPrepared);
  const room = new Room(ctx, interviewId, connection);
  await room.enter(isHoldable(row, ctx.now()));
  return (frame) => room.receive(frame);
}

/** One connection to one interview. It translates and forwards; what is said is decided by the machine and stored. */
class Room {
  readonly #ctx: Ctx<SeekerActor>;
  readonly #interviewId: string;
  readonly #connection: Connection<RoomSent>;
  #shown = 0;
  #typedAt: number | null = null;
  #deadline: NodeJS.Timeout | undefined;
  #looks: NodeJS.Timeout | undefined;

  constructor(ctx: Ctx<SeekerActor>, interviewId: string, connection: Connection<RoomSent>) {
    this.#ctx = ctx;
    this.#interviewId = interviewId;
    this.#connection = connection;
  }

  async enter(holdable: boolean): Promise<void> {
    const { closed } = this.#connection;
    if (closed.aborted) return;
    const rooms = openRooms.get(this.#interviewId) ?? new Set();
    openRooms.set(this.#interviewId, rooms.add(this));
    closed.addEventListener('abort', () => this.#leave(), { once: true });
    if (holdable) getReadyToRead();
    const joined = holdable ? await this.#take({ type: 'joined', at: this.#now() }) : null;
    await this.#showAll();
    if (joined !== null) await this.#follow(joined);
    // Left meanwhile: nobody would stop the looks.
    if (closed.aborted) return;
    // Not before everything is shown: what a look finds comes after it.
    this.#connection.onHint(sessionChannel, changedHint(this.#ctx.actor.userId), () => this.#look());
    this.#looks = setInterval(() => this.#look(), lookMs);
    this.#looks.unref();
  }

  async receive(frame: RoomReceived): Promise<void> {
    this.#typedAt = this.#now();
    if (frame.type === 'typing') return this.#connection.send({ type: 'ack', id: frame.id, seq: null });
    const at = this.#now();
    const event: EngineEvent =
      frame.type === 'answer'
        ? { type: 'said', at, text: frame.text, to: frame.to }
        : { type: 'signalled', at, signal: frame.signal };
    const advanced = await this.#take(event, frame.id);
    this.#connection.send({ type: 'ack', id: frame.id, seq: advanced.seq });
    await this.#follow(advanced);
  }

  #now(): number {
    return this.#ctx.now().getTime();
  }

  #take(event: EngineEvent, frameId?: string): Promise<Advanced> {
    return takeAndReply(this.#ctx, this.#interviewId, event, frameId);
  }

  /** Shows what was stored, then lets the interviewer reply where a reply is due. */
  async #follow(advanced: Advanced): Promise<void> {
    await showEverywhere(this.#interviewId, advanced);
    const { due } = advanced;
    // A model takes seconds: the next frame is not kept waiting for it.
    if (due !== null) this.#inBackground(() => this.#reply(due));
  }

  /** One reply is made at a time; a later answer makes the earlier one needless. It goes on when this tab closes. */
  async #reply(due: number): Promise<void> {
    const running = replies.get(this.#interviewId);
    if (running?.due === due) return;
    running?.giveUp.abort();
    const mine = { due, giveUp: new AbortController() };
    replies.set(this.#interviewId, mine);
    try {
      const speak = (seq: number, text: string) => this.#connection.send({ type: 'speaking', seq, text });
      const advanced = await replyTo(this.#ctx, this.#interviewId, due, { speak, signal: mine.giveUp.signal });
      if (advanced !== null) await showEverywhere(this.#interviewId, advanced);
    } finally {
      if (replies.get(this.#interviewId) === mine) replies.delete(this.#interviewId);
    }
  }

  async #showAll(): Promise<void> {
    const row = await findInterview(this.#ctx, this.#interviewId);
    if (row === undefined) return;
    const turns = await findTurns(this.#ctx, this.#interviewId);
    this.#shown = turns.at(-1)?.seq ?? 0;
    const progress = roomProgress(stateOf(row), this.#now());
    this.#connection.send({ type: 'state', turns: turns.map(turnView), progress });
    this.#setDeadline(nextDeadline(stateOf(row)));
  }

  /**
   * Sends what an event of this copy has stored, which is known without asking for it. Only where another copy has said
   * something in between, or events overtook each other, what is stored is read again.
   */
  async show({ state, turns }: Pick<Advanced, 'state' | 'turns'>): Promise<void> {
    if (state.nextSeq <= this.#shown) return;
    const unseen = turns.filter((turn) => turn.seq > this.#shown);
    if (state.nextSeq - 1 - this.#shown !== unseen.length) return this.#catchUp();
    this.#showTurns(unseen.map(({ at, ...turn }) => ({ ...turn, at: new Date(at).toISOString() })));
    this.#showProgress(state);
  }

  /** Sends the turns stored since the last one shown, and where the interview stands. */
  async #catchUp(): Promise<void> {
    const row = await findInterview(this.#ctx, this.#interviewId);
    if (row === undefined) return;
    this.#showTurns((await findTurns(this.#ctx, this.#interviewId, this.#shown)).map(turnView));
    this.#showProgress(stateOf(row));
  }

  #showTurns(turns: readonly InterviewTurn[]): void {
    for (const turn of turns) {
      if (turn.seq <= this.#shown) continue;
      this.#shown = turn.seq;
      this.#connection.send({ type: 'turn', turn });
    }
  }

  #showProgress(state: State): void {
    this.#connection.send({ type: 'progress', progress: roomProgress(state, this.#now()) });
    this.#setDeadline(nextDeadline(state));
  }

  /** Something about its owner has changed, or a while has passed. */
  #look(): void {
    this.#inBackground(async () => {
      const looked = { interviewId: this.#interviewId, seekerId: this.#ctx.actor.userId };
      const { last_seq: lastSeq, is_leaving: isLeaving } = await lookIntoRoom(this.#ctx, looked);
      if (isLeaving) this.#connection.close(closeCodes.notYours, 'leaving');
      else if (lastSeq > this.#shown) await this.#catchUp();
    });
  }

  #setDeadline(at: number | null): void {
    clearTimeout(this.#deadline);
    if (at === null || this.#connection.closed.aborted) return;
    const wait = Math.max(0, at - this.#now()) + 50;
    this.#deadline = setTimeout(() => this.#inBackground(() => this.#tick()), wait);
    this.#deadline.unref();
  }

  async #tick(): Promise<void> {
    const advanced = await this.#take({ type: 'ticked', at: this.#now(), activeAt: this.#typedAt });
    await this.#follow(advanced);
  }

  /** What nobody waits for: a failure ends the connection, and the client comes back to a fresh one. */
  #inBackground(work: () => Promise<void>): void {
    work().catch((error: unknown) => {
      if (error instanceof Refusal) return this.#connection.close(1000, 'over');
      this.#ctx.log.warn({ interviewId: this.#interviewId, error }, 'an interview room failed');
      this.#connection.close(1011, 'internal');
    });
  }

  #leave(): void {
    clearTimeout(this.#deadline);
    clearInterval(this.#looks);
    const rooms = openRooms.get(this.#interviewId);
    rooms?.delete(this);
    if (rooms === undefined || rooms.size > 0) return;
    openRooms.delete(this.#interviewId);
    this.#inBackground(async () => void (await this.#take({ type: 'left', at: this.#now() })));
  }
}

async function showEverywhere(interviewId: string, advanced: Advanced): Promise<void> {
  for (const room of openRooms.get(interviewId) ?? []) await room.show(advanced);
}
