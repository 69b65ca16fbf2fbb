import type { InterviewDifficulty, InterviewKind } from '@pinjian/contract/interview.ts';
import type { InterviewPosition, InterviewResume } from '@pinjian/contract/interview-material.ts';
import type { InterviewSetup } from '@pinjian/contract/interview-setup.ts';
import type { Reading } from './engine/event.ts';
import type { Plan } from './engine/plan.ts';
import type { State } from './engine/state.ts';

/** What an interview is planned from. */
export interface Material {
  readonly kind: InterviewKind;
  readonly position: InterviewPosition | null;
  readonly resume: InterviewResume | null;
  /** Of a skill interview. */
  readonly skill: string | null;
  readonly difficulty: InterviewDifficulty;
  /** How the company wants it held; left out where no company asks. */
  readonly setup?: InterviewSetup;
  /** Decides between equals: which of a family of questions, which way of saying. */
  readonly seed: number;
}

/** One stored turn as the conductor sees it. */
export interface HeardTurn {
  readonly seq: number;
  readonly speaker: 'interviewer' | 'candidate';
  /** turnKinds of the contract. */
  readonly kind?: string;
  readonly text: string;
  readonly question: number | null;
}

/** What the conductor knows when it reads what was just said. All of it is data to it, never an instruction. */
export interface Conversation {
  readonly state: State;
  readonly turns: readonly HeardTurn[];
  readonly position: InterviewPosition | null;
  /** The candidate's turn to be read. */
  readonly seq: number;
}

/** Somebody who listens while the conductor still speaks. */
export interface Listener {
  /** The next words of the reply, as they come. What is stored in the end may differ and replaces them. */
  speak(words: string): void;
  /** Aborted when the reply is not needed any more. */
  readonly signal: AbortSignal;
}

/** Who asks: by rules or by a model. Both plan once and then read turn by turn; the machine decides the rest. */
export interface Conductor {
  /** Name and version, for the report. */
  readonly name: string;
  plan(material: Material): Promise<Plan>;
  read(conversation: Conversation, listener?: Listener): Promise<Reading>;
}
