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

/**
 * Why a talk has no whole answer: `endless` where it called, talked or thought without coming to an end, `spent` where it was
 * not allowed to send another request.
 */
export type LlmTalkFailure = LlmFailure | 'endless' | 'spent';

/** A talk that broke off; what was told until then stays told, `usage` is what it cost. */
export class LlmTalkError extends Error {
  readonly failure: LlmTalkFailure;
  readonly usage: LlmUsage;

  constructor(failure: LlmTalkFailure, usage: LlmUsage, detail: string) {
    super(`the language model gave no whole answer (${failure}): ${detail}`);
    this.failure = failure;
    this.usage = usage;
  }
}

/** Something that a model may call in a talk. */
export interface LlmTool {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of an object. What the model sends may be anything all the same. */
  readonly inputSchema: object;
  /** Answers in words, refusals too; what it throws ends the talk. */
  readonly run: (input: unknown) => Promise<string>;
}

/** A talk that is to be answered in free words, with tools on the way. */
export interface LlmTalk {
  /** Ours alone. */
  readonly system: string;
  /** Oldest first; the last one is to be answered. Texts of other people fenced as data. */
  readonly messages: readonly { readonly role: 'user' | 'assistant'; readonly text: string }[];
  readonly tools: readonly LlmTool[];
  readonly temperature: number;
  readonly limits: {
    /** All of it. */
    readonly totalMs: number;
    /** Nothing comes and no tool runs. */
    readonly silentMs: number;
    /** Requests: one answers, each round of calls is one more. */
    readonly steps: number;
    readonly calls: number;
    /** Of text, thoughts and inputs of tools together. */
    readonly characters: number;
  };
  /** Gives up when aborted, as `superseded`. */
  readonly signal: AbortSignal;
  /** Asked before each request, with what the talk will have cost by its end at the most; without a yes it is not sent. */
  readonly mayAsk: (cost: Pick<LlmUsage, 'tokensIn' | 'tokensOut'>) => Promise<boolean>;
  /** Told each piece of text as it arrives. */
  readonly onText: (piece: string) => void;
  /** It called what does not exist, or sent what cannot be read; it is told so and may go on. */
  readonly onWrongCall: (name: string) => void;
}

/** A language model. */
export interface Llm {
  /** Its name, for reports. */
  readonly model: string;
  /** How long it may be silent, by its settings. */
  readonly silentMs: number;
  /**
   * Ends once no tool runs any more: what one of them does after a limit has passed, it has done before the talk is over.
   * @throws LlmTalkError within the limits, and what a tool or `mayAsk` throws; nothing else.
   */
  talk(request: LlmTalk): Promise<{ readonly text: string; readonly usage: LlmUsage }>;
  /** @throws LlmError within the total limit; nothing else. */
  ask<T>(request: LlmRequest<T>): Promise<{ readonly value: T; readonly usage: LlmUsage }>;
}
