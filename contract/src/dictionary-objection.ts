import * as z from 'zod/mini';

/** Why words cannot be published: by law (discriminatory, unlawful) or by the rules of the house. */
export const objectionReasons = [
  'gender',
  'marriage',
  'age',
  'ethnicity',
  'religion',
  'origin',
  'health',
  'appearance',
  'school',
  'zodiac',
  'employment',
  'fee',
  'deposit',
  'document',
  'withheldPay',
  'noInsurance',
  'guarantee',
  'pyramid',
  'loan',
  'scam',
  'illegal',
  'contact',
  'exaggeration',
] as const;
export type ObjectionReason = (typeof objectionReasons)[number];

/**
 * Words that stand in the way of publishing. `path` is the dotted path of the text in what was sent
 * (`title`, `description.0.text`); `from` and `to` count UTF-16 units in it, `to` exclusive.
 */
export const objection = z.object({
  path: z.string(),
  from: z.int(),
  to: z.int(),
  /** The words themselves: text.slice(from, to). */
  word: z.string(),
  reason: z.enum(objectionReasons),
  /** The reason and its ground, for the writer. */
  message: z.string(),
  /** What to write instead. */
  suggestion: z.string(),
});
export type Objection = z.output<typeof objection>;
