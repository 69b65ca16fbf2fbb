import type { ObjectionReason } from '@pinjian/contract/position.ts';

/** One kind of words that cannot be published. Patterns meet folded text: NFKC, lower case, no blanks within a line. */
export interface ObjectionRule {
  readonly reason: ObjectionReason;
  /** Global and unicode; what they match is marked. */
  readonly patterns: readonly RegExp[];
  /** Only in the title. */
  readonly titleOnly?: true;
  /** Harmless when this meets the twelve characters before. */
  readonly unlessBefore?: RegExp;
  /** Harmless when this meets the twelve characters after. */
  readonly unlessAfter?: RegExp;
  /** Harmless when this says so of the match. */
  readonly unless?: (match: RegExpExecArray) => boolean;
  /** Harmless where the category's path meets this: what the occupation itself asks for. */
  readonly unlessCategory?: RegExp;
  readonly message: string;
  readonly suggestion: string;
}
