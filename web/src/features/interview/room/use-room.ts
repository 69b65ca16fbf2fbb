import { interviewSocket } from '@pinjian/contract/interview-room.ts';
import type { RoomReceived, RoomSent, RoomSignal } from '@pinjian/contract/interview-room.ts';
import { useEffect, useReducer, useRef } from 'react';
import { newFrameId, openSocket } from '#lib/socket.ts';
import type { Link } from '#lib/socket/link.ts';
import { tabStore } from '#lib/storage.ts';
import { keep, readKept } from './kept.ts';
import { turnToAnswer } from './reading.ts';
import { enterRoom, isOver, roomReducer } from './state.ts';
import type { RoomState } from './state.ts';

/** How often the server is told that one is writing; it asks whether anyone is there after two silent minutes. */
const typingMs = 15_000;

function typing(): RoomReceived {
  return { type: 'typing', id: newFrameId() };
}

export interface Room {
  readonly state: RoomState;
  readonly type: (text: string) => void;
  /** Sends what is in the box; nothing for blanks. */
  readonly answer: () => void;
  readonly press: (signal: RoomSignal) => void;
}

/**
 * The room of one interview: its live connection and everything said, kept whole over breaks and reloads. The text in
 * the box and answers without a confirmation stand in this tab's storage until the server has them.
 */
export function useRoom(interviewId: string): Room {
  const [state, dispatch] = useReducer(roomReducer, interviewId, (id) => enterRoom(readKept(tabStore, id)));
  const link = useRef<Link<RoomReceived, RoomSent> | null>(null);
  const typedAt = useRef(0);

  useEffect(() => {
    const { answers } = readKept(tabStore, interviewId);
    const opened = openSocket(
      interviewSocket,
      { interviewId },
      {
        onFrame: (frame) => dispatch({ type: 'received', frame, now: Date.now() }),
        onState: (to, ending) => dispatch({ type: 'linked', link: to, ending, now: Date.now() }),
        waiting: answers.map((answer): RoomReceived => ({ type: 'answer', ...answer })),
        probe: typing,
      },
    );
    link.current = opened;
    return () => opened.close();
  }, [interviewId]);

  const { draft, answers } = state;
  useEffect(() => keep(tabStore, interviewId, { draft, answers }), [interviewId, draft, answers]);

  const over = isOver(state);
  useEffect(() => {
    if (over) link.current?.close();
  }, [over]);

  return {
    state,
    type(text) {
      dispatch({ type: 'typed', text });
      const now = Date.now();
      if (now - typedAt.current < typingMs) return;
      typedAt.current = now;
      link.current?.hint(typing());
    },
    answer() {
      const text = state.draft.trim();
      if (text === '') return;
      const frame = { type: 'answer', id: newFrameId(), to: turnToAnswer(state), text } as const;
      dispatch({ ...frame, type: 'answered' });
      link.current?.send(frame);
    },
    press(signal) {
      const frame = { type: 'signal', id: newFrameId(), signal } as const;
      dispatch({ type: 'pressed', id: frame.id, signal });
      link.current?.send(frame);
    },
  };
}
