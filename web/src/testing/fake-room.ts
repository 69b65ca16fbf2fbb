import { consentsFor } from '@pinjian/contract/interview.ts';
import type { InterviewDetail } from '@pinjian/contract/interview.ts';
import type { InterviewTurn, RoomProgress, RoomSent } from '@pinjian/contract/interview-room.ts';
import { interviewSocket } from '@pinjian/contract/interview-room.ts';
import { onTestFinished, vi } from 'vitest';
import { brokenFrame, sentFrame } from './kept-contract.ts';

/** One connection of the page to the room, in the hands of a test. */
export interface RoomWire {
  readonly url: URL;
  /** Frames the page sent, parsed, without the ones that only say that someone is typing. */
  readonly frames: Record<string, unknown>[];
  say(frame: RoomSent): void;
  end(code: number): void;
}

/** Puts a room behind this page's WebSocket; answers the connections so far. Taken away by `vi.unstubAllGlobals()`. */
export function serveRoom(): readonly RoomWire[] {
  const wires: RoomWire[] = [];
  const unread: string[] = [];
  // A page lives on with a frame that was refused: the test has to say so itself.
  onTestFinished(() => {
    if (unread.length > 0) throw new Error(`the room cannot read this:\n${unread.join('\n')}`);
  });
  class FakeWebSocket extends EventTarget implements RoomWire {
    readonly url: URL;
    readonly frames: Record<string, unknown>[] = [];

    constructor(url: string) {
      super();
      this.url = new URL(url);
      wires.push(this);
    }

    send(text: string): void {
      const frame = JSON.parse(text) as Record<string, unknown>;
      unread.push(...brokenFrame(interviewSocket.path, 'received', frame));
      if (frame['type'] !== 'typing') this.frames.push(frame);
    }

    close(): void {
      this.end(1000);
    }

    say(frame: RoomSent): void {
      this.dispatchEvent(new MessageEvent('message', { data: sentFrame(interviewSocket.path, frame) }));
    }

    end(code: number): void {
      this.dispatchEvent(Object.assign(new Event('close'), { code }));
    }
  }
  vi.stubGlobal('WebSocket', FakeWebSocket);
  return wires;
}

export const interviewId = '0198c1f0-0000-7000-8000-000000000001';

/** An interview for a position that was accepted and not prepared yet. */
export function interviewOf(change: Partial<InterviewDetail> = {}): InterviewDetail {
  return {
    interviewId,
    kind: 'position',
    title: '示例工程师',
    companyName: '示例公司',
    state: 'prepared',
    status: 2,
    windowEndsAt: '2036-11-27T10:00:00+08:00',
    createdAt: '2026-11-20T10:00:00+08:00',
    startedAt: null,
    endedAt: null,
    complete: true,
    feedbackReady: false,
    questionCount: 3,
    aiUse: null,
    minutes: 20,
    consentItems: [...consentsFor('position')],
    granted: [],
    practice: null,
    transcript: [],
    ...change,
  };
}

export function turnOf(seq: number, text: string, change: Partial<InterviewTurn> = {}): InterviewTurn {
  const at = '2026-11-20T10:00:00+08:00';
  return { seq, speaker: 'interviewer', kind: 'question', text, question: null, at, ...change };
}

/** Progress at the first of three questions, asked by turn 2. */
export function progressOf(change: Partial<RoomProgress> = {}): RoomProgress {
  return {
    phase: 'asking',
    closing: false,
    question: { index: 0, total: 3, text: '说说您做过的一件事？', turn: 2, secondsLeft: 180 },
    secondsLeft: 1200,
    secondsTotal: 1200,
    serverTime: '2026-11-20T10:00:00+08:00',
    ...change,
  };
}

export const greetingTurn = turnOf(1, '您好，我是 AI 面试官，不是真人。', { kind: 'greeting' });
export const questionTurn = turnOf(2, '好，我们开始。说说您做过的一件事？', { question: 0 });
