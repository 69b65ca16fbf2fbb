/** What a turn is to the interviewer, where it is nobody's own matter: what is to be done about it. */
export const turnKinds = [
  'answer',
  'abuse',
  'askHuman',
  'askRepeat',
  'askRephrase',
  'complaint',
  'correction',
  'hurry',
  'need',
  'neverDid',
  'nothingToAdd',
  'premiseDenied',
  'questionBack',
  'readBack',
  'refusal',
  'smallTalk',
  'steering',
  'thanks',
  'think',
  'trouble',
] as const;
export type TurnKind = (typeof turnKinds)[number];
