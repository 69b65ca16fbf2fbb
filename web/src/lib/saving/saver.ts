import { isSame, mergeContents, withFields, type Fields, type Merged } from './merge.ts';

/** Saved this long after the last key. */
export const pauseMs = 1200;
/** Waits between tries that found no server; the last one repeats for as long as the page is open. */
export const waitsMs: readonly number[] = [2000, 4000, 8000, 15_000, 30_000];
/** So often a version may move between looking at it and saving over it before the next try waits. */
const looksAtOnce = 3;
/** Of what was sent without an answer, so much is remembered; an older one costs a question at worst. */
const rememberedTries = 8;

/** What the server has. */
export interface Saved<C> {
  readonly version: number;
  readonly content: C;
  /** Instant of the last save. */
  readonly savedAt: string;
}

export type Choice = 'mine' | 'theirs';

export type SaveState<S> =
  /** The server has everything. */
  | { readonly kind: 'saved' }
  /** Something was typed since. */
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving' }
  /** Something typed cannot be stored yet: half a phone number, say. */
  | { readonly kind: 'invalid' }
  /** No answer; tried again until there is one. */
  | { readonly kind: 'retrying'; readonly message: string }
  /** The server said no to this content: tried again with the next change. */
  | { readonly kind: 'refused'; readonly message: string }
  /** The same fields were changed elsewhere; nothing is sent until the person has chosen. */
  | { readonly kind: 'clash'; readonly theirs: S; readonly fields: readonly string[] };

/** What failed: the version moved, the server refused, or nobody knows whether it arrived. */
export type SaveFailure = 'moved' | 'refused' | 'lost';

/** What was typed over a version and is not saved: enough to go on from after a reload. */
export interface Draft<H, C, S> {
  readonly held: H;
  readonly stored: S;
  /** What was sent over that version and may have arrived. */
  readonly sent: readonly C[];
}

/** `H` is what the page holds, `C` what the server stores of it, `S` what the server tells about it. */
export interface SaverStart<H, C, S extends Saved<C>> {
  readonly stored: S;
  readonly fields: Fields;
  /** What is held as the server stores it; null while something in it cannot be stored. */
  readonly storable: (held: H) => C | null;
  /** What is held, with the named fields as they stand in a content. */
  readonly put: (held: H, content: C, names: readonly string[]) => H;
  /** Saves over a version. */
  readonly send: (version: number, content: C) => Promise<S>;
  /** What the server has now. */
  readonly load: () => Promise<S>;
  readonly failureOf: (error: unknown) => { readonly kind: SaveFailure; readonly message: string };
  /** What others wrote came into what is held: the page shows that, and may answer with `change` what it made of it. */
  readonly onMerged: (held: H) => void;
  /** Told of every change of the state or of what is stored. */
  readonly show: (state: SaveState<S>, stored: S) => void;
}

export interface Saver<H, C, S> {
  /** The person changed something; saved after a pause. */
  readonly change: (held: H) => void;
  /** Saves now what is not saved; false where that did not succeed. */
  readonly flush: () => Promise<boolean>;
  /** The network or the page is back: what waits for its next try is tried now. */
  readonly wake: () => void;
  /** Ends a clash: of each field, which of the two stays. */
  readonly resolve: (choices: Readonly<Record<string, Choice>>) => Promise<boolean>;
  /** What was typed is given up for what the server has. */
  readonly adopt: (stored: S) => void;
  /** Another call saved what was held when it was made: what was typed since is saved after it. */
  readonly advance: (stored: S) => void;
  readonly stored: () => S;
  /** What is typed and not saved, null when nothing is. */
  readonly draft: () => Draft<H, C, S> | null;
  /** Goes on from a draft of an earlier life of the page: what others saved since is merged in. */
  readonly restore: (draft: Draft<H, C, S>) => void;
  /** No timer outlives the page; a save under way ends on its own. */
  readonly stop: () => void;
}

