import type { InterviewTurn } from '@pinjian/contract/interview-room.ts';
import type { RoomState, SentAnswer } from './state.ts';

/** What the interviewer is doing, for the eye and in words. */
export type Presence = 'away' | 'listening' | 'thinking' | 'speaking' | 'resting';

export const presenceWords: Readonly<Record<Presence, string>> = {
  away: '正在连接',
  listening: '面试官在听',
  thinking: '面试官在想',
  speaking: '面试官在说',
  resting: '已暂停，计时停止',
};

/** `fresh`: the newest words have only just been said. */
export function presenceOf({ link, progress, answers, speaking }: RoomState, fresh: boolean): Presence {
  if (link !== 'live' || progress === null) return 'away';
  if (progress.phase === 'paused' || progress.phase === 'ended') return 'resting';
  if (speaking !== null) return 'speaking';
  if (progress.phase === 'considering' || answers.length > 0) return 'thinking';
  return fresh ? 'speaking' : 'listening';
}

/** How long words stay fresh, in milliseconds: about as long as one reads them, never long. */
export function freshMs(text: string): number {
  return Math.min(6000, 1200 + text.length * 45);
}

export function lastOfInterviewer(turns: readonly InterviewTurn[]): InterviewTurn | null {
  return turns.findLast((turn) => turn.speaker === 'interviewer') ?? null;
}

/** What stands in the middle of the room. */
export interface Asked {
  /** What was said on the way to the question, as an acknowledgement; it stays with it. '' for none. */
  readonly lead: string;
  /** What was said since: a reassurance, the question in other words; '' for none. */
  readonly aside: string;
  /** The question as it was asked last; null outside the questions. */
  readonly question: string | null;
  readonly followUp: boolean;
}

/** What leads to the question in words that end with it. */
function leadOf(said: string, question: string): string {
  return said.endsWith(question) ? said.slice(0, said.length - question.length) : said;
}

/** What was said since, without the words that lead to a question: it stands below that one here. */
function withoutLead(said: string): string {
  if (!said.endsWith('：')) return said;
  const sentence = said.replace(/[，。；！？][^，。；！？]*：$/u, '').replace(/：$/u, '');
  return `${sentence}。`;
}

/** The open question, always whole, and around it what the interviewer said on the way to it and since. */
export function askedNow({ turns, progress }: RoomState): Asked {
  const last = lastOfInterviewer(turns);
  const open = progress?.question ?? null;
  if (open === null || open.text === '') return { lead: '', aside: last?.text ?? '', question: null, followUp: false };
  const asking = turns.find(({ seq }) => seq === open.turn);
  const isSince = last !== null && last.seq > open.turn;
  return {
    lead: asking === undefined ? '' : leadOf(asking.text, open.text),
    aside: isSince ? withoutLead(leadOf(last.text, open.text)) : '',
    question: open.text,
    followUp: asking?.kind === 'followUp',
  };
}

/** The turn an answer belongs to when it is sent now. */
export function turnToAnswer({ progress, turns }: RoomState): number {
  return progress?.question?.turn ?? turns.at(-1)?.seq ?? 1;
}

/** Sent answers that are to be shown below the turns: one that came back with the turns already is not shown twice. */
export function answersOnTheirWay({ turns, answers }: RoomState): readonly SentAnswer[] {
  return answers.filter(
    ({ to, text }) => !turns.some((turn) => turn.speaker === 'candidate' && turn.seq > to && turn.text === text.trim()),
  );
}

/** Whether the keys (think, repeat, rephrase, skip) do something now. */
export function canPress({ link, progress, pressed }: RoomState): boolean {
  if (link !== 'live' || pressed !== null || progress === null) return false;
  return progress.phase === 'asking' || progress.phase === 'pauseOffered';
}

/** Whether something can be sent; without a connection it waits for one. */
export function canAnswer({ link, progress }: RoomState): boolean {
  return link !== 'over' && progress !== null && progress.phase !== 'new' && progress.phase !== 'ended';
}

/** Whether anything was said to the question that is open. */
export function hasAnswered({ turns, progress }: RoomState): boolean {
  const open = progress?.question ?? null;
  const asking = turns.find(({ seq }) => seq === open?.turn);
  if (asking === undefined) return false;
  return turns.some((turn) => turn.speaker === 'candidate' && turn.question === asking.question);
}

/** Whether the candidate said anything in the questions: without that there is nothing to end, only to leave. */
export function hasSaidAnything({ turns, answers }: RoomState): boolean {
  return answers.length > 0 || turns.some((turn) => turn.speaker === 'candidate' && turn.question !== null);
}
