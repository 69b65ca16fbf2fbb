import { setTimeout as delay } from 'node:timers/promises';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, Output, streamText, type LanguageModel, type TextStreamPart, type ToolSet } from 'ai';
import * as z from 'zod';
import { Talking } from './talk.ts';
import { LlmError, type Llm, type LlmFailure, type LlmRequest, type LlmUsage } from './port.ts';

/** A server that speaks chat completions. */
export interface LlmSettings {
  /** Up to and without /chat/completions. */
  readonly url: string;
  readonly key: string | null;
  readonly model: string;
  /** It takes response_format json_schema; otherwise the schema stands in the prompt. */
  readonly jsonSchema: boolean;
  /** Limit of one answer with everything that belongs to it: repetition, repair, stream. */
  readonly timeoutMs: number;
}

/** What is repeated is repeated after this long, half of it by chance, so that copies do not come back in step. */
const pauseMs = 400;
/** Also for models that think aloud first; the time limit is what ends a babbler. */
const mostTokens = 4000;

// The SDK writes its warnings to the console; ours go to the log, with the call.
(globalThis as { AI_SDK_LOG_WARNINGS?: boolean }).AI_SDK_LOG_WARNINGS = false;

/** A language model behind an OpenAI-compatible address. */
export function createOpenAiCompatibleLlm(settings: LlmSettings): Llm {
  const provider = createOpenAICompatible({
    name: 'llm',
    baseURL: settings.url,
    ...(settings.key !== null && { apiKey: settings.key }),
    includeUsage: true,
    supportsStructuredOutputs: settings.jsonSchema,
  });
  const model = provider(settings.model);
  return {
    model: settings.model,
    silentMs: settings.timeoutMs,
    ask: (request) => new Exchange(model, settings, request).run(),
    talk: (request) => new Talking(model, request).run(),
  };
}

/** Ends an attempt; the exchange decides what follows. */
class Broken extends Error {
  readonly failure: LlmFailure;

  constructor(failure: LlmFailure, detail: string) {
    super(detail);
    this.failure = failure;
  }
}

const repeatable: ReadonlySet<LlmFailure> = new Set(['overloaded', 'unreachable', 'cut']);

/** One question with its repetition and its repair, all within one limit of time. */
class Exchange<T> {
  readonly #model: LanguageModel;
  readonly #settings: LlmSettings;
  readonly #request: LlmRequest<T>;
  readonly #limit: AbortSignal;
  readonly #signal: AbortSignal;
  readonly #started = performance.now();
  #requests = 0;
  #tokensIn = 0;
  #tokensOut = 0;
  #told = false;

  constructor(model: LanguageModel, settings: LlmSettings, request: LlmRequest<T>) {
    this.#model = model;
    this.#settings = settings;
    this.#request = request;
    // firstChunkMs and chunkMs of the SDK do not fire while headers are awaited: one limit over everything does.
    this.#limit = AbortSignal.timeout(settings.timeoutMs);
    this.#signal = request.signal === undefined ? this.#limit : AbortSignal.any([this.#limit, request.signal]);
  }

