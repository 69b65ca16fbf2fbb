/** What somebody means by what they say to a question. One saying may be several: an answer with a private clause in it. */
export const sayingKinds = [
  'answer',
  'crisis',
  'distress',
  'private',
  'steering',
  'abuse',
  'questionBack',
  'clarification',
  'refusal',
  'neverDid',
  'nothingToAdd',
  'think',
  'repeat',
  'trouble',
  'smallTalk',
  'deniedPremise',
  'correction',
  'ready',
] as const;
export type SayingKind = (typeof sayingKinds)[number];

/** Kinds that are looked for in every few clauses, wherever they stand. */
export const windowKinds = ['answer', 'crisis', 'distress', 'private', 'steering', 'questionBack'] as const;
export type WindowKind = (typeof windowKinds)[number];

/** Kinds of which a saying as a whole is one. */
export const wholeKinds = [
  'answer',
  'abuse',
  'questionBack',
  'clarification',
  'refusal',
  'neverDid',
  'nothingToAdd',
  'think',
  'repeat',
  'trouble',
  'smallTalk',
  'deniedPremise',
  'correction',
  'ready',
] as const;
export type WholeKind = (typeof wholeKinds)[number];
