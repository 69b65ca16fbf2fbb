/** Kinds by which somebody asks for something or puts the question aside, with nothing beside them. */
const aside = [
  'questionBack',
  'clarification',
  'refusal',
  'neverDid',
  'nothingToAdd',
  'think',
  'repeat',
  'trouble',
  'smallTalk',
] as const;
export const requestKinds = [...aside, 'ready'] as const;

/** Kinds of which a saying as a whole is one. The learned weights know them by their places. */
export const wholeKinds = ['answer', 'abuse', ...aside, 'deniedPremise', 'correction', 'ready'] as const;
export type WholeKind = (typeof wholeKinds)[number];

/** Kinds that are looked for in every few clauses, wherever they stand. The same of their places. */
export const windowKinds = ['answer', 'crisis', 'distress', 'private', 'steering', 'questionBack'] as const;
export type WindowKind = (typeof windowKinds)[number];

/** What somebody means by what they say to a question. One saying may be several: an answer with a private clause in it. */
export type SayingKind = WholeKind | WindowKind;
export const sayingKinds: readonly SayingKind[] = [...new Set([...windowKinds, ...wholeKinds])];
