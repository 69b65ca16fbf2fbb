import * as z from 'zod/mini';
import { id } from './ids.ts';
import { socket } from './socket.ts';
import { instant } from './time.ts';

/** Longest answer in one frame, in characters. */
export const maxAnswerLength = 6000;

/** What the candidate can do with one key instead of typing. */
export const roomSignals = ['ready', 'repeat', 'rephrase', 'think', 'skip', 'pause', 'resume', 'finish'] as const;
export type RoomSignal = (typeof roomSignals)[number];

/** Where the conversation stands. `greeted` waits for 准备好了; `considering` means the interviewer's reply is due. */
export const roomPhases = ['new', 'greeted', 'asking', 'considering', 'pauseOffered', 'paused', 'ended'] as const;
export type RoomPhase = (typeof roomPhases)[number];

/** What an utterance of the interviewer does. A candidate's turn is always `said`. */
export const turnKinds = [
  'greeting',
  'question',
  'followUp',
  'repeat',
  'rephrase',
  'reassure',
  'companyAnswer',
  'boundary',
  'nudge',
  'pauseOffer',
  'pause',
  'welcomeBack',
  'noted',
  /** 您有什么想了解的: behind the questions. */
  'closing',
  'farewell',
  'said',
] as const;
export type TurnKind = (typeof turnKinds)[number];

/** One stored turn. `seq` counts from 1 without gaps within an interview. */
export const interviewTurn = z.object({
  seq: z.int(),
  speaker: z.enum(['interviewer', 'candidate']),
  kind: z.enum(turnKinds),
  text: z.string(),
  /** The question it belongs to, from 0; null outside the questions. */
  question: z.nullable(z.int()),
  at: instant,
});
export type InterviewTurn = z.output<typeof interviewTurn>;

/** Where the interview stands, sent after every change; the clock runs only while somebody is in the room. */
export const roomProgress = z.object({
  phase: z.enum(roomPhases),
  /** The questions are over, and the candidate may ask. */
  closing: z.boolean(),
  /** The question that is open; its text is empty while nobody is to be asked anything. `turn` is the seq of what was asked last: an answer names it. */
  question: z.nullable(
    z.object({ index: z.int(), total: z.int(), text: z.string(), turn: z.int(), secondsLeft: z.int() }),
  ),
  /** Whole seconds of the session that are left and were planned. */
  secondsLeft: z.int(),
  secondsTotal: z.int(),
  serverTime: instant,
});
export type RoomProgress = z.output<typeof roomProgress>;

/** Made by the client, unique within the interview; the same one twice counts once. */
const frameId = z.string().check(z.minLength(8), z.maxLength(64));

export const roomReceived = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('answer'),
    id: frameId,
    /** seq of the turn that is answered, so that a late answer finds its question. */
    to: z.int().check(z.minimum(1)),
    text: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, '请先写点什么再发送'),
        z.maxLength(maxAnswerLength, `一次最多 ${maxAnswerLength} 个字，请分几次发送`),
      ),
  }),
  z.object({ type: z.literal('signal'), id: frameId, signal: z.enum(roomSignals) }),
  /** The candidate is typing: nobody is asked whether they are still there. Noted, not stored. */
  z.object({ type: z.literal('typing'), id: frameId }),
]);
export type RoomReceived = z.output<typeof roomReceived>;

export const roomSent = z.discriminatedUnion('type', [
  /** First frame after every connect: everything said so far, so that a page that was reloaded is whole again. */
  z.object({ type: z.literal('state'), turns: z.array(interviewTurn), progress: roomProgress }),
  z.object({ type: z.literal('turn'), turn: interviewTurn }),
  /**
   * The next words of the interviewer's turn `seq`, while it still speaks; never stored, and sent only to the connection
   * that the answer came from. The turn replaces them, also where it says something else.
   */
  z.object({ type: z.literal('speaking'), seq: z.int(), text: z.string() }),
  z.object({ type: z.literal('progress'), progress: roomProgress }),
  /** The frame with this id is stored (or noted, for `typing`); `seq` is the turn it became, null when it became none. */
  z.object({ type: z.literal('ack'), id: z.string(), seq: z.nullable(z.int()) }),
  /** The frame was not taken; `id` is null when it could not be read. */
  z.object({ type: z.literal('refused'), id: z.nullable(z.string()), code: z.int(), message: z.string() }),
]);
export type RoomSent = z.output<typeof roomSent>;

/** One interview, live. Reconnects go on from the same turn on any copy of the server. */
export const interviewSocket = socket({
  path: '/interview/socket',
  caller: 'seeker',
  summary: 'AI 面试间：作答、提问和进度；断线重连后从同一轮继续',
  query: z.object({ interviewId: id, access_token: z.string() }),
  received: roomReceived,
  sent: roomSent,
});
