import type * as z from 'zod';

/** What the calls for one answer cost. */
export interface LlmUsage {
  /** Requests sent: more than one after a repetition or a repair. */
  readonly requests: number;
  readonly tokensIn: number;
  readonly tokensOut: number;
  readonly milliseconds: number;
}

/** One question to a language model. Its answer is an object of `schema`, never free text. */
export interface LlmRequest<T> {
  /** Name of the schema on the wire: letters, digits, underscores. */
  readonly name: string;
  /** Ours alone: nothing that somebody else has written belongs here. */
  readonly system: string;
  /** What is to be looked at; texts of other people fenced as data. */
  readonly user: string;
  readonly schema: z.ZodType<T>;
  readonly temperature: number;
  /** Gives up when aborted, as `superseded`. */
  readonly signal?: AbortSignal;
  /** Told each piece of the object's text as it arrives. Once told something, the question is not sent again. */
  readonly onText?: (piece: string) => void;
}

/** Why there is no answer. */
export type LlmFailure =
  /** The total limit passed. */
  | 'timeout'
  /** No answer came over the network. */
  | 'unreachable'
  /** 429 or 5xx, twice. */
  | 'overloaded'
  /** Another 4xx: the key, the model, the request. */
  | 'refused'
  /** The answer broke off. */
  | 'cut'
  /** No object of the schema, also after one repair. */
  | 'unreadable'
  /** Whoever asked does not need it any more. */
  | 'superseded';

/** There is no answer; `usage` is what it cost all the same. */
export class LlmError extends Error {
  readonly failure: LlmFailure;
  readonly usage: LlmUsage;

  constructor(failure: LlmFailure, usage: LlmUsage, detail: string) {
    super(`the language model gave no answer (${failure}): ${detail}`);
    this.failure = failure;
    this.usage = usage;
  }
}

/** A language model. */
export interface Llm {
  /** Its name, for reports. */
  readonly model: string;
  /** @throws LlmError within the total limit; nothing else. */
  ask<T>(request: LlmRequest<T>): Promise<{ readonly value: T; readonly usage: LlmUsage }>;
}
