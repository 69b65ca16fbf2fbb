import type { InterviewTurn, RoomPhase, RoomProgress, RoomSent, RoomSignal } from '@pinjian/contract/interview-room.ts';
import type { Ending, LinkState } from '#lib/socket/reconnecting.ts';
import type { Kept } from './kept.ts';

/** An answer that was sent and does not stand among the turns yet. */
export interface SentAnswer {
  /** Of its frame. */
  readonly id: string;
  /** seq of the turn it answers. */
  readonly to: number;
  readonly text: string;
  /** The turn it became, once the server has stored it. */
  readonly seq: number | null;
}

/** Everything the room shows. */
export interface RoomState {
  readonly link: LinkState;
  /** Why the link is over. */
  readonly ending: Ending | null;
  readonly turns: readonly InterviewTurn[];
  readonly progress: RoomProgress | null;
  /** This device's clock when `progress` arrived; seconds are counted on from there. */
  readonly progressAt: number;
  readonly answers: readonly SentAnswer[];
  /** The key that was pressed and not acknowledged yet. */
  readonly pressed: { readonly id: string; readonly signal: RoomSignal } | null;
  /** What is being written. */
  readonly draft: string;
  /** seq of the interviewer's newest turn that was said while one looked on; null right after entering. */
  readonly heard: number | null;
  /** What the interviewer is just saying; the turn `seq` will replace it. Null while it says nothing. */
  readonly speaking: { readonly seq: number; readonly text: string } | null;
  /** Why the server did not take the last thing sent. */
  readonly refusal: { readonly code: number; readonly message: string } | null;
}

export type RoomEvent =
  | { readonly type: 'linked'; readonly link: LinkState; readonly ending: Ending | null; readonly now: number }
  | { readonly type: 'received'; readonly frame: RoomSent; readonly now: number }
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'answered'; readonly id: string; readonly to: number; readonly text: string }
  | { readonly type: 'pressed'; readonly id: string; readonly signal: RoomSignal };

export function enterRoom({ draft, answers }: Kept): RoomState {
  return {
    link: 'connecting',
    ending: null,
    turns: [],
    progress: null,
    progressAt: 0,
    answers: answers.map((answer) => ({ ...answer, seq: null })),
    pressed: null,
    draft,
    heard: null,
    speaking: null,
    refusal: null,
  };
}

/** Phases in which the candidate's time runs (the interviewer's thinking and a pause take none of it). */
const running: readonly RoomPhase[] = ['greeted', 'asking', 'pauseOffered'];

/** The progress with the seconds that went by since it arrived taken off. The server's next frame corrects it. */
function progressNow({ link, progress, progressAt }: RoomState, now: number): RoomProgress | null {
  if (progress === null || link !== 'live' || !running.includes(progress.phase)) return progress;
  const passed = Math.max(0, Math.floor((now - progressAt) / 1000));
  const left = (seconds: number) => Math.max(0, seconds - passed);
  const { question } = progress;
  return {
    ...progress,
    question: question === null ? null : { ...question, secondsLeft: left(question.secondsLeft) },
    secondsLeft: left(progress.secondsLeft),
  };
}

export interface SecondsLeft {
  readonly total: number;
  /** null outside the questions. */
  readonly question: number | null;
}

/** Seconds left at `now`, as the server last told them; null before its first word. */
export function secondsLeft(room: RoomState, now: number): SecondsLeft | null {
  const progress = progressNow(room, now);
  return progress === null ? null : { total: progress.secondsLeft, question: progress.question?.secondsLeft ?? null };
}

/** The interview is over, and what was sent has been answered. */
export function isOver({ progress, answers }: RoomState): boolean {
  return progress?.phase === 'ended' && answers.length === 0;
}

/** The room after `event`. Pure; whoever dispatches sends the frames. */
export function roomReducer(room: RoomState, event: RoomEvent): RoomState {
  switch (event.type) {
    case 'linked':
      // While one is out of the room the clock stands.
      return {
        ...room,
        progress: progressNow(room, event.now),
        progressAt: event.now,
        link: event.link,
        ending: event.ending,
        // What was being said goes on without us, and comes whole with the turn.
        speaking: event.link === 'live' ? room.speaking : null,
      };
    case 'received':
      return receive(room, event.frame, event.now);
    case 'typed':
      return { ...room, draft: event.text };
    case 'answered': {
      const { id, to, text } = event;
      return { ...room, draft: '', refusal: null, answers: [...room.answers, { id, to, text, seq: null }] };
    }
    case 'pressed':
      return { ...room, refusal: null, pressed: { id: event.id, signal: event.signal } };
  }
}

function receive(room: RoomState, frame: RoomSent, now: number): RoomState {
  switch (frame.type) {
    case 'state': {
      // The greeting is said to whoever enters first; what others heard before is only shown.
      const greeted = room.progress === null && frame.turns.length === 1 ? (frame.turns[0]?.seq ?? null) : room.heard;
      const fresh = { ...room, heard: greeted, speaking: null, progress: frame.progress, progressAt: now };
      return withTurns(fresh, frame.turns);
    }
    case 'turn': {
      const { turn } = frame;
      const heard = turn.speaker === 'interviewer' ? turn.seq : room.heard;
      return withTurns({ ...room, heard }, [...room.turns.filter(({ seq }) => seq !== turn.seq), turn]);
    }
    case 'speaking':
      return speak(room, frame);
    case 'progress':
      return { ...room, progress: frame.progress, progressAt: now };
    case 'ack':
      return acknowledge(room, frame.id, frame.seq);
    case 'refused':
      return refuse(room, frame);
  }
}

/** Adds to what is being said. Words that come after their turn are too late. */
function speak(room: RoomState, { seq, text }: { readonly seq: number; readonly text: string }): RoomState {
  if (room.turns.some((turn) => turn.seq >= seq)) return room;
  const before = room.speaking?.seq === seq ? room.speaking.text : '';
  return { ...room, speaking: { seq, text: before + text } };
}

/** Takes over `turns`; an answer that stands among them is on its way no more. */
function withTurns(room: RoomState, turns: readonly InterviewTurn[]): RoomState {
  const sorted = turns.toSorted((a, b) => a.seq - b.seq);
  const stored = new Set(sorted.map(({ seq }) => seq));
  const { speaking } = room;
  const said = speaking !== null && sorted.some(({ seq }) => seq >= speaking.seq);
  return {
    ...room,
    turns: sorted,
    speaking: said ? null : speaking,
    answers: room.answers.filter(({ seq }) => seq === null || !stored.has(seq)),
  };
}

function acknowledge(room: RoomState, id: string, seq: number | null): RoomState {
  if (room.pressed?.id === id) return { ...room, pressed: null };
  const answers = room.answers.flatMap((answer) => {
    if (answer.id !== id) return [answer];
    return seq === null ? [] : [{ ...answer, seq }];
  });
  return withTurns({ ...room, answers }, room.turns);
}

/** What was not taken comes back into the box: nothing that was written is lost. */
function refuse(room: RoomState, frame: { id: string | null; code: number; message: string }): RoomState {
  const refusal = { code: frame.code, message: frame.message };
  if (room.pressed !== null && room.pressed.id === frame.id) return { ...room, pressed: null, refusal };
  const answer = room.answers.find(({ id }) => id === frame.id);
  if (answer === undefined) return frame.id === null ? { ...room, refusal } : room;
  return {
    ...room,
    refusal,
    answers: room.answers.filter((each) => each !== answer),
    draft: room.draft === '' ? answer.text : `${answer.text}\n${room.draft}`,
  };
}