  async run(): Promise<{ value: T; usage: LlmUsage }> {
    try {
      const first = await this.#repeated(this.#request.user);
      const value = this.#parsed(first) ?? this.#parsed(await this.#repaired(first));
      if (value === null) throw new Broken('unreadable', 'no object of the schema, also after a repair');
      return { value: value.object, usage: this.#usage() };
    } catch (error) {
      if (error instanceof Broken) throw new LlmError(error.failure, this.#usage(), error.message);
      throw error;
    }
  }

  #usage(): LlmUsage {
    return {
      requests: this.#requests,
      tokensIn: this.#tokensIn,
      tokensOut: this.#tokensOut,
      milliseconds: Math.round(performance.now() - this.#started),
    };
  }

  /** Sends it once more where that may help: never after somebody has been told a part of the answer. */
  async #repeated(user: string): Promise<string> {
    try {
      return await this.#stream(user, true);
    } catch (error) {
      if (!(error instanceof Broken) || !repeatable.has(error.failure) || this.#told) throw error;
      try {
        await delay(pauseMs * (0.5 + Math.random() / 2), undefined, { signal: this.#signal });
      } catch {
        // Aborted while pausing: says what ended it.
        throw this.#aborted();
      }
      return this.#stream(user, true);
    }
  }

  #repaired(answer: string): Promise<string> {
    const issues = z.prettifyError(this.#problem(answer)).slice(0, 600);
    const user = `${this.#request.user}\n\n你上一次的输出不符合要求：\n${issues}\n请重新输出，只输出一个符合结构的 JSON 对象。`;
    return this.#stream(user, false);
  }

  #problem(answer: string): z.ZodError {
    const parsed = this.#request.schema.safeParse(objectIn(answer));
    return parsed.error ?? new z.ZodError([]);
  }

  #parsed(answer: string): { object: T } | null {
    const parsed = this.#request.schema.safeParse(objectIn(answer));
    return parsed.success ? { object: parsed.data } : null;
  }

  /** One request; the text of its answer, whole. textStream would end silently on an abort, fullStream tells. */
  async #stream(user: string, tell: boolean): Promise<string> {
    const { schema, name, system, temperature } = this.#request;
    const { jsonSchema } = this.#settings;
    this.#requests += 1;
    const { fullStream } = streamText({
      model: this.#model,
      system: jsonSchema ? system : `${system}\n\n${schemaInWords(schema)}`,
      prompt: user,
      output: Output.object({ schema, name }),
      temperature,
      maxOutputTokens: mostTokens,
      maxRetries: 0,
      abortSignal: this.#signal,
      // Errors are parts of the stream; the default writes them to the console.
      onError: () => undefined,
    });
    const heard = { text: '', finished: false };
    try {
      for await (const part of fullStream) this.#hear(part, heard, tell);
    } catch (error) {
      // A connection that breaks comes out of the loop, everything else as a part of the stream.
      throw error instanceof Broken ? error : this.#brokenBy(error, heard.text !== '');
    }
    if (this.#signal.aborted) throw this.#aborted();
    if (!heard.finished) throw new Broken('cut', 'the stream ended without an end');
    return heard.text;
  }

  #hear(part: TextStreamPart<ToolSet>, heard: { text: string; finished: boolean }, tell: boolean): void {
    if (part.type === 'error') throw this.#brokenBy(part.error, heard.text !== '');
    if (part.type === 'abort') throw this.#aborted();
    if (part.type === 'finish') {
      heard.finished = part.finishReason !== 'error' && part.finishReason !== 'other';
      this.#tokensIn += part.totalUsage.inputTokens ?? 0;
      this.#tokensOut += part.totalUsage.outputTokens ?? 0;
    }
    if (part.type !== 'text-delta') return;
    heard.text += part.text;
    const { onText } = this.#request;
    if (!tell || onText === undefined) return;
    this.#told = true;
    onText(part.text);
  }

  #aborted(): Broken {
    if (this.#request.signal?.aborted === true) return new Broken('superseded', 'nobody needs it any more');
    return new Broken('timeout', `nothing whole within ${this.#settings.timeoutMs} ms`);
  }

  #brokenBy(error: unknown, begun: boolean): Broken {
    if (this.#signal.aborted) return this.#aborted();
    const detail = error instanceof Error ? error.message : String(error);
    if (APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode >= 400) {
      const { statusCode } = error;
      return new Broken(statusCode === 429 || statusCode >= 500 ? 'overloaded' : 'refused', `HTTP ${statusCode}`);
    }
    return new Broken(begun ? 'cut' : 'unreachable', detail);
  }
}

function schemaInWords(schema: z.ZodType): string {
  return `只输出一个 JSON 对象，不要有其他文字。它符合这个 JSON Schema：\n${JSON.stringify(z.toJSONSchema(schema))}`;
}

/** The object in an answer that may have a fence or a word around it; null when there is none. */
function objectIn(answer: string): unknown {
  const from = answer.indexOf('{');
  const to = answer.lastIndexOf('}');
  if (from < 0 || to < from) return null;
  try {
    return JSON.parse(answer.slice(from, to + 1)) as unknown;
  } catch {
    // Half an object is none; the schema's complaint about null is what the repair is told.
    return null;
  }
}
