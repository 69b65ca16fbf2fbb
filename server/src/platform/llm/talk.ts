import {
  APICallError,
  isStepCount,
  jsonSchema,
  streamText,
  tool,
  type LanguageModel,
  type TextStreamPart,
  type ToolSet,
} from 'ai';
import { LlmTalkError, type LlmTalk, type LlmTalkFailure, type LlmUsage } from './port.ts';

/** Of one step: more than an answer to a person takes. */
const mostTokens = 2000;
/** Characters that are about one token, where a server does not count; rather too many tokens than too few. */
const charactersPerToken = 1.5;
/** A step may be sent so many times more, after 429 and 5xx, before anything of it came. */
const retries = 1;

/** Ends a talk; whoever runs it says what it cost. */
class Ended extends Error {
  readonly failure: LlmTalkFailure;

  constructor(failure: LlmTalkFailure, detail: string) {
    super(detail);
    this.failure = failure;
  }
}

/**
 * One answer in a talk, with tools, over as many requests as its limit of steps: within a limit of time in all, of silence, of
 * calls and of length. Tools run one after the other, however many the model asks for at once.
 */
export class Talking {
  readonly #model: LanguageModel;
  readonly #request: LlmTalk;
  readonly #giveUp = new AbortController();
  readonly #started = performance.now();
  #why: LlmTalkFailure | null = null;
  #silence: NodeJS.Timeout | undefined;
  /** Tools that run: while they do, it is not the model that is silent, and the talk is not over. */
  readonly #running = new Set<Promise<unknown>>();
  #calls = 0;
  #text = '';
  /** Characters of everything that came: text, thoughts and inputs of tools. */
  #heard = 0;
  #requests = 0;
  #tokensIn = 0;
  #tokensOut = 0;
  /** Characters that were sent along so far, and those that came in the present step; null between steps. */
  #sent: number;
  #heardInStep: number | null = null;
  #isFinished = false;
  #defect: { readonly error: unknown } | null = null;

  constructor(model: LanguageModel, request: LlmTalk) {
    this.#model = model;
    this.#request = request;
    const told = [request.system, ...request.messages.map(({ text }) => text)];
    const tools = request.tools.map(({ name, description, inputSchema }) => [name, description, inputSchema]);
    this.#sent = [...told, JSON.stringify(tools)].reduce((sum, { length }) => sum + length, 0);
  }

