import type { CallOutcome, TalkCall, TalkState } from '@pinjian/contract/agent-talk.ts';
import { maskContacts } from '#domains/resume/index.ts';
import { hintAgents } from '#domains/message/index.ts';
import type { Ctx, SystemActor } from '#server/context.ts';
import { findAgent } from '../queries.ts';
import { talkChannel } from './open-talk.ts';
import { noteConcerns, updateAnswer, type Attempt } from './queries.ts';

/** How often what came is written down, and how often it is looked whether its owner stopped it. */
const writeMs = 150;
const lookMs = 500;
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gu;

/**
 * An answer while it is given: what was said and called so far, written down as it comes, for every copy to show. Only the attempt
 * that is at it writes.
 */
export class Answering {
  readonly #ctx: Ctx<SystemActor>;
  readonly #agentId: string;
  readonly #attempt: Attempt;
  readonly #giveUp = new AbortController();
  readonly #calls: TalkCall[] = [];
  readonly #seen: string[] = [];
  readonly #concerns: Set<string>;
  readonly #looks: NodeJS.Timeout;
  #raw = '';
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  #failure: Error | null = null;
  #isOver = false;

  constructor(
    ctx: Ctx<SystemActor>,
    of: { readonly agentId: string; readonly attempt: Attempt; readonly concerns: readonly string[] },
  ) {
    this.#ctx = ctx;
    this.#agentId = of.agentId;
    this.#attempt = of.attempt;
    this.#concerns = new Set(of.concerns);
    this.#looks = setInterval(() => this.#write(), lookMs);
  }

  /** Aborted once its owner stopped it, or it could not be written down. */
  get gaveUp(): AbortSignal {
    return this.#giveUp.signal;
  }

  /** What was said, without ways of contact. */
  get words(): string {
    return maskContacts(this.#raw, '');
  }

  get calls(): readonly TalkCall[] {
    return this.#calls;
  }

  /** What it was shown by tools. */
  get seen(): readonly string[] {
    return this.#seen;
  }

  say(piece: string): void {
    const isFirst = this.#raw === '';
    this.#raw += piece;
    if (isFirst) this.#write();
    else this.#timer ??= setTimeout(() => this.#write(), writeMs);
  }

  /** A call begins, about what its input names; the answer ends it. */
  begin(
    label: string,
    input: unknown,
  ): (ended: { outcome: CallOutcome; note?: string; actId?: string; seen?: string }) => void {
    const at = this.#calls.push({ label, outcome: 'running', note: null, actId: null }) - 1;
    this.#concern(JSON.stringify(input));
    this.#write();
    return ({ outcome, note = null, actId = null, seen }) => {
      this.#calls[at] = { label, outcome, note, actId };
      if (seen !== undefined) {
        this.#seen.push(seen);
        this.#concern(seen);
      }
      this.#write();
    };
  }

  /** It called what does not exist, whose made-up name is of no use to its owner; or sent a tool what nobody can read. */
  callWrong(label: string | undefined): void {
    this.#calls.push(
      label === undefined
        ? { label: '没有的功能', outcome: 'unknown', note: null, actId: null }
        : { label, outcome: 'refused', note: '它填写的内容读不懂', actId: null },
    );
    this.#write();
  }

  /** Nothing is written any more by itself; what is under way ends. @throws what stood against writing it down */
  async stop(): Promise<void> {
    this.#isOver = true;
    clearInterval(this.#looks);
    clearTimeout(this.#timer);
    await this.#writing;
    for (const [at, call] of this.#calls.entries())
      if (call.outcome === 'running') this.#calls[at] = { ...call, outcome: 'stopped' };
    if (this.#failure !== null) throw this.#failure;
  }

  /** Its owner ended it: the words stay as they were then, and what had been done by then is noted. */
  async keepStopped(): Promise<void> {
    await this.#ctx.transaction(async (tx) => {
      const { calls, concerns } = this.#columns();
      if (!(await updateAnswer(tx, this.#attempt, { calls, concerns }, 'stopped'))) return;
      await this.#tell(tx);
    });
  }

  /** The answer is over, as long as nobody ended it before. */
  async finish(as: {
    readonly state: Extract<TalkState, 'done' | 'failed'>;
    readonly caution: string | null;
  }): Promise<void> {
    await this.#ctx.transaction(async (tx) => {
      const ended = { ...this.#columns(), ...as, answered_by: 'model' as const, ended_at: tx.now() };
      if (await updateAnswer(tx, this.#attempt, ended)) await this.#tell(tx);
    });
    // Stopped in this very moment: what was done stands with it.
    await this.keepStopped();
  }

  #concern(text: string): void {
    for (const [id] of text.matchAll(uuid)) this.#concerns.add(id);
  }

  async #tell(tx: Ctx): Promise<void> {
    await noteConcerns(tx, this.#attempt.messageId, [...this.#concerns]);
    await tx.publish(talkChannel, this.#agentId);
    const agent = await findAgent(tx, this.#agentId);
    if (agent !== undefined && this.#calls.some(({ actId }) => actId !== null)) await hintAgents(tx, agent.owner_id);
  }

  #columns() {
    return {
      words: this.words,
      calls: JSON.stringify(this.#calls),
      concerns: [...this.#concerns],
      beat_at: this.#ctx.now(),
    };
  }

  /** Writes down what is there, after what is being written. */
  #write(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#isOver) return;
    this.#writing = this.#writing.then(async () => {
      if (this.#isOver || this.#giveUp.signal.aborted) return;
      try {
        const goesOn = await updateAnswer(this.#ctx, this.#attempt, { ...this.#columns(), answered_by: 'model' });
        if (!goesOn) this.#giveUp.abort();
        await this.#ctx.publish(talkChannel, this.#agentId);
      } catch (error) {
        // Thrown where the answer ends: the task is then tried once more.
        this.#failure = error instanceof Error ? error : new Error(String(error));
        this.#giveUp.abort();
      }
    });
  }
}