class SavingByItself<H, C, S extends Saved<C>> {
  readonly #start: SaverStart<H, C, S>;
  #stored: S;
  #state: SaveState<S> = { kind: 'saved' };
  /** What the person has; null when the server has it all. Boxed: two states of a form may be one object. */
  #wanted: { readonly held: H } | null = null;
  /** What was sent over `#stored` without a clear answer: may have arrived. */
  #unanswered: readonly C[] = [];
  #attempt = 0;
  /** The page is being told of a merge. */
  #isTelling = false;
  #running: Promise<boolean> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(start: SaverStart<H, C, S>) {
    this.#start = start;
    this.#stored = start.stored;
  }

  get stored(): S {
    return this.#stored;
  }

  get draft(): Draft<H, C, S> | null {
    if (this.#wanted === null) return null;
    return { held: this.#wanted.held, stored: this.#stored, sent: this.#unanswered };
  }

  change(held: H): void {
    this.#wanted = { held };
    if (this.#isTelling) return;
    const state = this.#state;
    if (state.kind === 'clash') this.#askAgain(state.theirs, held);
    // Its next try is set already, and typing on does not put it off.
    else if (state.kind === 'retrying') this.#become(state);
    else {
      if (state.kind !== 'saving') this.#become({ kind: 'unsaved' });
      this.#later(pauseMs);
    }
  }

  async flush(): Promise<boolean> {
    this.stop();
    while (this.#running !== null) await this.#running;
    if (this.#wanted === null) return true;
    if (this.#state.kind === 'clash') return false;
    this.#running = this.#trySave(looksAtOnce)
      .catch((error: unknown) => this.#fail(error))
      .finally(() => {
        this.#running = null;
      });
    return await this.#running;
  }

  wake(): void {
    if (this.#state.kind !== 'retrying' || this.#running !== null) return;
    this.#attempt = 0;
    void this.flush();
  }

  async resolve(choices: Readonly<Record<string, Choice>>): Promise<boolean> {
    if (this.#state.kind !== 'clash' || this.#wanted === null) return await this.flush();
    const { fields, storable } = this.#start;
    const mine = storable(this.#wanted.held);
    if (mine === null) return false;
    const { theirs } = this.#state;
    const { content, taken, clashes } = this.#merged(mine, theirs);
    if (clashes.some((name) => choices[name] === undefined)) {
      this.#become({ kind: 'clash', theirs, fields: clashes });
      return false;
    }
    const given = clashes.filter((name) => choices[name] === 'theirs');
    this.#goOnOver(theirs, withFields(fields, content, theirs.content, given), [...taken, ...given]);
    this.#become({ kind: 'unsaved' });
    return await this.flush();
  }

  adopt(stored: S): void {
    this.stop();
    this.#settleOn(stored);
    this.#wanted = null;
    this.#become({ kind: 'saved' });
  }

  advance(stored: S): void {
    // Its answer may come after that of a save which went over it.
    if (stored.version < this.#stored.version) return;
    this.#settleOn(stored);
    const mine = this.#wanted === null ? null : this.#start.storable(this.#wanted.held);
    if (this.#wanted === null || (mine !== null && isSame(mine, stored.content))) return this.adopt(stored);
    // A save under way goes on by itself, over the version that moved.
    if (this.#running !== null) return;
    this.#become({ kind: 'unsaved' });
    this.#later(pauseMs);
  }

  restore({ held, stored: before, sent }: Draft<H, C, S>): void {
    const now = this.#stored;
    this.#stored = before;
    this.#unanswered = sent;
    this.#tell(held);
    // Another version than the draft's is merged at once; one that cannot be stored yet is when it can.
    if (before.version !== now.version && this.#start.storable(held) !== null) this.#askAgain(now, held);
    else this.change(held);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #become(next: SaveState<S>): void {
    this.#state = next;
    this.#start.show(next, this.#stored);
  }

  #later(ms: number): void {
    this.stop();
    this.#timer = setTimeout(() => void this.flush(), ms);
  }

  #settleOn(stored: S): void {
    this.#stored = stored;
    this.#unanswered = [];
    this.#attempt = 0;
  }

  async #trySave(looks: number): Promise<boolean> {
    const sent = this.#wanted;
    if (sent === null) return true;
    const content = this.#start.storable(sent.held);
    if (content === null) return this.#cannotStore();
    if (this.#state.kind !== 'retrying') this.#become({ kind: 'saving' });
    // From here on it may have arrived, whatever becomes of the answer and of this page.
    const others = this.#unanswered.filter((each) => !isSame(each, content));
    this.#unanswered = [...others, content].slice(-rememberedTries);
    try {
      return this.#wentThrough(await this.#start.send(this.#stored.version, content), sent);
    } catch (error) {
      const { kind } = this.#start.failureOf(error);
      if (kind === 'moved' && looks > 0) return (await this.#reconcile()) && (await this.#trySave(looks - 1));
      return this.#fail(error);
    }
  }

  #wentThrough(answer: S, sent: { readonly held: H }): boolean {
    this.#settleOn(answer);
    // Nothing is wanted any more where another call has saved it meanwhile.
    const isAll = this.#wanted === sent || this.#wanted === null;
    if (isAll) this.#wanted = null;
    this.#become({ kind: isAll ? 'saved' : 'unsaved' });
    if (!isAll) this.#later(pauseMs);
    return isAll;
  }

  #cannotStore(): false {
    this.#become({ kind: 'invalid' });
    return false;
  }

  #fail(error: unknown): false {
    const { kind, message } = this.#start.failureOf(error);
    if (kind === 'refused') this.#become({ kind, message });
    else {
      this.#become({ kind: 'retrying', message });
      this.#later(waitsMs[Math.min(this.#attempt, waitsMs.length - 1)] ?? pauseMs);
      this.#attempt += 1;
    }
    return false;
  }

  #merged(mine: C, theirs: S): Merged<C> {
    const sides = { base: this.#stored.content, mine, theirs: theirs.content, own: this.#unanswered };
    return mergeContents(this.#start.fields, sides);
  }

  #tell(held: H): void {
    this.#wanted = { held };
    this.#isTelling = true;
    this.#start.onMerged(held);
    this.#isTelling = false;
  }

  /** Puts what others wrote under what is typed here, and goes on over their version. */
  #goOnOver(theirs: S, content: C, taken: readonly string[]): void {
    if (this.#wanted !== null && taken.length > 0) this.#tell(this.#start.put(this.#wanted.held, content, taken));
    this.#settleOn(theirs);
  }

  /** The version moved: true when the next try goes over the one that is there. */
  async #reconcile(): Promise<boolean> {
    const theirs = await this.#start.load();
    if (this.#wanted === null) return true;
    const mine = this.#start.storable(this.#wanted.held);
    if (mine === null) return this.#cannotStore();
    const { content, taken, clashes } = this.#merged(mine, theirs);
    if (clashes.length > 0) this.#become({ kind: 'clash', theirs, fields: clashes });
    else this.#goOnOver(theirs, content, taken);
    return clashes.length === 0;
  }

  /** The person types on while they are asked: the question follows, and falls away where nothing is left of it. */
  #askAgain(theirs: S, held: H): void {
    const mine = this.#start.storable(held);
    if (mine === null) return this.#become(this.#state);
    const { content, taken, clashes } = this.#merged(mine, theirs);
    if (clashes.length > 0) return this.#become({ kind: 'clash', theirs, fields: clashes });
    this.#goOnOver(theirs, content, taken);
    this.#become({ kind: 'unsaved' });
    this.#later(pauseMs);
  }
}

/**
 * Saves what is edited by itself: one save at a time, each over the version of the one before; what is typed meanwhile
 * goes with the next. No answer: tried again, with growing waits, for ever. A version that moved is looked at: what was
 * sent from here and arrived without an answer is recognised, what others wrote into other fields is merged, and only a
 * field that both changed is asked about. What was typed is never dropped.
 */
export function createSaver<H, C, S extends Saved<C>>(start: SaverStart<H, C, S>): Saver<H, C, S> {
  const saver = new SavingByItself(start);
  return {
    change: (held) => saver.change(held),
    flush: () => saver.flush(),
    wake: () => saver.wake(),
    resolve: (choices) => saver.resolve(choices),
    adopt: (stored) => saver.adopt(stored),
    advance: (stored) => saver.advance(stored),
    stored: () => saver.stored,
    draft: () => saver.draft,
    restore: (draft) => saver.restore(draft),
    stop: () => saver.stop(),
  };
}