  async run(): Promise<{ text: string; usage: LlmUsage }> {
    const { signal, limits } = this.#request;
    // The SDK's own timers do not fire while headers are awaited: these do.
    const total = setTimeout(() => this.#end('timeout'), limits.totalMs);
    const leave = (): void => this.#end('superseded');
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    try {
      await this.#stream();
      return { text: this.#text, usage: this.#usage() };
    } catch (error) {
      if (this.#defect !== null) throw this.#defect.error;
      if (error instanceof Ended) throw new LlmTalkError(error.failure, this.#usage(), error.message);
      throw error;
    } finally {
      clearTimeout(total);
      clearTimeout(this.#silence);
      signal.removeEventListener('abort', leave);
      await Promise.allSettled(this.#running);
    }
  }

  #end(failure: LlmTalkFailure): void {
    this.#why ??= failure;
    this.#giveUp.abort();
  }

  async #stream(): Promise<void> {
    const { system, messages, temperature, limits } = this.#request;
    this.#listen();
    const { fullStream } = streamText({
      model: this.#model,
      system,
      messages: messages.map(({ role, text }) => ({ role, content: text })),
      tools: this.#tools(),
      toolCallConcurrency: 1,
      stopWhen: isStepCount(limits.steps),
      prepareStep: async () => {
        await this.#askLeave();
        return {};
      },
      temperature,
      maxOutputTokens: mostTokens,
      maxRetries: retries,
      abortSignal: this.#giveUp.signal,
      // Errors are parts of the stream; the default writes them to the console.
      onError: () => undefined,
    });
    try {
      for await (const part of fullStream) {
        this.#listen();
        this.#hear(part);
      }
    } catch (error) {
      throw error instanceof Ended ? error : this.#endedBy(error);
    }
    if (this.#giveUp.signal.aborted) throw this.#ended();
    if (!this.#isFinished) throw new Ended('cut', 'the stream ended without an end');
  }

  /** The model is silent from here on. */
  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      if (this.#running.size > 0) this.#listen();
      else this.#end('timeout');
    }, this.#request.limits.silentMs);
  }

  #tools(): ToolSet {
    return Object.fromEntries(
      this.#request.tools.map(({ name, description, inputSchema, run }) => [
        name,
        tool({
          description,
          inputSchema: jsonSchema(inputSchema),
          execute: (input) => this.#call(() => run(input)),
        }),
      ]),
    );
  }

  /** No request is sent without leave. */
  async #askLeave(): Promise<void> {
    const cost = {
      tokensIn: this.#tokensIn + tokensOf(this.#sent),
      tokensOut: this.#tokensOut + mostTokens,
    };
    const may = await this.#ours(this.#request.mayAsk(cost));
    if (!may) this.#end('spent');
    if (this.#giveUp.signal.aborted) throw this.#ended();
    this.#requests += 1;
    this.#heardInStep = 0;
  }

  /** Nothing is begun any more once the talk is over, or more was asked for than any answer needs. */
  async #call(run: () => Promise<string>): Promise<string> {
    this.#calls += 1;
    if (this.#calls > this.#request.limits.calls) this.#end('endless');
    if (this.#giveUp.signal.aborted) return '';
    const running = this.#ours(run());
    this.#running.add(running);
    try {
      const answer = await running;
      this.#sent += answer.length;
      return answer;
    } finally {
      this.#running.delete(running);
    }
  }

  /** What something of ours throws is a defect of ours, not of the model. */
  async #ours<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      this.#defect = { error };
      this.#giveUp.abort();
      throw error;
    }
  }

  #hear(part: TextStreamPart<ToolSet>): void {
    switch (part.type) {
      case 'text-delta':
        this.#count(part.text);
        this.#text += part.text;
        this.#request.onText(part.text);
        return;
      case 'reasoning-delta':
        return this.#count(part.text);
      case 'tool-input-delta':
        return this.#count(part.delta);
      case 'tool-call':
        if (part.invalid === true) this.#wrongCall(part.toolName);
        return;
      case 'finish-step':
        return this.#stepOver(part.usage.inputTokens, part.usage.outputTokens);
      case 'finish':
        this.#isFinished = part.finishReason !== 'error' && part.finishReason !== 'other';
        // All steps are used up and it still wanted to call something.
        if (part.finishReason === 'tool-calls') this.#why = 'endless';
        if (part.finishReason === 'tool-calls') throw this.#ended();
        return;
      case 'error':
        throw this.#endedBy(part.error);
      case 'abort':
        throw this.#ended();
      default:
    }
  }

  #wrongCall(name: string): void {
    this.#calls += 1;
    if (this.#calls > this.#request.limits.calls) this.#end('endless');
    this.#request.onWrongCall(name);
  }

  #count({ length }: string): void {
    this.#heard += length;
    this.#heardInStep = (this.#heardInStep ?? 0) + length;
    if (this.#heard > this.#request.limits.characters) this.#end('endless');
  }

  #stepOver(tokensIn: number | undefined, tokensOut: number | undefined): void {
    // A server that counts nothing, or counts too little, costs no less.
    this.#tokensIn += tokensIn || tokensOf(this.#sent);
    this.#tokensOut += tokensOut || tokensOf(this.#heardInStep ?? 0);
    this.#sent += this.#heardInStep ?? 0;
    this.#heardInStep = null;
  }

  #usage(): LlmUsage {
    const isOpen = this.#heardInStep !== null;
    return {
      requests: this.#requests,
      tokensIn: this.#tokensIn + (isOpen ? tokensOf(this.#sent) : 0),
      tokensOut: this.#tokensOut + tokensOf(this.#heardInStep ?? 0),
      milliseconds: Math.round(performance.now() - this.#started),
    };
  }

  #ended(): Ended {
    const failure = this.#why ?? 'cut';
    return new Ended(failure, `the talk was given up (${failure})`);
  }

  #endedBy(error: unknown): Ended {
    if (error instanceof Ended) return error;
    if (this.#giveUp.signal.aborted) return this.#ended();
    const cause = causeOf(error);
    if (APICallError.isInstance(cause) && cause.statusCode !== undefined && cause.statusCode >= 400) {
      const { statusCode } = cause;
      return new Ended(statusCode === 429 || statusCode >= 500 ? 'overloaded' : 'refused', `HTTP ${statusCode}`);
    }
    const detail = error instanceof Error ? error.message : String(error);
    return new Ended(this.#heard > 0 ? 'cut' : 'unreachable', detail);
  }
}

function tokensOf(characters: number): number {
  return Math.ceil(characters / charactersPerToken);
}

/** After a repetition the SDK wraps what the last attempt came to. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && 'lastError' in error ? error.lastError : error;
}
