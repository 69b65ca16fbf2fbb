import { asSentence, faultSoFar, type Surroundings } from './check-words.ts';
import { fieldsIn } from './partial-object.ts';

interface Speaking {
  readonly surroundings: Surroundings;
  /** Whether a follow-up may be asked; without it only the acknowledgement is spoken. */
  readonly mayAsk: boolean;
  readonly say: (words: string) => void;
}

/**
 * Says what the model writes while it writes it: of an answer's reading the acknowledgement, then the follow-up. Words
 * are held against the same rules as the whole, as far as they have come; the first that breaks one is not said, and
 * nothing after it.
 */
export class Speech {
  readonly #speaking: Speaking;
  #written = '';
  #said = 0;
  #silenced = false;

  constructor(speaking: Speaking) {
    this.#speaking = speaking;
  }

  /** Takes the next piece of the model's object. */
  take(piece: string): void {
    this.#written += piece;
    if (this.#silenced) return;
    const words = this.#words();
    if (words.length <= this.#said) return;
    if (faultSoFar(words, this.#speaking.surroundings) !== null || (words.match(/[?？]/gu)?.length ?? 0) > 1) {
      this.#silenced = true;
      return;
    }
    this.#speaking.say(words.slice(this.#said));
    this.#said = words.length;
  }

  #words(): string {
    const fields = fieldsIn(this.#written);
    const intent = fields.get('intent');
    const acknowledgement = fields.get('acknowledgement');
    if (intent?.whole !== true || intent.text !== 'answer' || acknowledgement === undefined) return '';
    if (!acknowledgement.whole) return acknowledgement.text;
    const lead = asSentence(acknowledgement.text);
    const missing = fields.get('missing');
    const asks = this.#speaking.mayAsk && missing?.whole === true && missing.text !== 'none';
    return asks ? `${lead}${fields.get('followUp')?.text ?? ''}` : lead;
  }
}
