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
