import type { RoomSignal, TurnKind } from '@pinjian/contract/interview-room.ts';

/** What the candidate means by what they said. */
export const intents = [
  'answer',
  'unclear',
  'repeat',
  'rephrase',
  'think',
  'skip',
  'trouble',
  /** Nerves: one goes on, gently. */
  'distress',
  /** Grief, tears, exhaustion, fear: nothing is asked until they say so. */
  'upset',
  /** What nobody is asked and nothing is made of. */
  'private',
  'refuse',
  'neverDid',
  'deniedPremise',
  'nothingMore',
  'amend',
  'smallTalk',
  'companyQuestion',
  /** Wants to speak to a person, or that one looks at it. */
  'askHuman',
  /** About the interview itself: unfair, impersonal. */
  'complaint',
  /** Wants to get on. */
  'hurry',
  /** Reads back what is asked or was noted, to be sure of it. */
  'readBack',
  /** Sounds, and nothing said. */
  'silent',
  /** Thanks and farewell. */
  'thanks',
  'steer',
  'abuse',
  'ready',
  'pause',
  'finish',
] as const;
export type Intent = (typeof intents)[number];

/** A follow-up: the missing piece it asks for, its words, and other words for it. */
export interface FollowUp {
  /** Names the piece, so that nobody is asked for the same twice. */
  readonly probe: string;
  readonly text: string;
  readonly plain: string;
}

/** What somebody asked about the company or the position. */
export interface Facts {
  readonly asked: string;
  /** The posting's own words to it; null when it has none. */
  readonly told: string | null;
  /** More was asked than is told: it goes to the employer all the same. Left out where it was not. */
  readonly open?: boolean;
}

/** What the interviewer made of what was said. The machine decides what follows from it. */
export interface Reading {
  readonly intent: Intent;
  /** Shows that one has listened, in the candidate's own words; null when there is nothing to cite. */
  readonly acknowledgement: string | null;
  readonly followUp: FollowUp | null;
  /** A question about the company or the position; null when there is none. */
  readonly facts: Facts | null;
  /** Distress that needs help more than an interview. */
  readonly severe: boolean;
  /** Something in an answer that is no part of it, to be said a word about; null where it is all answer. */
  readonly aside: 'private' | 'steer' | null;
  /** Part of it answers the question, whatever else it is. */
  readonly keeps: boolean;
  /** The turn before that this one says was told of something else than need: it answers after all. Left out for none. */
  readonly restored?: number;
  /** The question that a correction is about, where it is not the open one. Left out for the open one. */
  readonly amends?: number;
  /** The question is read back, and not what was noted. Left out where it is not. */
  readonly ofQuestion?: boolean;
  /** Only a part is refused: they would tell the rest. Left out where it is all. */
  readonly inPart?: boolean;
  /** They say why there is nothing to tell, so that nobody asks again. Left out where they do not. */
  readonly explains?: boolean;
}

/** What happens to an interview. `at` is a moment in milliseconds since 1970. */
export type EngineEvent =
  /** Somebody of the candidate's entered the room, for the first time or again. */
  | { readonly type: 'joined'; readonly at: number }
  | { readonly type: 'left'; readonly at: number }
  /** Nothing has come of the candidate for long. */
  | { readonly type: 'leftAlone'; readonly at: number }
  /** `to` is the turn that is answered. */
  | { readonly type: 'said'; readonly at: number; readonly text: string; readonly to: number }
  | { readonly type: 'signalled'; readonly at: number; readonly signal: RoomSignal }
  /** The interviewer has read the turn `seq`. */
  | { readonly type: 'considered'; readonly at: number; readonly seq: number; readonly reading: Reading }
  /** Time passed; `activeAt` is when the candidate last typed, null when not since the last event. */
  | { readonly type: 'ticked'; readonly at: number; readonly activeAt: number | null };

/** A turn to be stored. */
export interface Turn {
  readonly seq: number;
  readonly speaker: 'interviewer' | 'candidate';
  readonly kind: TurnKind;
  readonly text: string;
  readonly question: number | null;
  readonly at: number;
}

export type EndReason = 'allAsked' | 'timeUp' | 'finishedEarly';

/** What is to be done once the state is stored. */
export type Effect =
  | { readonly type: 'turn'; readonly turn: Turn }
  /** The interviewer is to read the candidate's turn `seq`; its reading comes back as `considered`. */
  | { readonly type: 'consider'; readonly seq: number }
  | { readonly type: 'end'; readonly reason: EndReason; readonly complete: boolean };
